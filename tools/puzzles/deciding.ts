import type { Contrast } from '../../src/core/contract/sequels.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import type { Counted, PlayedOn } from './counted.ts';
import { type Wanted, withWhy } from './hindrance.ts';
import { seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Least difference of the shares of an event that can decide. */
const WIDE = 0.35;
/** Least share of an event after both actions that can decide by its points. */
const OFTEN = 0.5;
/** Least weight of an event for which the rules are asked for a reason, in points. */
const LEAST = 0.3;
/** Part of the weight in favour of the best action that events with a reason must have. */
const EXPLAINED = 0.5;
/** Greatest weight of events of other seats without a reason, as a part of the explained weight. */
const RIDDLE = 0.7;
/** Part of the heaviest event's weight that the events for the best action must weigh beyond the events against it. */
const LEFT = 1 / 3;
/** Part of the heaviest event's weight from which an answer names another event too. */
const NEAR = 0.5;
/** Maximum number of events that an answer names in favour of the best action. */
const MOST = 2;
/** Worlds that are searched for a better action of another seat, and maximum number of that seat's actions that are tried. */
const [SEARCHED, TRIED] = [6, 300];

/** Event that is clearly more frequent after one of two actions, or that brings other points after them. */
interface Swing {
  readonly contrast: Contrast;
  /** Points of the event times the difference of its shares, or its additional points. Positive: it favours the best action. */
  readonly weight: number;
  readonly isOwn: boolean;
}

export interface Compared {
  /** `thingOf`: name of the thing that an event is about, such as a house. Empty: none. */
  readonly wanted: Omit<Wanted, 'key'> & { thingOf(event: unknown): string };
  readonly played: readonly [PlayedOn, PlayedOn];
  readonly counted: readonly [Counted, Counted];
  /** Number of other seats. The margin counts their mean points, so each of them counts a part. */
  readonly rivals: number;
}

/**
 * Chooses the events that decide between the best action and another one, in the order of the game. They speak for the best
 * action: the rules give a reason why they are rarer after the other action, or they bring more points. One event against the
 * best action follows if it is about as heavy. Empty: no reason is large enough, or other seats act differently without a
 * reason of the rules, so that a reader could not follow.
 */
export function decidingEvents(
  compared: Compared,
  rules: Pick<PuzzleRules, 'stake' | 'mean' | 'common' | 'clear'>,
): readonly Contrast[] {
  const swings = swingsOf(compared, rules).toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight),
  );
  const sumOf = (some: readonly Swing[]): number => sum(some.map(({ weight }) => Math.abs(weight)));
  const pro = swings.filter(({ weight }) => weight > 0);
  const against = swings.filter(({ weight }) => weight < 0);
  const explained = pro.filter(
    each => (each.contrast.why ?? each.contrast.instead) && !isLeftLying(compared, each, rules.stake),
  );
  const riddles = swings.filter(({ contrast: { why }, isOwn }) => !why && !isOwn);
  const most = explained[0]?.weight ?? 0;
  const isClear =
    most >= rules.clear &&
    sumOf(explained) >= EXPLAINED * sumOf(pro) &&
    sumOf(riddles) <= RIDDLE * sumOf(explained) &&
    sumOf(pro) - sumOf(against) >= LEFT * most;
  if (!isClear) return [];
  const isNear = ({ weight }: Swing): boolean => Math.abs(weight) >= NEAR * most;
  const { counted, wanted } = compared;
  const placeOf = ({ contrast: { event } }: Swing): number =>
    Math.max(...counted.map(each => each.place(wanted.keyOf(event))));
  const heaviest = explained.filter(isNear).slice(0, MOST);
  return [
    ...heaviest.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...against.filter(isNear).slice(0, 1),
  ].map(({ contrast }) => contrast);
}

/**
 * Returns true where another seat could take the points of an own event earlier in half of the worlds, but does not. A reader
 * would not believe such an event.
 */
