import type { Theme } from '../../../src/core/puzzle.ts';
import type { TERMS } from '../../../src/games/porto/player/features.ts';
import type { PuzzleRules } from '../maker.ts';

export const PORTO: PuzzleRules = {
  least: 0.7,
  themes: {
    points: 'prepare',
    others: 'deny',
    hand: 'prepare',
    cards: 'save',
    'private-contracts': 'contract',
    colours: 'contract',
    opens: 'deny',
    rivals: 'deny',
    market: 'deny',
    tokens: 'position',
    time: 'race',
  } satisfies Record<(typeof TERMS)[number], Theme>,
};
