import { portoPresenter } from './porto/index.ts';
import type { AnyPresenter } from './presenter.ts';

/** Every game's voice and eye, by the game's id. */
export const presenters: Readonly<Record<string, AnyPresenter>> = { porto: portoPresenter };
