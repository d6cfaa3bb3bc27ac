import type { Players } from '../core/contract/player.ts';
import { loaded } from './registry.ts';

/** Automatic players of each game (bots and stand-ins), by the game's id. */
export const players: Players = await loaded('players');
