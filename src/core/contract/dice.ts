import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/**
 * Source of chance, which the rules get as an argument. Each label names a separate random stream: draws from one do not change
 * another.
 */
export interface Dice {
  /** Returns a random integer from 0 to n − 1; n is from 1 to 2³². */
  below(n: number, label: string): number;
  /** Returns a new array in random order (Fisher–Yates from the last index down). */
  shuffle<T>(items: readonly T[], label: string): T[];
}

/** Dice for actions without chance: a shuffle keeps the order, and a roll gives the lowest number. */
export const NO_CHANCE: Dice = { below: () => 0, shuffle: items => [...items] };

/**
 * Number of 32-bit words taken from each label's stream so far. A saved game needs only these numbers to continue the streams.
 */
export type DiceCounters = Readonly<Record<string, number>>;

const WORDS_IN_A_BLOCK = 8;
const WORD_VALUES = 2 ** 32;

export const fisherYates = <T>(items: readonly T[], below: (n: number) => number): T[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const kept = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = kept;
  }
  return shuffled;
};

/**
 * Dice that draw from the documented streams (docs/dice.md). Block i of a label is HMAC-SHA-256 of `porto-dice/1/<label>/<i>`
 * under the 32-byte seed, read as eight big-endian words. A generator with a 32-bit seed would be unsafe, since anyone could
 * compute the seed from the open cards.
 */
export class SeededDice implements Dice {
  readonly #seed: Uint8Array;
  #key: KeyObject | undefined;
  readonly #counters: Record<string, number>;
  readonly #blocks = new Map<string, { index: number; words: Buffer }>();

  /**
   * Throws RangeError unless the seed has 32 bytes. @param counters words of each stream that an interrupted game has
   * already taken
   */
  constructor(seed: Uint8Array, counters: DiceCounters = {}) {
    if (seed.length !== 32) throw new RangeError(`a seed has 32 bytes, this one has ${seed.length}`);
    this.#seed = seed;
    this.#counters = { ...counters };
  }

  /** Reads a seed of 64 hexadecimal digits. Throws RangeError on anything else. */
  static fromHex(hex: string, counters: DiceCounters = {}): SeededDice {
    if (!/^[0-9a-f]{64}$/i.test(hex)) throw new RangeError('a seed is 64 hexadecimal digits');
    return new SeededDice(Buffer.from(hex, 'hex'), counters);
  }

  get counters(): DiceCounters {
    return { ...this.#counters };
  }

  below(n: number, label: string): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError(`below(${n})`);
    const limit = WORD_VALUES - (WORD_VALUES % n);
    for (;;) {
      const word = this.#word(label);
      if (word < limit) return word % n;
    }
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    return fisherYates(items, n => this.below(n, label));
  }

  #word(label: string): number {
    const taken = this.#counters[label] ?? 0;
    this.#counters[label] = taken + 1;
    const index = Math.floor(taken / WORDS_IN_A_BLOCK);
    let block = this.#blocks.get(label);
    if (block?.index !== index) {
      const message = `porto-dice/1/${label}/${index}`;
      // With the bytes as the key, each block would take five times as long.
      this.#key ??= createSecretKey(this.#seed);
      block = { index, words: createHmac('sha256', this.#key).update(message).digest() };
      this.#blocks.set(label, block);
    }
    return block.words.readUInt32BE((taken % WORDS_IN_A_BLOCK) * 4);
  }
}

/**
 * Returns the commitment to a seed, which is published before the first card (docs/dice.md). The commitment fixes the seed
 * without revealing the seed.
 */
export const commitmentOf = (seed: string, salt: string): string =>
  createHash('sha256').update(`porto-shuffle/1/${seed.toLowerCase()}/${salt.toLowerCase()}`).digest('hex');
