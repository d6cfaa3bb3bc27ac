import type { Theme } from '../../../src/core/puzzle.ts';
import type { TERMS } from '../../../src/games/green-port/bots/features.ts';
import { oddsOf } from '../../../src/games/green-port/rules/odds.ts';
import type { Action, View } from '../../../src/games/green-port/rules/types.ts';
import type { PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
  points: 'prepare',
  others: 'deny',
  objectives: 'contract',
  headquarters: 'race',
  cubes: 'save',
  limit: 'save',
  boosts: 'prepare',
  powers: 'prepare',
  tile: 'position',
  turn: 'timing',
  bust: 'risk',
  cards: 'risk',
  refer: 'timing',
};
const themes: Readonly<Record<string, Theme>> = THEMES;

export const GREEN_PORT: PuzzleRules = {
  least: 0.6,
  // With four seats, the search of one decision takes up to 20 s.
  seats: [2, 2, 2, 2, 3],
  mostOfAKind: 0.4,
  means: ['pay'],
  longTurns: 3,
  isShown: (view, action) => (action as Action).type === 'reveal' && oddsOf(view as View).busts === 0,
  theme: term => themes[term],
};
