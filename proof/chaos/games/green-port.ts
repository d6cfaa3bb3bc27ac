import type { AnyGame } from '../../../src/core/contract/game.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import type { Action, View } from '../../../src/games/green-port/rules/types.ts';
import { mostlyGreedy } from '../../bench/green-port.ts';
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
  choose: (view, seat, legal, below) => mostlyGreedy(view as View, seat, legal as readonly Action[], below),
  always: 0.3,
};
