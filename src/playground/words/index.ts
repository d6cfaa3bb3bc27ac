import { catalogues } from '../../stage/catalogue/index.ts';
import type { PlaygroundCatalogue } from './en.ftl';

/** Texts of the playground's first screen, besides the games' own. */
export const WORDS = catalogues<PlaygroundCatalogue>(new URL('.', import.meta.url));
