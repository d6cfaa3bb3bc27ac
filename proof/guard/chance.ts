import { type Dice, SeededDice } from '../../src/core/contract/dice.ts';

export class Chance {
  readonly #dice: Pick<Dice, 'below'>;

  constructor(seed: number | Pick<Dice, 'below'>) {
    if (typeof seed !== 'number') {
      this.#dice = seed;
      return;
    }
    const bytes = Buffer.alloc(32);
    bytes.writeUInt32BE(seed >>> 0, 28);
    this.#dice = new SeededDice(bytes);
  }

  below(n: number): number {
    return this.#dice.below(n, 'chance');
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  onceIn(n: number): boolean {
    return this.below(n) === 0;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}
