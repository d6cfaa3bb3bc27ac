import type { AnyGame } from '../../../src/core/contract/game.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action } from '../../../src/games/vintage/rules/types.ts';
import { busily } from '../../bench/vintage.ts';
import { playedByAnyone } from './any.ts';
import type { Played } from './played.ts';

export const VINTAGE: Played = {
  ...playedByAnyone(vintage as unknown as AnyGame),
  choose: (_view, _seat, legal, below) => busily(legal as readonly Action[], below),
  always: 0.2,
};
