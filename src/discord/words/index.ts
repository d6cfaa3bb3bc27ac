import { type CommandNames, wordsIn } from '../../presentation/catalogue/index.ts';
import { type In, inEach, type Language } from '../../presentation/language/languages.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../presentation/words/index.ts';
import type { DiscordCatalogue } from './en.ftl';
import { isVerb, type Naming, namingOf } from './naming.ts';
import { type Refusals, refusalsIn } from './refusals.ts';

/** Sentences about games. The arguments of a sentence must be in its language and ready to print. */
export type Words = Omit<DiscordCatalogue, 'refusals'> & SeatWords & { readonly refusals: Refusals };
/** Sentences about seats, which the board in a browser shows too. */
type SeatWords = Pick<PresentationCatalogue, (typeof SEAT_WORDS)[number]>;
const SEAT_WORDS = ['seats', 'votes', 'undo', 'overview', 'beside'] as const;

export type GamesWords = DiscordCatalogue['games'];
export type PeopleWords = DiscordCatalogue['people'];

const CATALOGUES = new URL('.', import.meta.url);

export interface Spoken {
  readonly naming: Naming;
  readonly words: Words;
}

/**
 * Returns the function that writes a command's name in a catalogue's sentences. `COMMAND("solo")` is the command for playing
 * alone.
 */
const commandsOf =
  ({ command, alone }: Naming): CommandNames =>
  (verb, option) => {
    if (verb === 'solo') return alone;
    if (!isVerb(verb)) throw new RangeError(`there is no command ${verb}`);
    return command(verb, option);
  };

/**
 * Adds the sentences of refusals, and those about seats, to a catalogue. Each catalogue makes its sentences at their first use.
 */
function withOthers(catalogue: DiscordCatalogue, language: Language): Words {
  let refusals: Refusals | undefined;
  const get = (): Refusals => {
    refusals ??= refusalsIn(catalogue.refusals);
    return refusals;
  };
  const seats = SEAT_WORDS.map(
    group => [group, { enumerable: true, get: () => SHARED_WORDS[language][group] }] as const,
  );
  const parts = {
    ...Object.getOwnPropertyDescriptors(catalogue),
    ...Object.fromEntries(seats),
    refusals: { enumerable: true, get },
  };
  return Object.defineProperties({}, parts) as Words;
}

const spoken = new Map<string, Spoken>();

/**
 * Returns all sentences in a language. The sentences are made once for each game, since they name the game's commands.
 * @param games games whose commands the sentences name: one game, or all
 * @param alone games that one person can play
 */
export function spokenIn(language: Language, games: readonly string[], alone: readonly string[]): Spoken {
  const key = [language, games, alone].join(' ');
  const known = spoken.get(key);
  if (known) return known;
  const naming = namingOf(language, games, alone);
  const catalogue = wordsIn<DiscordCatalogue>(CATALOGUES, language, commandsOf(naming));
  const made = { naming, words: withOthers(catalogue, language) };
  spoken.set(key, made);
  return made;
}

/** Throws, since sentences that are about no game must not name a game's command. */
const ofNoGame: CommandNames = verb => {
  throw new RangeError(`no game is meant whose ${verb} is named`);
};
const WORDS = inEach(language => wordsIn<DiscordCatalogue>(CATALOGUES, language, ofNoGame));

export const GAMES_WORDS: In<GamesWords> = inEach(language => WORDS[language].games);

export const PEOPLE_WORDS: In<PeopleWords> = inEach(language => WORDS[language].people);
