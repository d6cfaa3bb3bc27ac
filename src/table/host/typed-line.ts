import { DAY_MS } from '../../core/days.ts';
/** Splits a typed line into words at spaces. Quotation marks keep spaces in a word. */
export function wordsIn(line: string): readonly string[] {
  const found = line.matchAll(/((?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"']+)+|["'])/gs);
  return [...found].map(([word]) =>
    word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/gs, (_, double?: string, single?: string) =>
      double === undefined ? (single ?? '') : double.replace(/\\(["\\])/g, '$1'),
    ),
  );
}

/** Writes words as a line from which `wordsIn` reads the same words. */
export const lineOf = (words: readonly string[]): string =>
  words
    .map(word => (/^[^\s"'\\]+$/.test(word) ? word : `"${word.replace(/["\\]/g, sign => `\\${sign}`)}"`))
    .join(' ');

/** Returns the id in a mention of a person or a channel. Returns any other text unchanged. */
export const bareId = (text: string): string => /^<(?:@!?|#)(\d+)>$/.exec(text)?.[1] ?? text;

export const isDiscordId = (text: string): boolean => /^\d{17,20}$/.test(text);

const CLOCK = /^(\d{1,2}):(\d{2})Z?$/i;
const DATE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/i;
const AHEAD = /^\+(\d{1,4})([mh])$/i;
const MINUTE = 60_000;

/** Forms of a time that an operator may type. */
export const TIME_FORMS = '18:00Z, 2026-11-27T18:00Z, +30m or +2h';

/**
 * Reads a time: a time of day in UTC within the next 24 hours, a date, or a span from now. Returns undefined for any other
 * text.
 * @returns milliseconds since the epoch
 */
export function timeIn(text: string, now: number): number | undefined {
  const [, ahead, unit = ''] = AHEAD.exec(text) ?? [];
  if (ahead !== undefined) return now + Number(ahead) * (unit.toLowerCase() === 'h' ? 60 : 1) * MINUTE;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) {
    if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
    const today = Math.floor(now / DAY_MS) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE;
    return today > now ? today : today + DAY_MS;
  }
  if (!DATE.test(text)) return undefined;
  const zoned = /(Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`;
  const at = Date.parse(zoned.replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : at;
}
