import type { Language } from '../presentation/language/languages.ts';
import type { PageTexts } from './protocol.ts';
import { WORDS } from './words/index.ts';

/** Returns the texts of the page in a language, for the browser. */
export function textsIn(language: Language): PageTexts {
  const { choose, startOver, undo, notYet, chosen, proposed, or, offline, played, close } = WORDS[language];
  return { language, choose, startOver, undo, notYet, chosen, proposed, or, offline, played, close };
}
