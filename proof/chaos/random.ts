import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  next(): number;
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

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of Buffer.from(text)) value = Math.imul(value ^ letter, 0x01000193);
  return value | 0;
}
