import type { Presenters } from '../stage/presenter.ts';
import { withReviews } from '../stage/review/index.ts';
import { loaded } from './registry.ts';

/** Every game's presenter in each language, by the game's id. */
export const presenters: Presenters = withReviews(await loaded('presenter'));
