import { catalogues } from '../../presentation/catalogue/index.ts';
import type { PageCatalogue } from './en.ftl';

export const WORDS = catalogues<PageCatalogue>(new URL('.', import.meta.url));
