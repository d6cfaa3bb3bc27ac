import { catalogues } from '../catalogue/index.ts';
import type { StageCatalogue } from './en.ftl';

export type { StageCatalogue } from './en.ftl';

/** What stands on pictures of what all games share, and how players are called. */
export const STAGE_WORDS = catalogues<StageCatalogue>(new URL('.', import.meta.url));
