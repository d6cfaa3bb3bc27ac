import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Dice, fisherYates } from '../contract/dice.ts';

/** Fast dice for chance without a later check of the seed, such as chance in imagined worlds. */
export class LightDice implements Dice {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  below(n: number): number {
    return uniformInt(this.#generator, 0, n - 1);
  }

  shuffle<T>(items: readonly T[]): T[] {
    return fisherYates(items, n => this.below(n));
  }
}

const PRIME = 16_777_619;
/** Returns a hash of a label (FNV-1a). Together with the seed it starts the label's own sequence of random numbers. */
const offsetOf = (label: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < label.length; at++) hash = Math.imul(hash ^ label.charCodeAt(at), PRIME);
  return hash;
};

/** Light dice with a separate stream for each label: draws from one label do not change those from another. */
export class LabelledDice implements Dice {
  readonly #seed: number;
  readonly #streams = new Map<string, LightDice>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  below(n: number, label: string): number {
    return this.#stream(label).below(n);
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    return this.#stream(label).shuffle(items);
  }

  #stream(label: string): LightDice {
    const known = this.#streams.get(label);
    if (known) return known;
    const made = new LightDice(this.#seed ^ offsetOf(label));
    this.#streams.set(label, made);
    return made;
  }
}
