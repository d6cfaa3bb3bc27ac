import type { RolledOut } from './thinker.ts';

/** A mean of samples, in points, with its standard error. */
export interface Measured {
  readonly mean: number;
  readonly spread: number;
}

/** A seat's prospects at the deal: worlds are played to their end, every seat moving without playouts. Plain JSON. */
export interface DealWorth {
  /** The final margin that follows from what everybody could see: the place in the turn order, and the board. */
  readonly open: Measured;
  /**
   * Points that the seat's own hidden cards added: each world played with its cards, and with them dealt again. Null where
   * the seat was dealt nothing hidden.
   */
  readonly own: Measured | null;
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

function measured(samples: readonly number[]): Measured {
  const count = Math.max(1, samples.length);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const variance = squares / Math.max(1, samples.length - 1);
  return { mean: rounded(mean), spread: rounded(Math.sqrt(variance / count)) };
}

/**
 * Compares each world with and without the seat's own cards, so that the rest of a world cancels out. Undefined without
 * worlds.
 */
export function worthOf(worlds: readonly RolledOut[]): DealWorth | undefined {
  if (worlds.length === 0) return undefined;
  const hides = worlds.some(({ hides: hidden }) => hidden);
  return {
    open: measured(worlds.map(({ redealt }) => redealt)),
    own: hides ? measured(worlds.map(({ dealt, redealt }) => dealt - redealt)) : null,
  };
}
