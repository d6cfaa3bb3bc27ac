import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { type Decision, Options } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Fewest wrong choices of a puzzle. */
const FEWEST = 2;

/**
 * Leaves out wrong choices of which no event shows why the best action is better. Undefined: too few are left, or one that tempts
 * has no such event.
 */
export function clearOnes(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] | undefined {
  const [best, ...wrong] = choices;
  const { easy, greedy, thingOf } = tempting(decision, rules);
  const kept = wrong.filter(({ deciding = [] }) => deciding.length > 0);
  const gone = wrong.filter(choice => !kept.includes(choice)).map(({ action }) => thingOf(action));
  const isWhole = kept.length >= FEWEST && !gone.some(thing => thing === easy || greedy.has(thing));
  return best && isWhole ? [best, ...kept] : undefined;
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
