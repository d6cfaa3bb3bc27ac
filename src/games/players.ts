import type { Players } from '../core/player.ts';
import { loaded } from './registry.ts';

/** Players of each game that are not people, by the game's id. */
export const players: Players = await loaded('players');
