import type { Presenters } from '../presentation/presenter/presenter.ts';
import { loaded } from './registry.ts';

export const presenters: Presenters = await loaded('presenter');
