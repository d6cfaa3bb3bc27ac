import { type CommandNames, wordsIn } from '../../stage/catalogue/index.ts';
import { type In, inEach, type Language } from '../../stage/language/languages.ts';
import type { DiscordCatalogue } from './en.ftl';
import { isVerb, type Naming, namingOf } from './naming.ts';
import { type Refusals, refusalsIn } from './refusals.ts';

/** All that is said about a game: whole sentences. What is handed in is ready to print, and in the same language. */
export type Words = Omit<DiscordCatalogue, 'refusals'> & { readonly refusals: Refusals };
export type GamesWords = DiscordCatalogue['games'];
export type PeopleWords = DiscordCatalogue['people'];

const CATALOGUES = new URL('.', import.meta.url);

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

/** Parts of a catalogue are made when they are first asked for: nothing is asked for here. */
function withRefusals(catalogue: DiscordCatalogue): Words {
  let refusals: Refusals | undefined;
  const get = (): Refusals => {
    refusals ??= refusalsIn(catalogue.refusals);
    return refusals;
  };
  const parts = { ...Object.getOwnPropertyDescriptors(catalogue), refusals: { enumerable: true, get } };
  return Object.defineProperties({}, parts) as Words;
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
  const catalogue = wordsIn<DiscordCatalogue>(CATALOGUES, language, commandsOf(naming));
  const made = { naming, words: withRefusals(catalogue) };
  spoken.set(key, made);
  return made;
}

/** What is about no game in particular names no command of one. */
const ofNoGame: CommandNames = verb => {
  throw new RangeError(`no game is meant whose ${verb} is named`);
};
const WORDS = inEach(language => wordsIn<DiscordCatalogue>(CATALOGUES, language, ofNoGame));

/** What /games says, which is about no game in particular. */
export const GAMES_WORDS: In<GamesWords> = inEach(language => WORDS[language].games);

/** By what people find each other: open tables, games that one follows, roles that are called. */
export const PEOPLE_WORDS: In<PeopleWords> = inEach(language => WORDS[language].people);
