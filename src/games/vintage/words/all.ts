import { gameWords } from '../../../presentation/catalogue/index.ts';
import type { In, Language } from '../../../presentation/language/languages.ts';
import { commandsOfGame } from '../../../presentation/text/names.ts';
import { ID } from '../rules/types.ts';
import type { VintageCatalogue } from './en.ftl';

/**
 * Words of Vintage in one language. The other files of this folder choose and join the words, with the same code for all
 * languages.
 */
export interface VintageWords extends VintageCatalogue {
  readonly language: Language;
}

export const VINTAGE_WORDS: In<VintageWords> = gameWords<VintageCatalogue>(
  new URL('.', import.meta.url),
  commandsOfGame(ID),
);

export const vintageWords = (language: Language): VintageWords => VINTAGE_WORDS[language];
