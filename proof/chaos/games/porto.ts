import type { AnyGame } from '../../../src/core/contract/game.ts';
import { porto } from '../../../src/games/porto/game.ts';
import type { Action } from '../../../src/games/porto/rules/types.ts';
import { byCommand } from '../../../test/support/acts.ts';
import type { Played } from './played.ts';

export const PORTO: Played = {
  game: porto as unknown as AnyGame,
  kinds: [
    { command: 'solo', options: {}, others: 0 },
    { command: 'new', options: { variant: 'family', players: 'hard' }, others: 0 },
    { command: 'new', options: { variant: 'family', seats: 2 }, others: 1 },
    { command: 'new', options: { variant: 'standard', seats: 3 }, others: 2 },
    { command: 'new', options: { variant: 'standard', seats: 4 }, others: 3 },
    { command: 'new', options: { variant: 'standard', seats: 4, players: 'hard, easy' }, others: 1 },
  ],
  tables: [
    { seats: 1, options: { variant: 'solo' } },
    { seats: 2, options: { variant: 'family' } },
    ...[2, 3, 4].map(seats => ({ seats, options: { variant: 'standard' } })),
  ],
  byCommand: (place, person, action) => byCommand(place, person, action as Action),
};
