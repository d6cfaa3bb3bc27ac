import type { In, Language } from '../../stage/languages.ts';
import { type GamesWords, games as gamesEnglish } from './en/games.ts';
import { english, type Words } from './en/index.ts';
import { games as gamesKorean } from './ko/games.ts';
import { korean } from './ko/index.ts';
import { type Naming, namingOf } from './naming.ts';
import { games as gamesPortuguese } from './pt-br/games.ts';
import { portuguese } from './pt-br/index.ts';

export type { GamesWords, Words };

const WORDS: In<(naming: Naming) => Words> = { en: english, ko: korean, 'pt-BR': portuguese };

/** What is said in a language, and how it names commands. */
export interface Spoken {
  readonly naming: Naming;
  readonly words: Words;
}

const spoken = new Map<string, Spoken>();

/**
 * All that the messenger says in a language: made once for each game, since sentences name its commands.
 * @param games the game that it is about; all of them where it is about none
 * @param alone those that one person can play
 */
export function spokenIn(language: Language, games: readonly string[], alone: readonly string[]): Spoken {
  const key = [language, games, alone].join(' ');
  const known = spoken.get(key);
  if (known) return known;
  const naming = namingOf(language, games, alone);
  const made = { naming, words: WORDS[language](naming) };
  spoken.set(key, made);
  return made;
}

/** What /games says, which is about no game in particular. */
export const GAMES_WORDS: In<GamesWords> = { en: gamesEnglish, ko: gamesKorean, 'pt-BR': gamesPortuguese };
