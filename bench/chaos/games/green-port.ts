import type { AnyGame } from '../../../src/core/game.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { pressed } from '../../../test/support/acts.ts';
import type { Played } from './played.ts';

const game = greenPort as unknown as AnyGame;

export const GREEN_PORT: Played = {
  game,
  kinds: [
    { command: 'new', options: { variant: 'simple', seats: 2 }, others: 1 },
    { command: 'new', options: { variant: 'standard', seats: 3 }, others: 2 },
    { command: 'new', options: { variant: 'standard', seats: 4 }, others: 3 },
  ],
  tables: [2, 3, 4].flatMap(seats =>
    ['standard', 'simple'].map(variant => ({ seats, options: { variant } })),
  ),
  // Play that picks kinds evenly trades its cubes away and has no end.
  weights: { complete: 30, buy: 3, reveal: 2, specialise: 0.1 },
  always: 0.3,
  byCommand: ({ channel }, person, action) =>
    person.command(channel, 'green-port do', { action: game.write(action), now: true }),
  byButtons: (place, person, action, committing) => pressed(game, place, person, action, committing),
};
