import { gameWords } from '../../../presentation/catalogue/index.ts';
import type { In, Language } from '../../../presentation/language/languages.ts';
import { commandsOfGame } from '../../../presentation/text/names.ts';
import { ID } from '../rules/types.ts';
import type { PortoCatalogue } from './en.ftl';

/** Words of Porto in one language. The other files of this folder choose and combine them in the same way for each language. */
export interface PortoWords extends PortoCatalogue {
  readonly language: Language;
}

export const PORTO_WORDS: In<PortoWords> = gameWords<PortoCatalogue>(
  new URL('.', import.meta.url),
  commandsOfGame(ID),
);

export const portoWords = (language: Language): PortoWords => PORTO_WORDS[language];
