import type { GameSettings } from '../core/contract/settings.ts';
import { games, loaded } from './registry.ts';

const own = await loaded('settings');

/** Settings of every game, by the game's id. A game without settings is always played with its defaults. */
export const settings: Readonly<Record<string, GameSettings>> = Object.fromEntries(
  Object.entries(games).map(([id, { defaults }]) => [
    id,
    own[id] ?? { settings: [], options: () => defaults },
  ]),
);
