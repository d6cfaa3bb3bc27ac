import type { Seat, SeenAside } from '../../core/contract/game.ts';
import {
  isElsewhere,
  isForgotten,
  isNamedElsewhere,
  playerIn,
  type Strength,
} from '../../core/contract/player.ts';
import { type EndedSeats, endOf, SEAT_ENDS, type SeatEnd } from '../../core/contract/seat-ends.ts';
import { type In, inEach, type Language } from '../language/languages.ts';
import { readerNamed, unmarked } from '../language/reader.ts';
import { once } from '../once.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { padded } from './columns.ts';
import { distinctNames } from './distinct-names.ts';
import { graphemesOf } from './graphemes.ts';

const LONGEST = 24;
/** Longest name in UTF-16 units, since a single grapheme may be arbitrarily long. */
const LONGEST_UNITS = 80;
/** Name shown for a person whose name has no visible characters. */
export const NAMELESS: In<string> = inEach(language => SHARED_WORDS[language].players.nameless);
const WORD_JOINER = '\u2060';
/** Mark before the name of a bot. People's names are shown without it. */
export const PLAYER_MARK = '🤖';

/** Returns the first graphemes of a text. Where some are left out, … replaces the last one. */
export const clipped = (
  text: string,
  longest: number,
  longestUnits: number = Number.POSITIVE_INFINITY,
): string => {
  if (text.length <= Math.min(longest, longestUnits)) return text;
  const kept: string[] = [];
  let units = 0;
  for (const part of graphemesOf(text)) {
    units += part.length;
    if (kept.length === longest || units > longestUnits) return `${kept.slice(0, longest - 1).join('')}…`;
    kept.push(part);
  }
  return text;
};

/** Single characters that are as wide as a sentence: Arabic ligatures of whole phrases, and cuneiform. */
const WIDE = /[\ufdfa\ufdfb\ufdfd\u{12000}-\u{1254f}]/gu;
/** Joiners after letters of scripts that need none. There they are only invisible. */
const NEEDLESS_JOINERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/**
 * Reduces a name to plain text on one line, which changes nothing of the text around it. It has no control, bidirectional,
 * private or invisible characters, at most three accents on a letter, and at most 24 graphemes. Zero-width joiners stay inside
 * emoji and the scripts that need them. No accent and no joiner is at an end, where it would join a neighbour.
 */
