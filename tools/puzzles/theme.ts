import type { PuzzleChoice, Theme } from '../../src/core/contract/puzzle.ts';
import type { PuzzleRules } from './rules.ts';

/**
 * Returns the idea that explains most of the best action's lead: over the wrong choices, the sum of the parts in its favour.
 * @param kind kind of the best action
 */
export function themeOf(
  choices: readonly PuzzleChoice[],
  kind: string,
  { theme: themeFor }: Pick<PuzzleRules, 'theme'>,
): Theme {
  const sums = new Map<Theme, number>();
  for (const { name, value } of choices.flatMap(({ reasons }) => reasons)) {
    const theme = themeFor(name, kind);
    if (theme !== undefined && value > 0) sums.set(theme, (sums.get(theme) ?? 0) + value);
  }
  const [[theme] = ['position' as const]] = [...sums].sort(([, one], [, other]) => other - one);
  return theme;
}
