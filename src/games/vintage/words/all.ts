import { wordsIn } from '../../../stage/catalogue/index.ts';
import { type In, inEach, type Language } from '../../../stage/languages.ts';
import { commandName } from '../../../stage/names.ts';
import { ID } from '../rules/types.ts';
import type { VintageCatalogue } from './en.ftl';

/** What Vintage says in one language. What is chosen, left out or put together is decided once for all languages, in the files beside. */
export interface VintageWords extends VintageCatalogue {
  readonly language: Language;
}

const here = new URL('.', import.meta.url);
const command = (verb: string): string => `\`${commandName(ID, verb)}\``;

/** Everything that Vintage says. */
export const VINTAGE_WORDS: In<VintageWords> = inEach(language => {
  const words = wordsIn<VintageCatalogue>(here, language, command);
  return { language, ...words };
});

export const vintageWords = (language: Language): VintageWords => VINTAGE_WORDS[language];
