/** The one door for people's names: what comes out is safe in Discord's markdown, an alt text and a terminal. */

import { once } from './coalesce.ts';
import { graphemesOf } from './graphemes.ts';
import { type In, inEach, type Language } from './language/languages.ts';
import { STAGE_WORDS } from './words/index.ts';

const LONGEST = 24;
/** A backstop in UTF-16 units: one grapheme may be arbitrarily long. */
const LONGEST_UNITS = 80;
/** Shown for a name that has nothing visible in it. */
export const NAMELESS: In<string> = inEach(language => STAGE_WORDS[language].players.nameless);
const WORD_JOINER = '\u2060';
/** Before the name of a player of the bot, and in nobody else's: a person who has it in theirs is shown without. */
export const PLAYER_MARK = '🤖';

/** The first graphemes of a text, with … in place of the last where some are left out. */
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

/**
 * A name as plain text on one line: no control, bidirectional, private or invisible characters, at most three accents
 * on a letter, at most 24 graphemes. Zero-width joiners stay, since emoji and several scripts need them.
 */
export const tidied = (raw: string, language: Language = 'en'): string => {
  const visible = raw
    .normalize('NFC')
    .replace(/[\s\p{Z}\u115f\u1160\u3164\uffa0\u2800]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(visible)) return NAMELESS[language];
  return clipped(visible, LONGEST, LONGEST_UNITS);
};

/** A person's name, tidied: nobody is called like a player of the bot. */
export const cleanName = (raw: string, language: Language = 'en'): string =>
  tidied(raw.replaceAll(PLAYER_MARK, ''), language);

/** Markdown, links, custom emoji and mentions made harmless; the text looks the same. */
export const escaped = (text: string): string =>
  text.replace(/[\\*_~`|<>#[\]()\-+.:/]/g, '\\$&').replace(/@/g, `@${WORD_JOINER}`);

/** Cleaned names that are kept: a page of the log says each a dozen times. */
const KEPT = 1_000;
const safe = once((raw: string, language: Language) => escaped(cleanName(raw, language)), KEPT);

/** A person's name, ready to stand in a message: clean, clipped and escaped. */
export const safeName = (raw: string, language: Language = 'en'): string => safe(raw, language);

/** The way back for places without markdown (alt texts, button labels, terminals). */
export const unescaped = (text: string): string =>
  text.replaceAll(WORD_JOINER, '').replace(/\\([\\*_~`|<>#[\]()\-+.:/])/g, '$1');

/** A sentence of ours as plain text: emphasis and headings taken off, escapes undone. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(WORD_JOINER, '')
    .replace(/^(#{1,3}|-#) /gm, '')
    .replace(/\\([\\*_~`|<>#[\]()\-+.:/])|\*+|__|~~|`/g, (_mark, kept?: string) => kept ?? '');

/** How a seat is called; by its number when the match knows no name for it. */
export const nameOf = (names: readonly string[], seat: number, language: Language = 'en'): string =>
  names[seat] ?? STAGE_WORDS[language].players.seat(seat + 1);

/** A game's command as sentences name it: "/go join". */
export const commandName = (game: string, words: string): string => `/${game} ${words}`;

/** How a game's sentences name its commands, as code. @param option follows the verb */
export const commandsOfGame =
  (game: string) =>
  (verb: string, option?: string): string =>
    `\`${commandName(game, option === undefined ? verb : `${verb} ${option}`)}\``;
