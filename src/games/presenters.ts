import type { Presenters } from '../stage/presenter/presenter.ts';
import { loaded } from './registry.ts';

export const presenters: Presenters = await loaded('presenter');
