import type { Contrast } from '../../src/core/contract/sequels.ts';
import { sum } from '../../src/core/rules/sum.ts';
import type { Counted, PlayedOn } from './counted.ts';
import { type Wanted, withWhy } from './hindrance.ts';
import { seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Least difference of the shares of an event that can decide. */
const WIDE = 0.35;
/** Least weight of an event for which the rules are asked for a reason, in points. */
const LEAST = 0.3;
/** Part of the weight in favour of the best action that events with a reason must have. */
const EXPLAINED = 0.5;
/** Greatest weight of events of other seats without a reason, as a part of the explained weight. */
const RIDDLE = 0.7;
/** Part of the heaviest event's weight that all events together must leave. Otherwise they tell more against it than for it. */
const LEFT = 1 / 3;
/** Part of the heaviest event's weight from which another event is told too. */
const NEAR = 0.5;
/** Most events that are told in favour of the best action. */
const MOST = 2;

/** An event that is clearly more frequent after one of two actions. */
interface Swing {
  readonly contrast: Contrast;
  /** Points of the event times the difference of its shares. Positive: it speaks for the best action. */
  readonly weight: number;
  readonly isOwn: boolean;
}

export interface Compared {
  readonly wanted: Omit<Wanted, 'key'>;
  /** The best action, and another one. */
  readonly played: readonly [PlayedOn, PlayedOn];
  readonly counted: readonly [Counted, Counted];
}

/**
 * Chooses the events that decide between the best action and another one: they speak for the best action, and the rules say why
 * they are rarer after one of both. An event that speaks as much against it follows. Empty: a reader could not see why the best
 * action is better, since no reason is large enough, or a seat plays otherwise for no reason of the rules.
 */
export function decidingEvents(
  compared: Compared,
  rules: Pick<PuzzleRules, 'stake' | 'mean' | 'clear'>,
): readonly Contrast[] {
  const swings = swingsOf(compared, rules).toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight),
  );
  const weightOf = (some: readonly Swing[]): number => sum(some.map(({ weight }) => Math.abs(weight)));
  const pro = swings.filter(({ weight }) => weight > 0);
  const against = swings.filter(({ weight }) => weight < 0);
  const explained = pro.filter(({ contrast }) => contrast.why);
  const riddles = swings.filter(({ contrast, isOwn }) => !contrast.why && !isOwn);
  const most = explained[0]?.weight ?? 0;
  const isClear =
    most >= rules.clear &&
    weightOf(explained) >= EXPLAINED * weightOf(pro) &&
    weightOf(riddles) <= RIDDLE * weightOf(explained) &&
    weightOf(pro) - weightOf(against) >= LEFT * most;
  if (!isClear) return [];
  const isNear = ({ weight }: Swing): boolean => Math.abs(weight) >= NEAR * most;
  return [...explained.filter(isNear).slice(0, MOST), ...against.filter(isNear).slice(0, 1)].map(
    ({ contrast }) => contrast,
  );
}

/** Lists the events of a seat that are clearly more frequent after one action, and that neither action itself causes. */
function swingsOf(
  { wanted, played, counted }: Compared,
  { stake, mean }: Pick<PuzzleRules, 'stake' | 'mean'>,
): readonly Swing[] {
  const [best, other] = counted;
  return [...new Set([...best.groups.keys(), ...other.groups.keys()])].flatMap((key): readonly Swing[] => {
    const [one, two] = [best.share(key), other.share(key)];
    const isOfAction = best.own.has(key) || other.own.has(key);
    const event = (one >= two ? best : other).event(key, mean);
    if (Math.abs(one - two) < WIDE || isOfAction || seatOf(event) === undefined) return [];
    const isOwn = seatOf(event) === wanted.seat;
    const weight = (one - two) * stake(event, isOwn) * (isOwn ? 1 : -1);
    const contrast = { event, one, other: two };
    const isHeavy = Math.abs(weight) >= LEAST;
    return [{ contrast: isHeavy ? withWhy({ ...wanted, key }, contrast, played) : contrast, weight, isOwn }];
  });
}
