import type { AnyGame, Seat } from '../../core/contract/game.ts';
import { isElsewhere, isPersonAt, type Strength } from '../../core/contract/player.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { AnyPresenter, Names, Presenters } from '../../presentation/presenter/presenter.ts';
import { type NamedSeat, nameOf, tableNames } from '../../presentation/text/names.ts';
import type { AnyStandIn, Match } from '../../table/match/types.ts';
import type { PageSubject } from '../../table/people/board-pages.ts';
import type { Table } from '../../table/table.ts';
import type { Log, Observer } from '../ports/ports.ts';
import type { DirectMessages } from '../rest/direct-messages.ts';
import type { Guilds } from '../rest/guilds.ts';
import type { Threads } from '../rest/threads.ts';
import type { Whispers } from '../rest/whispers.ts';
import { GAMES_WORDS, type Spoken, spokenIn, type Words } from '../words/index.ts';
import type { BoardPictures } from './pictures.ts';

/** Starts retries later. The database stores the work to retry, so a restart loses nothing. */
export interface Scheduler {
  after(milliseconds: number, run: () => void): () => void;
}

/**
 * Returns a link that opens the board of a match, a puzzle or a lesson, for one person, in their language. The link opens once.
 */
export type BoardLink = (
  subject: PageSubject,
  personId: string,
  language: Language,
) => Promise<{ readonly label: string; readonly url: string }>;

/** Activity of the bot, which opens a person's board inside of Discord. */
export interface LaunchBoard {
  label(language: Language): string;
  expect(subject: PageSubject, personId: string, language: Language): Promise<void>;
}

export interface ContextParts {
  readonly table: Table;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly alone: readonly string[];
  readonly pictures: BoardPictures;
  readonly log: Log;
  readonly observer?: Observer | undefined;
  /** Returns the shard that receives a server's events. Absent: the bot has only one shard. */
  readonly shardOf?: (guildId: string | null) => number;
  /** Address for support. Absent: the operator has set none. */
  readonly supportUrl?: string | undefined;
  /** Returns the link to a person's board in a browser. Absent: the bot has no boards in a browser. */
  readonly boardLink?: BoardLink | undefined;
  /** Absent: the bot has no Activity. */
  readonly launchBoard?: LaunchBoard | undefined;
  /** Checks that a person owns the bot's application. Absent: no person counts as an owner. */
  readonly isOwner?: (personId: string) => Promise<boolean>;
  now(): number;
  readonly guilds: Pick<Guilds, keyof Guilds>;
  readonly threads: Pick<Threads, keyof Threads>;
  readonly direct?: Pick<DirectMessages, 'say' | 'channelOf'>;
  /** Sends private messages about events after the answer to a person's action. Absent: the bot sends none. */
  readonly whispers?: Pick<Whispers, 'keep' | 'say'>;
  publicLanguage(match: Match): Promise<Language>;
  serverLanguage(guildId: string): Promise<Language>;
  forgetLanguage(personId: string): Promise<void>;
}

export interface Context extends ContextParts, Spoken {
  /** Language of the texts: the reader's for private texts, the server's for public ones. */
  readonly language: Language;
}

/** Returns the context in a language. @param game the game whose command names the texts contain; absent: all games */
export function contextIn(parts: ContextParts, language: Language, game?: string): Context {
  const games = game === undefined ? Object.keys(parts.games) : [game];
  return { ...parts, language, ...spokenIn(language, games, parts.alone) };
}

export const publicContext = async (context: ContextParts, match: Match): Promise<Context> =>
  contextIn(context, await context.publicLanguage(match), match.game);

