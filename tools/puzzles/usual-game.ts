import type { Contrast } from '../../src/core/contract/sequels.ts';
import { sum } from '../../src/core/rules/sum.ts';
import type { Counted, PlayedOn } from './counted.ts';
import { type Wanted, withWhy } from './hindrance.ts';
import { seatOf } from './plies.ts';

/** Greatest number of events that an answer tells of each line of play, and number up to which each event stands. */
const [MOST, FEWEST] = [6, 3];
/** Part of the greatest weight below which an event of another seat is left out. */
const LEAST = 0.12;
/** Weight of an event of the deciding seat beside one of another seat: its events are the steps of one plan. */
const OWN = 2;
/** Difference of shares from which a seat's event calls for what the seat does after the other action. */
const WIDE = 0.35;
/** Points of a clear world that each point of distance from the mean difference of the leads costs. */
const DISTANCE = 0.5;
/** Weight of the difference of an event's shares beside its points, where a line has too many events. */
const GAP = 2;

type Pair<Of> = readonly [Of, Of];
type Line = Counted['lines'][number];

export interface Lines {
  readonly wanted: Omit<Wanted, 'key'>;
  /** The best action, and another one. */
  readonly played: Pair<PlayedOn>;
  readonly counted: Pair<Counted>;
  /** Points of an event, or what the event is worth in points. */
  stake(event: unknown): number;
}

/**
 * Tells two lines of play from one imagined world: the events after the best action, and those after another one. An event that
 * stands in one list stands in both if both actions lead to it.
 */
export function usualGame(lines: Lines): Pair<readonly Contrast[]> {
  const [best, other] = clearWorld(lines);
  const { wanted, played, counted } = lines;
  const contrastOf = (key: string, event: unknown, at: 0 | 1): Contrast => {
    const [one, two] = [counted[0].share(key), counted[1].share(key)];
    const isOthers = counted[at === 0 ? 1 : 0].own.has(key);
    return { event, one, other: two, ...(isOthers && { anyway: true }) };
  };
  const kept = keptKeys(lines, [best, other]);
  const told = (line: Line, at: 0 | 1): readonly Contrast[] =>
    [...line]
      .filter(([key]) => kept.has(key))
      .map(([key, event]) => withWhy({ ...wanted, key }, contrastOf(key, event, at), played));
  return [told(best, 0), told(other, 1)];
}

/** Chooses the events that both lists tell, by their keys. */
function keptKeys(lines: Lines, [best, other]: Pair<Line>): ReadonlySet<string> {
  const { wanted, counted } = lines;
  const weightOf = (key: string): number => {
    const [one, two] = [best.get(key), other.get(key)];
    const points = [one, two].map(event => (event === undefined ? 0 : lines.stake(event)));
    const gap = gapOf(lines, key) + Math.abs((points[0] ?? 0) - (points[1] ?? 0)) / 2;
    const isOwn = counted.some(({ own }) => own.has(key));
    const isOfSeat = seatOf(one ?? two) === wanted.seat;
    return Math.max(...points.map(Math.abs)) * (1 + GAP * (isOwn ? 1 : gap)) * (isOfSeat ? OWN : 1);
  };
  const keys = [...new Set([...best.keys(), ...other.keys()])]
    .map(key => ({ key, weight: weightOf(key) }))
    .toSorted((one, two) => two.weight - one.weight);
  const least = LEAST * (keys[0]?.weight ?? 0);
  const kept = new Set<string>();
  const hasRoom = (line: Line, key: string, most: number): boolean =>
    !line.has(key) || [...kept].filter(each => line.has(each)).length < most;
  for (const { key, weight } of keys) {
    const isOfSeat = seatOf(best.get(key) ?? other.get(key)) === wanted.seat;
    const most = weight < least && !isOfSeat ? FEWEST : MOST;
    if ([best, other].every(line => hasRoom(line, key, most))) kept.add(key);
  }
  // A seat that does something after only one action does something else after the other one.
  for (const [line, there] of [[best, other] as const, [other, best] as const])
    for (const key of [...kept].filter(each => line.has(each) && gapOf(lines, each) >= WIDE)) {
      const seat = seatOf(line.get(key));
      const instead = keys.filter(each => there.has(each.key) && seatOf(there.get(each.key)) === seat);
      const [first] = instead;
      if (first && !instead.some(each => kept.has(each.key))) kept.add(first.key);
    }
  return kept;
}

/** Returns the difference of an event's shares after both actions, from 0 to 1. */
const gapOf = ({ counted: [best, other] }: Lines, key: string): number =>
  Math.abs(best.share(key) - other.share(key));

/**
 * Returns both lines of the world that shows best what all worlds have: frequent events, the differences between the actions,
 * and about the mean difference of the leads.
 */
function clearWorld(lines: Lines): Pair<Line> {
  const { played, counted, stake } = lines;
  const [best, other] = played;
  const gaps = best.leads.map((lead, world) => lead - (other.leads[world] ?? 0));
  const mean = sum(gaps) / gaps.length;
  const keys = [...new Set(counted.flatMap(({ groups }) => [...groups.keys()]))].map(key => {
    const shares = counted.map(each => each.share(key));
    const events = counted.flatMap(each => each.event(key, undefined) ?? []);
    return { key, shares, points: Math.max(...events.map(event => Math.abs(stake(event)))) };
  });
  const found = gaps.map((gap, world) => {
    const lineOf = ({ lines: all }: Counted): Line => all[world] ?? new Map();
    const pair = [lineOf(counted[0]), lineOf(counted[1])] as const;
    const worth = sum(
      keys.map(({ key, shares: [one = 0, two = 0], points }) => {
        const [isIn, isInOther] = [pair[0].has(key), pair[1].has(key)];
        const usual = (isIn ? one : 1 - one) + (isInOther ? two : 1 - two);
        const shows = one > two ? isIn && !isInOther : isInOther && !isIn;
        return points * (usual + (shows ? Math.abs(one - two) : 0));
      }),
    );
    return { pair, worth: worth - DISTANCE * Math.abs(gap - mean) };
  });
  const [clearest] = found.toSorted((one, two) => two.worth - one.worth);
  if (!clearest) throw new Error('a line of play without a world');
  return clearest.pair;
}
