import type { RolledOut } from './thinker.ts';

/** A mean of samples, in points, with its standard error. */
export interface Measured {
  readonly mean: number;
  readonly spread: number;
}

/** What a seat could expect at the deal, measured by playing worlds to their end: all seats alike, at a glance. Plain JSON. */
export interface DealWorth {
  /** The final margin from what lay open to all: the place in the order, and the board. */
  readonly open: Measured;
  /**
   * What the seat's own hidden cards added: the same worlds with its cards as they were, and dealt again. Null where it was dealt
   * nothing that others did not see.
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

/** Each world twice, so that what it brings anyway is in both and falls out of their difference. Undefined without any. */
export function worthOf(worlds: readonly RolledOut[]): DealWorth | undefined {
  if (worlds.length === 0) return undefined;
  const hides = worlds.some(({ hides: hidden }) => hidden);
  return {
    open: measured(worlds.map(({ redealt }) => redealt)),
    own: hides ? measured(worlds.map(({ dealt, redealt }) => dealt - redealt)) : null,
  };
}
