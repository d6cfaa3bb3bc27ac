import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { weightOf } from './deciding.ts';
import { type Decision, Options } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Fewest wrong choices of a puzzle. */
const FEWEST = 2;
/** Least and greatest sum of an answer's points, as multiples of the loss. Another sum contradicts it. */
const [LEAST_SUM, MOST_SUM] = [0.5, 8];

/**
 * Adds up the points that an answer names: those of the events that decide, times the differences of their shares, and those that
 * the best action brings now more than the wrong choice.
 */
export function sumOf(
  { game, view, seat }: Pick<Decision, 'game' | 'view' | 'seat'>,
  best: PuzzleChoice,
  wrong: PuzzleChoice,
  { stake, meanWorth }: Pick<PuzzleRules, 'stake' | 'meanWorth'>,
): number {
  const now = ({ action: text }: PuzzleChoice): number => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
    return game.worth?.(view, seat, action.value) ?? meanWorth?.(view, seat, action.value) ?? 0;
  };
  // Only the seat's own events bring other points after the other action.
  const weights = (wrong.deciding ?? []).map(each =>
    each.instead === undefined
      ? weightOf(each, seat, stake)
      : stake(each.event, true) - stake(each.instead, true),
  );
  return sum(weights) + now(best) - now(wrong);
}

/**
 * Leaves out wrong choices of which no event shows why the best action is better, or whose events contradict the loss. Undefined:
 * too few are left, or one that tempts is not clear.
 */
export function clearOnes(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] | undefined {
  const [best, ...wrong] = choices;
  if (!best) return undefined;
  const kept = wrong.filter(choice => {
    if (!choice.deciding?.length) return false;
    const points = sumOf(decision, best, choice, rules);
    return points >= LEAST_SUM * choice.behind && points <= MOST_SUM * choice.behind;
  });
  if (kept.length < FEWEST) return undefined;
  const { easy, greedy, thingOf } = tempting(decision, rules);
  const gone = wrong.filter(choice => !kept.includes(choice)).map(({ action }) => thingOf(action));
  return gone.some(thing => thing === easy || greedy.has(thing)) ? undefined : [best, ...kept];
}

/** Returns the things that tempt, and the thing of a written action. */
function tempting(decision: Decision, rules: PuzzleRules) {
  const options = new Options(decision, rules);
  const thingOf = (text: string): string => {
    const action = decision.game.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
    return options.thingOf(action.value);
  };
  return { easy: options.easy, greedy: options.greedy, thingOf };
}
