import type { Seat } from './game.ts';

/**
 * Returns a seat's margin: its points minus the mean of the other seats' points. The margin of a seat that plays alone is its
 * points.
 */
export const marginOf = (totals: readonly number[], seat: Seat): number => {
  const own = totals[seat] ?? 0;
  const all = totals.reduce((sum, total) => sum + total, 0);
  return totals.length === 1 ? own : own - (all - own) / (totals.length - 1);
};
