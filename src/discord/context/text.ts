import { escaped } from '../../stage/names.ts';
import type { Words } from '../words/index.ts';
import type { Room } from './room.ts';

/** What was typed, made harmless and short enough to be quoted. */
export const quotable = (typed: string): string => escaped(typed.replace(/\s+/g, ' ').slice(0, 60));

/** So many hexadecimal digits of a commitment no one can meet twice: 128 bits. */
const DIGITS = 32;

/** As much of a commitment as a message shows. */
export const firstDigits = (commitment: string): string => commitment.slice(0, DIGITS);

/** What the shuffles are bound to, in one line. */
export const sealedShuffle = ({ words }: Pick<Room, 'words'>, commitment: string): string =>
  `-# ${words.fair.shuffleSealed(firstDigits(commitment))}`;

/** As many as fit, then how many more. */
export const some = (words: Words['typing'], values: readonly string[], most: number): string =>
  values.length <= most ? values.join(', ') : words.andMore(values.slice(0, most), values.length - most);

/** Whole lines from the end, as many as fit; what is left out is marked. */
export function newestLines(lines: readonly string[], room: number): string {
  const kept: string[] = [];
  let left = room;
  for (const line of lines.toReversed()) {
    if (line.length + 1 > left - 2) return ['…', ...kept].join('\n').slice(0, room);
    kept.unshift(line);
    left -= line.length + 1;
  }
  return kept.join('\n');
}

/** Whole lines from the beginning, as many as fit; what is left out is marked. */
export function firstLines(lines: readonly string[], room: number): string {
  const whole = lines.join('\n');
  if (whole.length <= room) return whole;
  const kept: string[] = [];
  let left = room - 2;
  for (const line of lines.flatMap(part => part.split('\n'))) {
    if (line.length + 1 > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  return [...kept, '…'].join('\n');
}

export const MAX_CONTENT = 2000;
/** A private answer cut to what Discord takes. */
export const fitted = (content: string): string =>
  content.length <= MAX_CONTENT ? content : `${content.slice(0, MAX_CONTENT - 1)}…`;
