import type { Player } from '../core/player.ts';
import { loaded } from './registry.ts';

/** Every game's stand-in, by the game's id. */
export const players: Readonly<Record<string, Player>> = await loaded('player');
