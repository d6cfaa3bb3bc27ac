import { gameWords } from '../../../../presentation/catalogue/index.ts';
import type { In, Language } from '../../../../presentation/language/languages.ts';
import type { PortoPictureCatalogue } from './en.ftl';

export interface PictureWords extends PortoPictureCatalogue {
  /** Language of people's names, and of the words for seats without a name. */
  readonly language: Language;
}

export const PICTURE_WORDS: In<PictureWords> = gameWords<PortoPictureCatalogue>(
  new URL('.', import.meta.url),
);

/** Parts of a seat's total, named as in the summary of a game. */
export const PARTS_OF_TOTAL = [
  'floors',
  'neighbours',
  'tokens',
  'publicContracts',
  'privateContracts',
] as const;
export type PartOfTotal = (typeof PARTS_OF_TOTAL)[number];