function isLeftLying(
  { wanted, played: [best] }: Compared,
  { contrast: { event, one, other }, isOwn }: Swing,
  stake: PuzzleRules['stake'],
): boolean {
  const { game, keyOf, seat, thingOf } = wanted;
  const thing = thingOf(event);
  if (!isOwn || one <= other || thing === '') return false;
  const worlds = best.worlds.flatMap(plies => {
    const at = plies.findIndex(({ events }) => events.some(each => keyOf(each) === keyOf(event)));
    return at < 0 ? [] : [plies.slice(0, at).filter(ply => ply.seat !== seat)];
  });
  const could = worlds.slice(0, SEARCHED).filter(plies =>
    plies.some(({ before, seat: rival }) =>
      game
        .legal(before, rival)
        .slice(0, TRIED)
        .some(action => {
          const step = game.apply(before, rival, action, new LightDice(1));
          const events = step.ok ? step.value.events.map(each => each.event) : [];
          return events.some(each => thingOf(each) === thing && stake(each, true) >= stake(event, true));
        }),
    ),
  );
  return could.length * 2 >= Math.max(1, Math.min(SEARCHED, worlds.length));
}

/**
 * Returns what an event brings to the seat's margin: its points times the difference of its shares. Positive: it speaks for the
 * action whose share is `one`.
 */
export function weightOf(
  { event, one, other }: Contrast,
  { seat, rivals }: { readonly seat: unknown; readonly rivals: number },
  stake: PuzzleRules['stake'],
): number {
  const isOwn = seatOf(event) === seat;
  return (one - other) * stake(event, isOwn) * (isOwn ? 1 : -1 / Math.max(1, rivals));
}

/** Lists the events of seats that differ clearly after the two actions, and that neither action itself causes. */
function swingsOf(
  compared: Compared,
  rules: Pick<PuzzleRules, 'stake' | 'mean' | 'common'>,
): readonly Swing[] {
  const [best, other] = compared.counted;
  return [...new Set([...best.groups.keys(), ...other.groups.keys()])].flatMap(key => {
    const events = [best, other].map(each => each.event(key, rules.mean));
    const seat = seatOf(events[0] ?? events[1]);
    if (best.own.has(key) || other.own.has(key) || seat === undefined) return [];
    const gap = best.share(key) - other.share(key);
    const isOwn = seat === compared.wanted.seat;
    const [more, less] = gap > 0 ? events : events.toReversed();
    return Math.abs(gap) >= WIDE
      ? swing(compared, key, less === undefined ? more : (rules.common?.(more, less) ?? more), isOwn, rules)
      : richer(compared, key, events, isOwn, rules);
  });
}

function swing(
  { wanted, played, counted, rivals }: Compared,
  key: string,
  event: unknown,
  isOwn: boolean,
  { stake }: Pick<PuzzleRules, 'stake'>,
): Swing {
  const [one = 0, other = 0] = counted.map(each => each.share(key));
  const contrast = { event, one, other };
  const weight = weightOf(contrast, { seat: wanted.seat, rivals }, stake);
  const isHeavy = Math.abs(weight) >= LEAST;
  return { contrast: isHeavy ? withWhy({ ...wanted, key }, contrast, played) : contrast, weight, isOwn };
}

/**
 * Compares the points of an own event that follows both actions. Empty: the points are about equal. Also empty if the seat does
 * both actions in both lines, so that only their order differs.
 */
function richer(
  { counted }: Compared,
  key: string,
  [event, instead]: readonly unknown[],
  isOwn: boolean,
  { stake }: Pick<PuzzleRules, 'stake'>,
): readonly Swing[] {
  const [best, other] = counted;
  const shares = [best.share(key), other.share(key)] as const;
  const follows = (of: Counted, after: Counted): boolean =>
    [...of.own.keys()].some(own => !after.own.has(own) && after.share(own) >= OFTEN);
  if (!isOwn || Math.min(...shares) < OFTEN || (follows(best, other) && follows(other, best))) return [];
  const weight = (stake(event, true) - stake(instead, true)) * Math.min(...shares);
  const [one, two] = shares;
  return Math.abs(weight) < LEAST ? [] : [{ contrast: { event, one, other: two, instead }, weight, isOwn }];
}
