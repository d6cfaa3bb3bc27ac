import { withLanguage, wordsIn } from '../../../../stage/catalogue/index.ts';
import { inEach, type Language } from '../../../../stage/language/languages.ts';
import type { GreenPortPictureCatalogue } from './en.ftl';

/** Every word that is drawn on a picture of Green Port; the language is for people's names, and for seats without one. */
export type PictureWords = GreenPortPictureCatalogue & { readonly language: Language };

const CATALOGUES = new URL('.', import.meta.url);

export const PICTURE_WORDS = inEach<PictureWords>(language =>
  withLanguage(wordsIn<GreenPortPictureCatalogue>(CATALOGUES, language), language),
);

/** The lines of a sign, and of what Headquarters do. */
export const linesOf = (words: string): readonly string[] => words.split('\n');
