import type { PuzzleChoice, Theme } from '../../src/core/contract/puzzle.ts';
import { LEAST_REASON } from '../../src/core/contract/reasons.ts';
import type { PuzzleRules } from './rules.ts';

/**
 * Returns the idea that sets the best action apart. Its parts favour the action by the most points, compared with the usual
 * points of the idea in this game. Parts for and against the action cancel out.
 */
export function themeOf(
  choices: readonly PuzzleChoice[],
  { theme: themeFor, usual = {} }: Pick<PuzzleRules, 'theme' | 'usual'>,
): Theme {
  const means = new Map<Theme, number>();
  const wrong = Math.max(1, choices.length - 1);
  for (const { name, value } of choices.flatMap(({ reasons }) => reasons)) {
    const theme = themeFor(name);
    if (theme !== undefined) means.set(theme, (means.get(theme) ?? 0) + value / wrong);
  }
  const weights = Array.from(means, ([theme, mean]): [Theme, boolean, number] => [
    theme,
    mean >= LEAST_REASON,
    mean / (usual[theme] ?? 1),
  ]);
  const [[theme] = ['position' as const]] = weights.sort(
    ([, isClear, one], [, isOtherClear, other]) => Number(isOtherClear) - Number(isClear) || other - one,
  );
  return theme;
}
