import type { AnyGame } from '../../../src/core/contract/game.ts';
import { toy } from '../../../test/toy/rules/index.ts';
import { PLENTY } from '../../../test/toy/rules/types.ts';
import type { Played } from './played.ts';

const game = toy as unknown as AnyGame;

export const TOY: Played = {
  game,
  kinds: [
    ...[2, 3, 4].map(seats => ({ command: 'new', options: { seats, tiles: PLENTY }, others: seats - 1 })),
    { command: 'new', options: { seats: 3, tiles: PLENTY, players: 'hard' }, others: 1 },
  ],
  tables: [2, 3, 4].flatMap(seats => [2, 4, PLENTY].map(tiles => ({ seats, options: { tiles } }))),
};
