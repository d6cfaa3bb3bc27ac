import type { Seat } from '../../core/game.ts';
import { isElsewhere, isPersonAt } from '../../core/player.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { Names } from '../../presentation/presenter/presenter.ts';
import { escaped, type NamedSeat, nameOf, sitterName } from '../../presentation/text/names.ts';
import type { Match } from '../../table/match/types.ts';
import { GAMES_WORDS, type Words } from '../words/index.ts';
import type { Context } from './context.ts';

export const namesOf = (match: { readonly seats: readonly NamedSeat[] }, language: Language = 'en'): Names =>
  match.seats.map(seated => sitterName(seated, language));

export const nameAt = (match: Match, seat: Seat, language: Language = 'en'): string => {
  const seated = match.seats[seat];
  return seated ? sitterName(seated, language) : nameOf([], seat, language);
};

/** Returns the name at a seat in bold. */
export const boldAt = (match: Match, seat: Seat, language: Language): string =>
  `**${nameAt(match, seat, language)}**`;

/** Lists those of the given seats that people hold. The bot mentions people only, never bots. */
export const personsAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(seat => isPersonAt(match, seat));

/** Lists those of the given seats whose people decide themselves. A bot decides for the other seats. */
export const decidersAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  personsAt(match, seats).filter(seat => match.seats[seat]?.thinks === false);

/** Lists the ids of the people on these seats. People who play from another place can't be mentioned, and have no id here. */
export const idsAt = (match: Match, seats: readonly Seat[]): readonly string[] =>
  personsAt(match, seats).flatMap(seat => {
    const { id } = match.seats[seat] ?? {};
    return id === undefined || isElsewhere(id) ? [] : id;
  });

/** Returns a mention of the seat's person, which may notify that person. Returns the name where a bot has the seat. */
export const mentionAt = (match: Match, seat: Seat, language: Language): string => {
  const [id] = idsAt(match, [seat]);
  return id === undefined ? nameAt(match, seat, language) : `<@${id}>`;
};

/** Shortens a typed text for a quotation, and escapes its markdown and mentions. */
export const quotable = (typed: string): string => escaped(typed.replace(/\s+/g, ' ').slice(0, 60));

/** Number of hexadecimal digits of a commitment that make a collision infeasible: 128 bits. */
const DIGITS = 32;

export const firstDigits = (commitment: string): string => commitment.slice(0, DIGITS);

export const sealedShuffle = ({ words }: Pick<Context, 'words'>, commitment: string): string =>
  `-# ${words.fair.shuffleSealed(firstDigits(commitment))}`;

/** Lists at most `most` values, then the number of the values that were left out. */
export const some = (words: Words['typing'], values: readonly string[], most: number): string =>
  values.length <= most ? values.join(', ') : words.andMore(values.slice(0, most), values.length - most);

/** Keeps as many whole lines from the end as fit. A mark replaces the lines that are left out. */
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

/** Keeps as many whole lines from the beginning as fit. A mark replaces the lines that are left out. */
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

export const MAX_CONTENT = 2000;
export const fitted = (content: string): string =>
  content.length <= MAX_CONTENT ? content : `${content.slice(0, MAX_CONTENT - 1)}…`;

/** Returns the line with the operator's address for support. Empty where the operator has set none. */
export const supportLine = ({
  language,
  supportUrl,
}: Pick<Context, 'language' | 'supportUrl'>): readonly string[] =>
  supportUrl === undefined ? [] : [GAMES_WORDS[language].operator.support(`<${supportUrl}>`)];
