import type { Seat } from './game.ts';

/** Returns the points over the mean of the others; of a seat alone, its points. */
export const marginOf = (totals: readonly number[], seat: Seat): number => {
  const own = totals[seat] ?? 0;
  const all = totals.reduce((sum, total) => sum + total, 0);
  return totals.length === 1 ? own : own - (all - own) / (totals.length - 1);
};
