import { portoPresenter } from './porto/index.ts';
import type { Presenters } from './presenter.ts';

/** Every game's voice and eye, by the game's id. */
export const presenters: Presenters = { porto: portoPresenter };
