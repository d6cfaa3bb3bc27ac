import { gameWords } from '../../../stage/catalogue/index.ts';
import type { In, Language } from '../../../stage/language/languages.ts';
import { commandsOfGame } from '../../../stage/names.ts';
import { ID } from '../rules/types.ts';
import type { PortoCatalogue } from './en.ftl';

/** Words of Porto in one language. The other files of this folder choose, omit and cut them, alike for all languages. */
export interface PortoWords extends PortoCatalogue {
  readonly language: Language;
}

/** All words of Porto, by language. */
export const PORTO_WORDS: In<PortoWords> = gameWords<PortoCatalogue>(
  new URL('.', import.meta.url),
  commandsOfGame(ID),
);

export const portoWords = (language: Language): PortoWords => PORTO_WORDS[language];
