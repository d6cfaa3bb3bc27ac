import { catalogues } from '../../stage/catalogue/index.ts';
import type { PlaygroundCatalogue } from './en.ftl';

/** What the first screen says besides the games' own words. */
export const WORDS = catalogues<PlaygroundCatalogue>(new URL('.', import.meta.url));
