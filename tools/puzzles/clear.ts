import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { weightOf } from './deciding.ts';
import { type Decision, Options } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Fewest wrong choices of a puzzle. */
const FEWEST = 2;
/** Least and greatest sum of the points that an answer names, as multiples of the loss. Any other sum contradicts the loss. */
const [LEAST_SUM, MOST_SUM] = [0.5, 8];

/**
 * Adds up the points that an answer names: points of the deciding events times the differences of their shares. Adds the points
 * that the best action brings now and the wrong choice does not.
 */
export function sumOf(
  { game, view, seat }: Pick<Decision, 'game' | 'view' | 'seat'>,
  best: PuzzleChoice,
  wrong: PuzzleChoice,
  { stake, meanWorth }: Pick<PuzzleRules, 'stake' | 'meanWorth'>,
  rivals: number,
): number {
  const now = ({ action: text }: PuzzleChoice): number => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
    return game.worth?.(view, seat, action.value) ?? meanWorth?.(view, seat, action.value) ?? 0;
  };
  // Only an event of the seat itself can follow both actions with other points.
  const weights = (wrong.deciding ?? []).map(each =>
    each.instead === undefined
      ? weightOf(each, { seat, rivals }, stake)
      : stake(each.event, true) - stake(each.instead, true),
  );
  return sum(weights) + now(best) - now(wrong);
}

/** Returns true where the points that an answer names fit the loss. An answer without deciding events names none. */
export function fits(
  decision: Pick<Decision, 'game' | 'view' | 'seat'>,
  best: PuzzleChoice,
  wrong: PuzzleChoice,
  rules: Pick<PuzzleRules, 'stake' | 'meanWorth'>,
  rivals: number,
): boolean {
  if (!wrong.deciding) return true;
  const points = sumOf(decision, best, wrong, rules, rivals);
  return points >= LEAST_SUM * wrong.behind && points <= MOST_SUM * wrong.behind;
}

/**
 * Checks that enough wrong choices are left after the removal of those for which the seat can make up. Undefined: too few are
 * left, or a removed choice tempts.
 * @param choices all choices, the best one first
 * @param left choices that are left
 */
export function rightOnes(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  left: readonly PuzzleChoice[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] | undefined {
  if (left.length <= FEWEST) return undefined;
  const tempts = temptation(decision, rules);
  const stays = new Set(left.map(({ action }) => action));
  return choices.some(({ action }) => !stays.has(action) && tempts(action)) ? undefined : left;
}

/** Leaves out each wrong choice that has no deciding event and does not tempt, if enough other wrong choices have events. */
export function clearestOnes(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] {
  if (choices.filter(({ deciding }) => deciding).length < FEWEST) return choices;
  const tempts = temptation(decision, rules);
  return choices.filter(({ action, deciding }, place) => place === 0 || deciding || tempts(action));
}

/** Returns a check whether a written action tempts: the easy player chooses it, or it brings the most points now. */
function temptation(decision: Decision, rules: PuzzleRules): (text: string) => boolean {
  const options = new Options(decision, rules);
  return text => {
    const action = decision.game.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
    const thing = options.thingOf(action.value);
    return thing === options.easy || options.greedy.has(thing);
  };
}
