import { gameWords } from '../../../../presentation/catalogue/index.ts';
import type { In, Language } from '../../../../presentation/language/languages.ts';
import type { GreenPortPictureCatalogue } from './en.ftl';

/** Words in the pictures of Green Port. `language`: the language for people's names, and for seats without a name. */
export type PictureWords = GreenPortPictureCatalogue & { readonly language: Language };

export const PICTURE_WORDS: In<PictureWords> = gameWords<GreenPortPictureCatalogue>(
  new URL('.', import.meta.url),
);

export const linesOf = (words: string): readonly string[] => words.split('\n');
