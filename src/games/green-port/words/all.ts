import { withLanguage, wordsIn } from '../../../stage/catalogue/index.ts';
import { inEach, type Language } from '../../../stage/language/languages.ts';
import { commandsOfGame } from '../../../stage/names.ts';
import { ID } from '../rules/types.ts';
import type { GreenPortCatalogue } from './en.ftl';

/** Words of Green Port in one language. The other files of this folder choose, omit and cut them, alike for all languages. */
export type GreenPortWords = GreenPortCatalogue & { readonly language: Language };

const CATALOGUES = new URL('.', import.meta.url);

export const GREEN_PORT_WORDS = inEach<GreenPortWords>(language =>
  withLanguage(wordsIn<GreenPortCatalogue>(CATALOGUES, language, commandsOfGame(ID)), language),
);

export const greenPortWords = (language: Language): GreenPortWords => GREEN_PORT_WORDS[language];
