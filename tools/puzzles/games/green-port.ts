import type { Theme } from '../../../src/core/contract/puzzle.ts';
import type { TERMS } from '../../../src/games/green-port/bots/features.ts';
import { oddsOf } from '../../../src/games/green-port/judgement/odds.ts';
import type { Action, Event, View } from '../../../src/games/green-port/rules/types.ts';
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

/** Greatest risk of a bust at which a reveal needs no thought. */
const NO_RISK = 0.1;

/** Returns true for a reveal almost without risk, and for turning the tile to save lost cubes. */
const isShown = (view: View, { type }: Action): boolean => {
  const { busts, next } = oddsOf(view);
  return type === 'reveal' ? busts <= NO_RISK * next.length : type === 'flip' && view.phase.type === 'lose';
};

const stake = (event: Event, isOwn: boolean): number => {
  switch (event.type) {
    case 'completed':
      return event.points;
    case 'bought':
      return event.value + 1;
    case 'purchased':
      return event.values.length;
    case 'lost':
      return -3;
    case 'lastRound':
      return 2;
    case 'busted':
      return isOwn ? -5 : -0.5;
    case 'flipped':
      return isOwn ? -3 : -0.5;
    case 'hired':
    case 'referred':
      return 0.7;
    case 'specialised':
      return 0.5;
    default:
      return 1;
  }
};

export const GREEN_PORT: PuzzleRules = {
  least: 0.6,
  // With four seats, the search of one decision takes up to 20 s.
  seats: [2, 2, 2, 2, 3],
  mostOfAKind: 0.4,
  // Without this limit, a person who always ends the turn would be right in most puzzles about a turn's actions.
  most: { end: 0.25 },
  means: ['pay'],
  longTurns: 3,
  // With a lead over three turns alone, seven of 93 puzzles had no lead at the end of the game.
  endTurns: 12,
  lineTurns: 3,
  lineWorlds: 16,
  lineBudget: { candidates: 4, playouts: 8, turns: 2 },
  stake: (event, isOwn) => stake(event as Event, isOwn),
  isShown: (view, action) => isShown(view as View, action as Action),
  clear: 1,
  tells: {
    all: ['objective-taken', 'not-enough-cubes', 'pile-empty', 'not-in-pool'],
    own: ['too-dear'],
  },
  steps: ['specialise'],
  theme: term => themes[term],
  usual: {
    contract: 1.2,
    deny: 2,
    position: 0.2,
    prepare: 3.1,
    race: 0.2,
    risk: 0.4,
    save: 1.5,
    timing: 0.1,
  },
};
