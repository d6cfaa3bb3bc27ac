import type { Language } from '../presentation/language/languages.ts';
import { SHARED_WORDS } from '../presentation/words/index.ts';
import type { PageTexts } from './protocol.ts';
import { WORDS } from './words/index.ts';

/** Returns the texts of the page in a language, for the browser. */
export function textsIn(language: Language): PageTexts {
  const {
    choose,
    startOver,
    notYet,
    chosen,
    proposed,
    or,
    offline,
    played,
    close,
    more,
    minute,
    reserve,
    back,
  } = WORDS[language];
  const { chooseAgain } = SHARED_WORDS[language].beside;
  return {
    language,
    choose,
    startOver,
    notYet,
    chosen,
    proposed,
    or,
    offline,
    played,
    close,
    more,
    minute,
    reserve,
    back,
    chooseAgain,
  };
}
