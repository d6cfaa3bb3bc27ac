import type { Theme } from '../../../src/core/contract/puzzle.ts';
import type { TERMS } from '../../../src/games/porto/bots/features.ts';
import type { Action } from '../../../src/games/porto/rules/types.ts';
import type { PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
  points: 'timing',
  others: 'deny',
  hand: 'prepare',
  cards: 'save',
  'private-contracts': 'contract',
  colours: 'contract',
  opens: 'position',
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
  theme: term => themes[term],
  usual: { contract: 0.9, deny: 1.9, position: 1.4, prepare: 1.8, race: 0.7, save: 3.7, timing: 3.6 },
};
