import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Repeatable random numbers, from a seed. */
export interface Random {
  /** Returns a number x, 0 ≤ x < 1. */
  next(): number;
  /** Returns an integer x, 0 ≤ x < n. */
  below(n: number): number;
  among<T>(items: readonly T[]): T;
}

const FINE = 1_000_000;

export function random(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (n: number): number => uniformInt(generator, 0, n - 1);
  return {
    below,
    next: () => below(FINE) / FINE,
    among<T>(items: readonly T[]): T {
      const item = items[below(Math.max(1, items.length))];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}
