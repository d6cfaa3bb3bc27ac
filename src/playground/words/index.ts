import { catalogues } from '../../presentation/catalogue/index.ts';
import type { PlaygroundCatalogue } from './en.ftl';

export const WORDS = catalogues<PlaygroundCatalogue>(new URL('.', import.meta.url));
