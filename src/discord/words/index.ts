import { type CommandNames, wordsIn } from '../../stage/catalogue/index.ts';
import type { In, Language } from '../../stage/languages.ts';
import { games as gamesGerman } from './de/games.ts';
import { german } from './de/index.ts';
import { people as peopleGerman } from './de/people.ts';
import { type GamesWords, games as gamesEnglish } from './en/games.ts';
import { english, type WrittenWords } from './en/index.ts';
import { type PeopleWords, people as peopleEnglish } from './en/people.ts';
import type { DiscordCatalogue } from './en.ftl';
import { games as gamesSpanish } from './es/games.ts';
import { spanish } from './es/index.ts';
import { people as peopleSpanish } from './es/people.ts';
import { games as gamesFrench } from './fr/games.ts';
import { french } from './fr/index.ts';
import { people as peopleFrench } from './fr/people.ts';
import { games as gamesJapanese } from './ja/games.ts';
import { japanese } from './ja/index.ts';
import { people as peopleJapanese } from './ja/people.ts';
import { games as gamesKorean } from './ko/games.ts';
import { korean } from './ko/index.ts';
import { people as peopleKorean } from './ko/people.ts';
import { isVerb, type Naming, namingOf } from './naming.ts';
import { games as gamesPortuguese } from './pt-br/games.ts';
import { portuguese } from './pt-br/index.ts';
import { people as peoplePortuguese } from './pt-br/people.ts';

/** All that is said about a game. */
export type Words = DiscordCatalogue & WrittenWords;
export type { GamesWords, PeopleWords };

const CATALOGUES = new URL('.', import.meta.url);

const WRITTEN: In<(naming: Naming) => WrittenWords> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

/** What is said in a language, and how it names commands. */
export interface Spoken {
  readonly naming: Naming;
  readonly words: Words;
}

/** As catalogues ask for commands; `COMMAND("solo")` plays alone. */
const commandsOf =
  ({ command, alone }: Naming): CommandNames =>
  (verb, option) => {
    if (verb === 'solo') return alone;
    if (!isVerb(verb)) throw new RangeError(`there is no command ${verb}`);
    return command(verb, option);
  };

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
  const catalogue = wordsIn<DiscordCatalogue>(CATALOGUES, language, commandsOf(naming));
  const made = { naming, words: { ...catalogue, ...WRITTEN[language](naming) } };
  spoken.set(key, made);
  return made;
}

/** What /games says, which is about no game in particular. */
export const GAMES_WORDS: In<GamesWords> = {
  en: gamesEnglish,
  ko: gamesKorean,
  'pt-BR': gamesPortuguese,
  de: gamesGerman,
  'es-ES': gamesSpanish,
  fr: gamesFrench,
  ja: gamesJapanese,
};

/** By what people find each other: open tables, games that one follows, roles that are called. */
export const PEOPLE_WORDS: In<PeopleWords> = {
  en: peopleEnglish,
  ko: peopleKorean,
  'pt-BR': peoplePortuguese,
  de: peopleGerman,
  'es-ES': peopleSpanish,
  fr: peopleFrench,
  ja: peopleJapanese,
};
