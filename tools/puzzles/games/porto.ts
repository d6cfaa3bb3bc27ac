import type { Theme } from '../../../src/core/contract/puzzle.ts';
import type { TERMS } from '../../../src/games/porto/bots/features.ts';
import type { Action } from '../../../src/games/porto/rules/types.ts';
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
  seats: [2, 2, 3, 2, 2, 4],
  mostOfAKind: 0.5,
  longTurns: 4,
  isPart: (action, best) => {
    const [fewer, more] = [action as Action, best as Action];
    return (
      fewer.type === 'draw' && more.type === 'draw' && fewer.slots.every(slot => more.slots.includes(slot))
    );
  },
  kind: action => {
    const own = action as Action;
    return own.type === 'draw' ? `draw ${own.slots.length}` : own.type;
  },
  most: { 'draw 2': 0.35 },
  /** Cards are saved by builds; more cards after a draw prepare a build. */
  theme: (term, kind) => (term === 'cards' && kind === 'draw' ? 'prepare' : themes[term]),
};
