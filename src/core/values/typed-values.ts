/** Readers of the numbers, times and dates that people type, in any field and in the scripts of all languages. */

const DIGIT = /\p{Nd}/u;

/** Returns a digit of any script as a digit of ASCII. Unicode has the digits of a script in a row, from zero to nine. */
function asciiDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (at - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(at - zero);
}

/** Returns a typed text with ASCII digits and hyphens, in lower case and with single spaces. */
export const tidyValue = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Reads a whole number from `min` to `max`. Undefined for other texts. */
export function readWhole(text: string, min: number, max: number): number | undefined {
  const tidy = tidyValue(text);
  const number = /^\d{1,9}$/.test(tidy) ? Number(tidy) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Forms of a time of day, for the languages of the bot: 22, 22:30, 22.30, 22h30, 22 Uhr 30, 22時30分, 22시 30분. */
const CLOCK =
  /^(?<hours>\d{1,2})(?: ?(?:[:.] ?(?<minutes>\d{2})|(?:h|hrs?|uhr|時|时|시)(?: ?(?<rest>\d{1,2})(?: ?(?:m|min|分|분))?)?))?(?: ?(?:h|uhr))?$/;
const COMPACT = /^([01]\d|2[0-3])([0-5]\d)$/;
const HALF_BEFORE = /^(午前|午後|오전|오후|am|pm) ?/;
const HALF_AFTER = / ?([ap])\.? ?m\.?$/;
const IS_LATE = /^(午後|오후|p)/;

/**
 * Reads a time of day, and returns the minutes after midnight. Undefined for other texts, for example `24:00`.
 * @param text such as 22:30, 22.30, 22h30, 10pm or 22
 */
export function readClock(text: string): number | undefined {
  const tidy = tidyValue(text);
  const half = HALF_BEFORE.exec(tidy)?.[1] ?? HALF_AFTER.exec(tidy)?.[1];
  const rest = tidy.replace(HALF_BEFORE, '').replace(HALF_AFTER, '').replace(COMPACT, '$1:$2');
  const { hours, minutes, rest: after } = CLOCK.exec(rest)?.groups ?? {};
  if (hours === undefined) return undefined;
  const minute = Number(minutes ?? after ?? 0);
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (IS_LATE.test(half) ? 12 : 0);
  if (minute > 59 || hour > 23 || (half !== undefined && Number(hours) > 12)) return undefined;
  return hour * 60 + minute;
}

const YEAR_FIRST =
  /^(?<year>\d{4}) ?(?:[-/.]|年|년) ?(?<month>\d{1,2}) ?(?:[-/.]|月|월) ?(?<day>\d{1,2}) ?(?:\.|日|일)?$/;
/** The day stands first only between dots. With slashes, `01/02/2026` means two days, depending on the country. */
const DAY_FIRST = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/;

/**
 * Reads a date, and returns its midnight in UTC, in milliseconds since the epoch. Undefined for other texts and for dates that
 * no calendar has, such as 30 February.
 * @param text such as 2026-12-01, 2026/12/1, 1.12.2026 or 2026年12月1日
 */
export function readDate(text: string): number | undefined {
  const tidy = tidyValue(text);
  const groups = (YEAR_FIRST.exec(tidy) ?? DAY_FIRST.exec(tidy))?.groups;
  if (!groups) return undefined;
  const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)];
  const at = Date.UTC(year, month - 1, day);
  const date = new Date(at);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? at : undefined;
}
