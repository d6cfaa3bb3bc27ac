import { gameWords } from '../../../presentation/catalogue/index.ts';
import type { In, Language } from '../../../presentation/language/languages.ts';
import { commandsOfGame } from '../../../presentation/text/names.ts';
import { ID } from '../rules/types.ts';
import type { GreenPortCatalogue } from './en.ftl';

/**
 * Words of Green Port in one language. The other files of this folder choose, omit and shorten these words in the same way for
 * every language.
 */
export type GreenPortWords = GreenPortCatalogue & { readonly language: Language };

export const GREEN_PORT_WORDS: In<GreenPortWords> = gameWords<GreenPortCatalogue>(
  new URL('.', import.meta.url),
  commandsOfGame(ID),
);

export const greenPortWords = (language: Language): GreenPortWords => GREEN_PORT_WORDS[language];
