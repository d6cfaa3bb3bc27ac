import { catalogues, withLanguage } from '../../../../presentation/catalogue/index.ts';
import { type In, inEach, type Language } from '../../../../presentation/language/languages.ts';
import type { VintagePictureCatalogue } from './en.ftl';

/** Words on the board of Vintage. Vines have the letters G P R W Y O in all languages, as in the typed notation. */
export type BoardWords = VintagePictureCatalogue['board'] & { readonly language: Language };
/** Words in the pictures of Vintage except the board. */
export type PageWords = VintagePictureCatalogue['page'] & { readonly language: Language };

const PICTURE_WORDS = catalogues<VintagePictureCatalogue>(new URL('.', import.meta.url));

export const BOARD_WORDS: In<BoardWords> = inEach(language =>
  withLanguage(PICTURE_WORDS[language].board, language),
);
export const PAGE_WORDS: In<PageWords> = inEach(language =>
  withLanguage(PICTURE_WORDS[language].page, language),
);

export const PARTS_OF_POINTS = [
  'start',
  'estate',
  'warehouse',
  'card',
  'barrels',
  'estates',
  'vineyards',
] as const;
export type PartOfPoints = (typeof PARTS_OF_POINTS)[number];
