import { appendFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';

const FORM = process.env.TEST_FORM;
/** True if only the cases are tried that `npm test` leaves out. */
const isRest = FORM === 'rest';
/** True in a run of all cases, as by `npm run test:long`. `npm test` tries only some. */
export const isLong = isRest || FORM === 'long' || FORM === 'release';
/** True in a run by `npm run test:release`, which takes an hour. It adds cases that seldom find more than the other runs do. */
export const isRelease = FORM === 'release';
/** A long run makes one in this many of the repetitions that a release adds to a short run. */
const LONG_SHARE = 16;

/** Kinds of tests that a run can leave out. The reporter shows them at the end (test/reporter.ts). */
type LeftOut = 'PostgreSQL' | 'languages' | 'cases' | 'repetitions';

const leaveOut = (what: LeftOut, count: number): void => {
  const { LEFT_OUT, TEST_FORM } = process.env;
  if (LEFT_OUT && TEST_FORM !== 'some' && !isRest && count > 0)
    appendFileSync(LEFT_OUT, `${what} ${count} ${isLong ? 'release' : 'long'}\n`);
};

const isLanguage = (given: unknown): boolean => (LANGUAGES as readonly unknown[]).includes(given);
const isPostgres = (given: unknown): boolean => [given].flat()[0] === 'postgres';

/** Returns this many of the cases, evenly from the first to the last. A long run gets all cases, or the others. */
export function some<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isLong && !isRest) return cases;
  const tried = evenly(cases, count);
  return isRest ? cases.filter(given => !tried.includes(given)) : tried;
}

function evenly<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (count >= cases.length) return cases;
  const step = (cases.length - 1) / Math.max(1, count - 1);
  const places = new Set(Array.from({ length: count }, (_, nth) => Math.round(nth * step)));
  const left = cases.filter((_, index) => !places.has(index));
  const what = left.some(isPostgres) ? 'PostgreSQL' : left.every(isLanguage) ? 'languages' : 'cases';
  leaveOut(what, left.length);
  return cases.filter((_, index) => places.has(index));
}

/** True if a run has a PostgreSQL server. `npm test` needs none. */
export const hasPostgres = isLong || process.env.TEST_DATABASE === 'postgres';

/** Returns the cases that this run's databases can try. A case, or its first value, is the name of a database. */
export function onDatabases<Case>(cases: readonly Case[]): readonly Case[] {
  if (isRest) return cases.filter(isPostgres);
  if (hasPostgres) return cases;
  const here = cases.filter(given => !isPostgres(given));
  leaveOut('PostgreSQL', cases.length - here.length);
  return here;
}

/** Returns this many cases of a long test, evenly from the first to the last. A release gets all cases. */
export const part = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  isRelease ? cases : evenly(cases, count);

/**
 * Returns the number of repetitions of a property or a random game: `short` for `npm test`, `release` for a release, and a
 * number between for a long run.
 */
export const times = (short: number, release: number): number => {
  const long = Math.min(release, short + Math.ceil((release - short) / LONG_SHARE));
  const count = isRelease ? release : isLong ? long : short;
  leaveOut('repetitions', release - count);
  return count;
};
