import type { Theme } from '../../../src/core/puzzle.ts';
import type { TERMS } from '../../../src/games/porto/bots/features.ts';
import type { PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
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
};
const themes: Readonly<Record<string, Theme>> = THEMES;

export const PORTO: PuzzleRules = {
  least: 0.7,
  mostOfAKind: 0.6,
  longTurns: 4,
  /** Cards are saved by builds; more cards after a draw prepare a build. */
  theme: (term, kind) => (term === 'cards' && kind === 'draw' ? 'prepare' : themes[term]),
};
