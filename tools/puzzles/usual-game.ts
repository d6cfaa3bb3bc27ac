import type { Contrast } from '../../src/core/contract/sequels.ts';
import { sum } from '../../src/core/rules/sum.ts';
import type { Counted } from './counted.ts';
import type { Compared } from './deciding.ts';
import { seatOf } from './plies.ts';

/** Maximum number of events of each line of play, and number of events up to which light events of other seats are added. */
const [MOST, FEWEST] = [8, 6];
/** Part of the greatest weight below which an event is light. */
const LIGHT = 0.12;
/** Factor for the weight of an event of the deciding seat, since its events are the steps of one plan. */
const OWN = 2;
/** Points that a world loses in the choice for each point by which its gap differs from the loss. */
const DISTANCE = 0.5;
/** Least and greatest difference of the points in both lists: multiples of the loss, and points added to the greatest. */
const [LEAST_SHOWN, MOST_SHOWN, MORE_SHOWN] = [0.3, 3, 3];
/** Factor for the points of a deciding event in the choice of a world. */
const DECIDING = 4;
/** Factor for the difference of an event's shares, beside its points, if a line has too many events. */
const GAP = 2;

type Pair<Of> = readonly [Of, Of];
type Line = Counted['lines'][number];

/**
 * Chooses two lines of play from one imagined world: the best action, another action, and the events after each. An event of
 * one list is in both lists if both actions lead to it. Undefined: in no world do the points of both lists differ by about the
 * loss.
 * @param stake points of an event, or what the event is worth in points
 * @param behind points that the other action loses
 */
export function usualGame(
  compared: Compared,
  deciding: readonly Contrast[],
  stake: (event: unknown) => number,
  behind: number,
): Pair<readonly unknown[]> | undefined {
  const { wanted, counted, rivals } = compared;
  const keys = new Set(deciding.map(({ event }) => wanted.keyOf(event)));
  const signOf = (seat: unknown): number =>
    seat === wanted.seat ? 1 : seat === undefined ? 0 : -1 / Math.max(1, rivals);
  const pointsOf = (events: readonly unknown[]): number =>
    sum(events.map(event => stake(event) * signOf(seatOf(event))));
  for (const pair of clearWorlds(compared, keys, stake, behind)) {
    const kept = keptKeys(compared, pair, keys, stake);
    const [best, other] = pair.map((line, at) => [
      ...[...(counted[at]?.own ?? [])].flatMap(([key, event]) => (key === '' ? [] : [event])),
      ...[...line].filter(([key]) => kept.has(key)).map(([, event]) => event),
    ]);
    if (!best || !other) break;
    const shown = pointsOf(best) - pointsOf(other);
    if (shown >= LEAST_SHOWN * behind && shown <= MOST_SHOWN * behind + MORE_SHOWN) return [best, other];
  }
  return undefined;
}

/**
 * Chooses the events that both lists show, by their keys: the deciding events, the next event of each other seat, then the
 * heaviest events.
 */
function keptKeys(
  { wanted, counted }: Compared,
  pair: Pair<Line>,
  deciding: ReadonlySet<string>,
  stake: (event: unknown) => number,
): ReadonlySet<string> {
  const [best, other] = pair;
  const isOfSeat = (key: string): boolean => seatOf(best.get(key) ?? other.get(key)) === wanted.seat;
  const weightOf = (key: string): number => {
    const [one = 0, two = 0] = pair.map(line => (line.has(key) ? stake(line.get(key)) : 0));
    const gap = Math.abs(counted[0].share(key) - counted[1].share(key)) + Math.abs(one - two) / 2;
    const isOfAction = counted.some(({ own }) => own.has(key));
    return (
      Math.max(Math.abs(one), Math.abs(two)) * (1 + GAP * (isOfAction ? 1 : gap)) * (isOfSeat(key) ? OWN : 1)
    );
  };
  const weights = new Map([...best.keys(), ...other.keys()].map(key => [key, weightOf(key)]));
  const byWeight = [...weights].toSorted(([, one], [, two]) => two - one).map(([key]) => key);
  const light = LIGHT * Math.max(...weights.values());
  const next = pair.flatMap(line => nextOfOthers(line, wanted.seat));
  const kept = new Set<string>();
  const hasRoom = (line: Line, key: string, most: number): boolean =>
    !line.has(key) || [...kept].filter(each => line.has(each)).length < most;
  for (const key of [...deciding, ...next, ...byWeight]) {
    const isLight = (weights.get(key) ?? 0) < light && !isOfSeat(key) && !next.includes(key);
    if (pair.every(line => hasRoom(line, key, isLight ? FEWEST : MOST))) kept.add(key);
  }
  return kept;
}

function nextOfOthers(line: Line, seat: unknown): readonly string[] {
  const first = new Map<unknown, string>();
  for (const [key, event] of line) {
    const whose = seatOf(event);
    if (whose !== undefined && whose !== seat && !first.has(whose)) first.set(whose, key);
  }
  return [...first.values()];
}

/**
 * Lists both lines of each world, the most typical world first. A typical world has the deciding and other frequent events, the
 * differences between the actions, and about the loss.
 */
function clearWorlds(
  { played, counted }: Compared,
  deciding: ReadonlySet<string>,
  stake: (event: unknown) => number,
  behind: number,
): readonly Pair<Line>[] {
  const [best, other] = played;
  const gaps = best.values.map((value, world) => value - (other.values[world] ?? 0));
  const keys = [...new Set(counted.flatMap(({ groups }) => [...groups.keys()]))].map(key => {
    const shares = counted.map(each => each.share(key));
    const events = counted.flatMap(each => each.event(key, undefined) ?? []);
    const points = Math.max(...events.map(event => Math.abs(stake(event))));
    return { key, shares, points: points * (deciding.has(key) ? DECIDING : 1) };
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
    return { pair, worth: worth - DISTANCE * Math.abs(gap - behind) };
  });
  return found.toSorted((one, two) => two.worth - one.worth).map(({ pair }) => pair);
}
