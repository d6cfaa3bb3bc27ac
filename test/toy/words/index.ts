import { catalogues } from '../../../src/stage/catalogue/index.ts';
import type { ToyCatalogue } from './en.ftl';

export type ToyWords = ToyCatalogue;

export const TOY_WORDS = catalogues<ToyWords>(new URL('.', import.meta.url));
