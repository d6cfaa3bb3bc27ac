import type { Presenters } from '../stage/presenter.ts';
import { loaded } from './registry.ts';

/** Every game's presenter in each language, by the game's id. */
export const presenters: Presenters = await loaded('presenter');
