import { appendFileSync } from 'node:fs';

/** True in a run of all cases. */
const isRelease = process.env.TEST_FORM === 'release';

/** Returns this many cases, evenly from the first to the last. A release gets all cases. */
export function part<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isRelease || count >= cases.length) return cases;
  const { LEFT_OUT } = process.env;
  if (LEFT_OUT) appendFileSync(LEFT_OUT, `cases ${cases.length - count} release\n`);
  const step = (cases.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, nth) => cases[Math.round(nth * step)] as Case);
}
