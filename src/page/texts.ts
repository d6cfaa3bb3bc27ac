import type { Language } from '../presentation/language/languages.ts';
import { SHARED_WORDS } from '../presentation/words/index.ts';
import { PAGE_TEXTS, type PageText, type PageTexts } from './protocol.ts';
import { WORDS } from './words/index.ts';

/** Returns the texts of the page in a language, for the browser. */
export function textsIn(language: Language): PageTexts {
  const own = Object.fromEntries(PAGE_TEXTS.map(name => [name, WORDS[language][name]]));
  const { chooseAgain } = SHARED_WORDS[language].beside;
  return { language, chooseAgain, ...(own as Record<PageText, string>) };
}
