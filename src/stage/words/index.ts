import { catalogues } from '../catalogue/index.ts';
import type { StageCatalogue } from './en.ftl';

export type { StageCatalogue } from './en.ftl';

/** Words on the pictures that all games share, and the names of bots. */
export const STAGE_WORDS = catalogues<StageCatalogue>(new URL('.', import.meta.url));
