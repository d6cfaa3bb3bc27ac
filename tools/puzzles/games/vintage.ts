import type { Theme } from '../../../src/core/puzzle.ts';
import type { TERMS } from '../../../src/games/vintage/player/features.ts';
import type { PuzzleRules } from '../maker.ts';

export const VINTAGE: PuzzleRules = {
  least: 0.6,
  themes: {
    points: 'prepare',
    others: 'deny',
    pieces: 'save',
    harvest: 'timing',
    brandy: 'save',
    estates: 'position',
    vines: 'prepare',
    voyage: 'timing',
    cellar: 'prepare',
    warehouse: 'prepare',
    cards: 'contract',
    first: 'race',
  } satisfies Record<(typeof TERMS)[number], Theme>,
};