export const tidied = (raw: string, language: Language = 'en'): string => {
  const visible = raw
    .normalize('NFC')
    .replace(/[\s\p{Z}\u115f\u1160\u3164\uffa0\u2800]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/(?!\ufe0f|[\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(WIDE, '')
    .replace(NEEDLESS_JOINERS, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .replace(/^(?:\p{M}|\u200c|\u200d| )+|(?:\u200c|\u200d)+$/gu, '')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(visible)) return NAMELESS[language];
  return clipped(visible, LONGEST, LONGEST_UNITS);
};

/** Cleans a person's name, and removes every 🤖, the mark of a bot. */
export const cleanName = (raw: string, language: Language = 'en'): string =>
  tidied(raw.replaceAll(PLAYER_MARK, ''), language);

/** Cleans a person's name for a place without markdown, where other words stand beside it: a label, a title, an alt text. */
export const plainName = (raw: string, language: Language = 'en'): string =>
  isolated(cleanName(raw, language));

/** Makes markdown, links, custom emoji and mentions harmless; the text looks the same. */
export const escaped = (text: string): string =>
  text.replace(/[\\*_~`|<>#[\]()\-+.:/]/g, '\\$&').replace(/@/g, `@${WORD_JOINER}`);

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/** Isolates a name that is written from right to left, so that the order of the words and numbers around it stays. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END_OF_ISOLATE}` : name;

const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Number of cleaned names in the cache. A page of the log repeats each name a dozen times. */
const KEPT = 1_000;
const safe = once((raw: string, language: Language) => escaped(isolated(cleanName(raw, language))), KEPT);

export const safeName = (raw: string, language: Language = 'en'): string => safe(raw, language);

/** Removes the characters that `escaped` added, for places without markdown (alt texts, button labels, terminals). */
export const unescaped = (text: string): string =>
  unmarked(text)
    .replaceAll(WORD_JOINER, '')
    .replace(/\\([\\*_~`|<>#[\]()\-+.:/])/g, '$1');

/** Turns a sentence of the bot into plain text: without emphasis, headings and escapes. */
export const plain = (markdown: string): string =>
  unmarked(markdown)
    .replaceAll(WORD_JOINER, '')
    .replace(/^(#{1,3}|-#) /gm, '')
    .replace(/\\([\\*_~`|<>#[\]()\-+.:/])|\*+|__|~~|`/g, (_mark, kept?: string) => kept ?? '');

/** Shortens a typed text for a quotation, and escapes its markdown and mentions. */
export const quotable = (typed: string): string => escaped(typed.replace(/\s+/g, ' ').slice(0, 60));

/** Returns the name of the person or bot on a seat, or the seat's number where the match has no name for the seat. */
export const nameOf = (names: readonly string[], seat: number, language: Language = 'en'): string =>
  names[seat] ?? SHARED_WORDS[language].players.seat(seat + 1);

/** Returns the name of the person or bot on a seat as a picture has room for it. A hidden person has a short name. */
export const nameInPicture = (names: readonly string[], seat: number, language: Language): string => {
  const name = withoutIsolates(unescaped(nameOf(names, seat, language)));
  const { elsewhere, hidden } = SHARED_WORDS[language].players;
  const isHidden = (number?: number): boolean => elsewhere(number) === name;
  return isHidden() ? hidden(undefined) : isHidden(seat + 1) ? hidden(seat + 1) : name;
};

/** Name of the reader's own seat, in place of a player's name. */
export const YOU: In<string> = inEach(language => readerNamed(SHARED_WORDS[language].players.you));

/**
 * Returns the name on a seat for a table of a terminal. Names that the table would cut to the same characters begin with the
 * number of their seat.
 * @param columns columns in which the table shows a name
 */
export const nameInColumns = (
  names: readonly string[],
  seat: number,
  language: Language,
  columns: number,
): string => {
  const all = names.map((_, at) => nameInPicture(names, at, language));
  return distinctNames(all, name => padded(name, columns))[seat] ?? nameOf([], seat, language);
};

export const commandName = (game: string, words: string): string => `/${game} ${words}`;

/**
 * Returns the function that names a game's commands in sentences, as markdown code.
 * @param option option to write after the verb
 */
export const commandsOfGame =
  (game: string) =>
  (verb: string, option?: string): string =>
    `\`${commandName(game, option === undefined ? verb : `${verb} ${option}`)}\``;

/** Names of the strengths of bots, one word each. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = inEach(
  language => SHARED_WORDS[language].players.strengths,
);

/**
 * Returns a bot's name for a message, always with the mark 🤖 and the strength. Two bots of one strength at a table have
 * different names.
 * @param number number of the bot among those of its strength, from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = SHARED_WORDS[language].players.people[strength].split(', ');
  const at = Math.max(0, number - 1);
  const again = Math.floor(at / people.length);
  const name = `${people[at % people.length]}${again > 0 ? ` ${again + 1}` : ''}`;
  return escaped(`${PLAYER_MARK} ${name} (${STRENGTH_NAMES[language][strength]})`);
}

/**
 * Returns a bot's name without the mark 🤖 and the strength, for a picture that shows them separately.
 * @param name full name, not escaped
 */
export const nameAlone = (name: string): string =>
  name.startsWith(PLAYER_MARK)
    ? name
        .slice(PLAYER_MARK.length)
        .replace(/ \([^()]*\)$/, '')
        .trim()
    : name;

/** Fields of the person or bot on a seat that decide the displayed name. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns a person's name, not yet cleaned. The name of a person who deleted their data is stored as "Player 2"; the function
 * translates "Player" into the reader's language. A person at another place has the name that the person shows there, or words
 * with the number of the seat.
 */
export function personName({ id, name }: NamedSeat, language: Language): string {
  if (isNamedElsewhere(id) || !(isForgotten(id) || isElsewhere(id))) return name;
  const { elsewhere, stranger } = SHARED_WORDS[language].players;
  const [number] = /\d+$/.exec(name) ?? [];
  return (isElsewhere(id) ? elsewhere : stranger)(number === undefined ? undefined : Number(number));
}

/** Returns the name by which a search finds the person or bot on a seat. A bot's name is in the reader's language. */
export function soughtName(seated: NamedSeat, language: Language): string {
  const player = playerIn(seated.id);
  return player
    ? unescaped(playerName(player.strength, player.number, language))
    : personName(seated, language);
}

/** Returns the name of the person or bot on a seat, for a message. */
export function sitterName(seated: NamedSeat, language: Language = 'en'): string {
  const player = playerIn(seated.id);
  if (player) return playerName(player.strength, player.number, language);
  const name = personName(seated, language);
  // A person's own name is shortened, but not the bot's words for a hidden person.
  return isElsewhere(seated.id) && !isNamedElsewhere(seated.id) ? escaped(name) : safeName(name, language);
}

/** Returns the names of the people and bots at a table, for a message. No two of them look the same. */
export const tableNames = (seats: readonly NamedSeat[], language: Language = 'en'): readonly string[] =>
  distinctNames(seats.map(seated => sitterName(seated, language)));

/** Function that names a person or bot for a message. */
export type SeatNaming = (seated: NamedSeat) => string;

/**
 * Returns a function that names the people and bots of a contest, for a message. No two of them look the same, and each has the
 * same name in all messages about these people.
 * @param named names one person or bot, without regard to the others. Default: for a message
 */
export function namesApart(
  seats: readonly NamedSeat[],
  language: Language,
  named: SeatNaming = seated => sitterName(seated, language),
): SeatNaming {
  const all = [...new Map(seats.map(seated => [seated.id, seated])).values()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const names = distinctNames(all.map(named));
  const byId = new Map(all.map(({ id }, at) => [id, names[at]]));
  return seated => byId.get(seated.id) ?? named(seated);
}

/** Groups the seats that ended before their game by the way in which they ended. */
export const byEnd = (view: EndedSeats): readonly (readonly [end: SeatEnd, seats: readonly Seat[]])[] =>
  SEAT_ENDS.map(end => [end, view.resigned.filter(seat => endOf(view, seat) === end)] as const).filter(
    ([, seats]) => seats.length > 0,
  );

/** Writes which seats ended early, how, and that they rank last. Empty: no seat did, or people called the game off. */
export const resignedText = (
  view: SeenAside,
  called: (seat: Seat) => string,
  language: Language,
): readonly string[] =>
  view.stopped?.length === 0
    ? []
    : byEnd(view).map(([end, seats]) => SHARED_WORDS[language].players[end](seats.map(called)));
