import type { Language } from '../presentation/language/languages.ts';
import { SHARED_WORDS } from '../presentation/words/index.ts';
import type { PageTexts } from './protocol.ts';
import { WORDS } from './words/index.ts';

/** Texts of the page that stand in its own words. */
const OWN = [
  ...(['choose', 'startOver', 'minute', 'reserve', 'no', 'notYet', 'chosen', 'proposed'] as const),
  ...(['or', 'offline', 'played', 'close', 'more', 'nothingThere', 'reveal'] as const),
  ...(['playsAtOnce', 'greenPlays', 'stale'] as const),
];

/** Returns the texts of the page in a language, for the browser. */
export function textsIn(language: Language): PageTexts {
  const own = Object.fromEntries(OWN.map(name => [name, WORDS[language][name]]));
  const { chooseAgain } = SHARED_WORDS[language].beside;
  return { language, chooseAgain, ...(own as Record<(typeof OWN)[number], string>) };
}
