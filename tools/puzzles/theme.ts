import type { PuzzleChoice, Theme } from '../../src/core/puzzle.ts';
import type { PuzzleRules } from './maker.ts';

/** Returns the idea that explains most of the best action's lead: over the wrong choices, the sum of the parts in its favour. */
export function themeOf(choices: readonly PuzzleChoice[], { themes }: Pick<PuzzleRules, 'themes'>): Theme {
  const sums = new Map<Theme, number>();
  for (const { reasons } of choices)
    for (const { name, value } of reasons) {
      const theme = themes[name];
      if (theme !== undefined) sums.set(theme, (sums.get(theme) ?? 0) + value);
    }
  const [[theme] = ['position' as const]] = [...sums].sort(([, one], [, other]) => other - one);
  return theme;
}
