import type { RolledOut } from '../search/thinker.ts';
import { rounded } from './coach.ts';

/** A mean of samples, in points, with its standard error. */
export interface Measured {
  readonly mean: number;
  readonly spread: number;
}

/**
 * Final margin that a seat can expect at the deal, in points. The estimate comes from bots that play imagined worlds to their
 * end, without playouts. Plain JSON.
 */
export interface DealWorth {
  /** Final margin expected from the facts that all seats could see at the deal: the turn order and the board. */
  readonly open: Measured;
  /**
   * Points that the seat's own hidden cards added. Each world is played with these cards, and again with other random cards.
   * Null if the seat was dealt nothing hidden.
   */
  readonly own: Measured | null;
}

function measured(samples: readonly number[]): Measured {
  const count = Math.max(1, samples.length);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const variance = squares / Math.max(1, samples.length - 1);
  return { mean: rounded(mean), spread: rounded(Math.sqrt(variance / count)) };
}

/**
 * Returns the averages over worlds. Each world was played with the seat's own cards and with other cards, so that all other
 * differences cancel out. Undefined without worlds.
 */
export function worthOf(worlds: readonly RolledOut[]): DealWorth | undefined {
  if (worlds.length === 0) return undefined;
  const hides = worlds.some(({ hides: hidden }) => hidden);
  return {
    open: measured(worlds.map(({ redealt }) => redealt)),
    own: hides ? measured(worlds.map(({ dealt, redealt }) => dealt - redealt)) : null,
  };
}
