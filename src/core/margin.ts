import type { Seat } from './game.ts';

/** Returns a seat's margin: its points over the mean of the others. A seat alone has its points as margin. */
export const marginOf = (totals: readonly number[], seat: Seat): number => {
  const own = totals[seat] ?? 0;
  const all = totals.reduce((sum, total) => sum + total, 0);
  return totals.length === 1 ? own : own - (all - own) / (totals.length - 1);
};
