import { withLanguage, wordsIn } from '../../../../stage/catalogue/index.ts';
import { type In, inEach, type Language } from '../../../../stage/language/languages.ts';
import type { PortoPictureCatalogue } from './en.ftl';

/** All words in the pictures of Porto, in one language. */
export interface PictureWords extends PortoPictureCatalogue {
  /** Language in which people's names and seats without a name are written. */
  readonly language: Language;
}

const CATALOGUES = new URL('.', import.meta.url);

export const PICTURE_WORDS: In<PictureWords> = inEach(language =>
  withLanguage(wordsIn<PortoPictureCatalogue>(CATALOGUES, language), language),
);

/** Parts of a total, by the names that the rules give them. */
export const PARTS_OF_TOTAL = [
  'floors',
  'neighbours',
  'tokens',
  'publicContracts',
  'privateContracts',
] as const;
export type PartOfTotal = (typeof PARTS_OF_TOTAL)[number];
