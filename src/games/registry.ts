import type { AnyGame } from '../core/game.ts';
import { porto } from './porto/index.ts';

/** Every game on the shelf, by id. */
export const games: Readonly<Record<string, AnyGame>> = { porto };
