import type { Refusal } from '../../core/contract/result.ts';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { clipped, escaped } from './names.ts';

/** Quotes typed text, shortened and escaped. A text that is not known is empty. */
export const quoted = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? escaped(clipped(String(given), 60, 120)) : '';

/** Sentence that refuses every action after the end of a game. */
export const gameOver = (language: Language): string => SHARED_WORDS[language].refusals.over;

/** Names the possible actions or things in a sentence of its own. @param list with "or" before the last */
export const possibleIn = (language: Language, list: string): string =>
  SHARED_WORDS[language].refusals.possible(list);

/** Writes a refusal whose code all games share (`ifLegal`, `notationOf`) as a sentence with the possible actions. */
export function refusalIn(language: Language, { code, with: { possible = [], typed } }: Refusal): string {
  const { refusals } = SHARED_WORDS[language];
  const list = [possible].flat().map(quoted);
  const others = list.length > 0 ? ` ${possibleIn(language, grammar(language).listed(list, 'or'))}` : '';
  switch (code) {
    case 'game-over':
      return gameOver(language);
    case 'not-your-turn':
      return refusals.notYourTurn;
    case 'not-now':
      return `${refusals.notNow}${others}`;
    case 'no-action':
      return typed === undefined ? refusals.strange : `${refusals.noAction(quoted(typed))}${others}`;
    default:
      return refusals.strange;
  }
}
