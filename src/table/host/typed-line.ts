import { DAY_MS } from '../../core/values/days.ts';
import { readClock, readDate, tidyValue } from '../../core/values/typed-values.ts';

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

/** A date with a time of day. Without a zone, the time is UTC. */
const DATED =
  /^(?<date>\S+?)[t ](?<clock>\d{1,2}[:.h]\d{2})(?::(?<seconds>[0-5]\d))?(?:z|(?<sign>[+-])(?<hours>0\d|1[0-4]):(?<minutes>[0-5]\d))?$/;
const AHEAD = /^\+(\d{1,4})([mh])$/;
const MINUTE = 60_000;

export const TIME_FORMS = '18:00Z, 2026-11-27T18:00Z, +30m or +2h';

/**
 * Reads a time: a time of day in UTC within the next 24 hours, a date, or a span from now. Returns undefined for any other
 * text.
 * @returns milliseconds since the epoch
 */
export function timeIn(text: string, now: number): number | undefined {
  const tidy = tidyValue(text);
  const [, ahead, unit] = AHEAD.exec(tidy) ?? [];
  if (ahead !== undefined) return now + Number(ahead) * (unit === 'h' ? 60 : 1) * MINUTE;
  const clock = readClock(tidy.replace(/z$/, ''));
  if (clock !== undefined) {
    const today = Math.floor(now / DAY_MS) * DAY_MS + clock * MINUTE;
    return today > now ? today : today + DAY_MS;
  }
  const dated = DATED.exec(tidy)?.groups ?? {};
  const [day, minutes] = [readDate(dated.date ?? ''), readClock(dated.clock ?? '')];
  if (day === undefined || minutes === undefined) return undefined;
  const east = (Number(dated.hours ?? 0) * 60 + Number(dated.minutes ?? 0)) * (dated.sign === '-' ? -1 : 1);
  return day + (minutes - east) * MINUTE + Number(dated.seconds ?? 0) * 1_000;
}
