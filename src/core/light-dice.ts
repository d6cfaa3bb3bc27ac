import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice.ts';

/** Chance for what nobody has to check afterwards: worlds are imagined by the hundred thousand. */
export class LightDice implements Dice {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  below(n: number): number {
    return uniformInt(this.#generator, 0, n - 1);
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = kept;
    }
    return shuffled;
  }
}
