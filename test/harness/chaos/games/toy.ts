import type { AnyGame } from '../../../../src/core/game.ts';
import { toy } from '../../../toy/rules/index.ts';
import { PLENTY } from '../../../toy/rules/types.ts';
import { playedByAnyone } from './any.ts';
import type { Played } from './played.ts';

export const TOY: Played = {
  ...playedByAnyone(toy as unknown as AnyGame),
  kinds: [
    ...[2, 3, 4].map(seats => ({ command: 'new', options: { seats, tiles: PLENTY }, others: seats - 1 })),
    { command: 'new', options: { seats: 3, tiles: PLENTY, players: 'hard' }, others: 1 },
  ],
  tables: [2, 3, 4].flatMap(seats => [2, 4, PLENTY].map(tiles => ({ seats, options: { tiles } }))),
};
