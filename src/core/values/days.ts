export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * Returns the day to which a time belongs, in whole days since 1970. The daily deals use these days.
 * @param hour hour in UTC at which each day begins
 */
export const dayAt = (now: number, hour: number): number => Math.floor((now - hour * HOUR_MS) / DAY_MS);

/** Returns the time at which a day begins, in milliseconds since the epoch. */
export const beginOf = (day: number, hour: number): number => day * DAY_MS + hour * HOUR_MS;

/** Returns the date in UTC on which the day begins: "2026-11-22". */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the day that begins on a date: the inverse of `dateOf`. Undefined for a text that is no date. */
export function dayOf(date: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const day = at / DAY_MS;
  return dateOf(day) === date ? day : undefined;
}

/** Counts of days in a row on which a person played: in the current row, and in the longest row. */
export interface Streak {
  readonly days: number;
  readonly longest: number;
  /** True where this month's one free day stood in for a missed day. */
  readonly freeUsed: boolean;
}

const monthOf = (day: number): string => dateOf(day).slice(0, 7);

/**
 * Counts days played in a row. One missed day in each month does not end the row. Today does not end it either, even if the
 * person has not played yet.
 * @param played days played, in ascending order
 */
export function streakOf(played: readonly number[], today: number): Streak {
  const [first = today] = played;
  const there = new Set(played);
  const free = new Set<string>();
  let [days, longest] = [0, 0];
  for (let day = first; day <= today; day++) {
    if (there.has(day)) days += 1;
    else if (day < today && days > 0) {
      if (free.has(monthOf(day))) days = 0;
      else free.add(monthOf(day));
    }
    longest = Math.max(longest, days);
  }
  return { days, longest, freeUsed: free.has(monthOf(today)) };
}