/** Returns the rules and the presenter of a match's game. Throws for an unknown game. */
export function gameOf(context: Context, match: Match): { game: AnyGame; presenter: AnyPresenter } {
  const game = context.games[match.game];
  const presenter = context.presenters[match.game]?.(context.language);
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${match.game}`);
  return { game, presenter };
}

/**
 * Returns the stand-in that plays for absent people at a table. A game without bots has only the stand-in `steady`, the game's
 * own simple rule.
 * @param chosen strength that a vote has chosen; null: the match's own stand-in
 */
export const standInOf = (
  { table }: Pick<Context, 'table'>,
  { game, standIn }: Match,
  chosen: Strength | null = null,
): AnyStandIn => (table.strengths(game).length > 0 ? (chosen ?? standIn) : 'steady');

export const gameTitle = (
  { presenters, language }: Pick<Context, 'presenters' | 'language'>,
  game: string,
): string => presenters[game]?.(language).title ?? game;

export const namesOf = (match: { readonly seats: readonly NamedSeat[] }, language: Language = 'en'): Names =>
  tableNames(match.seats, language);

export const nameAt = (match: Match, seat: Seat, language: Language): string =>
  nameOf(namesOf(match, language), seat, language);

export const boldAt = (match: Match, seat: Seat, language: Language): string =>
  `**${nameAt(match, seat, language)}**`;

/** Lists those of the given seats that people hold. The bot mentions people only, never bots. */
export const personsAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(seat => isPersonAt(match, seat));

/** Lists those of the given seats whose people decide themselves. A bot decides for the other seats. */
export const decidersAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  personsAt(match, seats).filter(seat => match.seats[seat]?.thinks === false);

/**
 * Lists the Discord ids of the people on these seats. Leaves out people who play from another place, since no message here can
 * mention them.
 */
export const idsAt = (match: Match, seats: readonly Seat[]): readonly string[] =>
  personsAt(match, seats).flatMap(seat => {
    const { id } = match.seats[seat] ?? {};
    return id === undefined || isElsewhere(id) ? [] : id;
  });

/**
 * Returns a mention of the seat's person, which may notify that person. Returns the name of a bot, and of a person who plays
 * from another place.
 */
export const mentionAt = (match: Match, seat: Seat, language: Language): string => {
  const [id] = idsAt(match, [seat]);
  return id === undefined ? nameAt(match, seat, language) : `<@${id}>`;
};

/** Number of hexadecimal digits of a commitment that make a collision infeasible: 128 bits. */
const DIGITS = 32;

export const firstDigits = (commitment: string): string => commitment.slice(0, DIGITS);

export const sealedShuffle = ({ words }: Pick<Context, 'words'>, commitment: string): string =>
  `-# ${words.fair.shuffleSealed(firstDigits(commitment))}`;

/** Lists at most `most` values, then the number of the values that were left out. */
export const some = (words: Words['typing'], values: readonly string[], most: number): string =>
  values.length <= most ? values.join(', ') : words.andMore(values.slice(0, most), values.length - most);

/** Keeps as many whole lines from the end as fit into `space` characters. An ellipsis replaces the lines that are left out. */
export function newestLines(lines: readonly string[], space: number): string {
  const kept: string[] = [];
  let left = space;
  for (const line of lines.toReversed()) {
    if (line.length + 1 > left - 2) return ['…', ...kept].join('\n').slice(0, space);
    kept.unshift(line);
    left -= line.length + 1;
  }
  return kept.join('\n');
}

/**
 * Keeps as many whole lines from the beginning as fit into `space` characters. An ellipsis replaces the lines that are left
 * out.
 */
export function firstLines(lines: readonly string[], space: number): string {
  const whole = lines.join('\n');
  if (whole.length <= space) return whole;
  const kept: string[] = [];
  let left = space - 2;
  for (const line of lines.flatMap(part => part.split('\n'))) {
    if (line.length + 1 > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  return [...kept, '…'].join('\n');
}

/** Splits lines into pages, in their order. Each page has at most `most` lines and `space` characters. */
export function pagesOf(
  lines: readonly string[],
  most: number,
  space: number,
): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let left = 0;
  for (const line of lines) {
    const page = pages.at(-1);
    if (page && page.length < most && line.length < left) page.push(line);
    else {
      pages.push([line]);
      left = space;
    }
    left -= line.length + 1;
  }
  return pages;
}

/** Maximum length of a message in Discord, in characters. */
export const MAX_CONTENT = 2000;
/** Cuts an answer that is too long for a message, and ends it with an ellipsis. */
export const fitted = (content: string): string =>
  content.length <= MAX_CONTENT ? content : `${content.slice(0, MAX_CONTENT - 1)}…`;

export const supportLine = ({
  language,
  supportUrl,
}: Pick<Context, 'language' | 'supportUrl'>): readonly string[] =>
  supportUrl === undefined ? [] : [GAMES_WORDS[language].operator.support(`<${supportUrl}>`)];
