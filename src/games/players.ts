import type { Players } from '../core/player.ts';
import { loaded } from './registry.ts';

/** Who plays each game without being a person, by the game's id. */
export const players: Players = await loaded('players');
