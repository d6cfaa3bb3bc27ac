import { escaped } from '../../stage/names.ts';
import type { Words } from '../words/index.ts';
import type { Context } from './context.ts';

/** Shortens a typed text for a quotation, and escapes its markdown and mentions. */
export const quotable = (typed: string): string => escaped(typed.replace(/\s+/g, ' ').slice(0, 60));

/** Hexadecimal digits of a commitment that make a collision infeasible: 128 bits. */
const DIGITS = 32;

/** Shortens a commitment for a message. */
export const firstDigits = (commitment: string): string => commitment.slice(0, DIGITS);

/** Writes a line with the commitment of the shuffles. */
export const sealedShuffle = ({ words }: Pick<Context, 'words'>, commitment: string): string =>
  `-# ${words.fair.shuffleSealed(firstDigits(commitment))}`;

/** Lists at most `most` values, then how many were left out. */
export const some = (words: Words['typing'], values: readonly string[], most: number): string =>
  values.length <= most ? values.join(', ') : words.andMore(values.slice(0, most), values.length - most);

/** Keeps as many whole lines from the end as fit. A mark takes the place of the lines left out. */
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

/** Keeps as many whole lines from the beginning as fit. A mark takes the place of the lines left out. */
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

export const MAX_CONTENT = 2000;
/** Cuts a private answer to Discord's limit. */
export const fitted = (content: string): string =>
  content.length <= MAX_CONTENT ? content : `${content.slice(0, MAX_CONTENT - 1)}…`;

const seconds = (at: number): number => Math.floor(at / 1000);

/** Writes a time relative to now, as Discord shows it to each reader: "3 hours ago". */
export const ago = (at: number): string => `<t:${seconds(at)}:R>`;

/** Writes a time with day and hour: "20 November 2026 18:00". */
export const moment = (at: number): string => `<t:${seconds(at)}:f>`;
