import { catalogues } from '../catalogue/index.ts';
import type { PresentationCatalogue } from './en.ftl';

export type { PresentationCatalogue } from './en.ftl';

/** Words on the pictures that all games share, and the names of bots. */
export const SHARED_WORDS = catalogues<PresentationCatalogue>(new URL('.', import.meta.url));
