import type { AnyGame } from '../../../src/core/contract/game.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action } from '../../../src/games/vintage/rules/types.ts';
import { busily } from '../../bench/vintage.ts';
import type { Played } from './played.ts';

const game = vintage as unknown as AnyGame;

export const VINTAGE: Played = {
  game,
  kinds: [
    { command: 'new', options: { seats: 2 }, others: 1 },
    { command: 'new', options: { seats: 3 }, others: 2 },
    { command: 'new', options: { seats: 4 }, others: 3 },
  ],
  tables: [2, 3, 4].map(seats => ({ seats, options: { variant: 'standard' } })),
  choose: (_view, _seat, legal, below) => busily(legal as readonly Action[], below),
  always: 0.2,
};
