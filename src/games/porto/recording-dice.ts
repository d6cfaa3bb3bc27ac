import type { Dice } from '../../core/dice.ts';
import { isKind } from './cards.ts';
import type { Reshuffle } from './record.ts';

/** Dice that write down the reshuffles they make. */
export class RecordingDice implements Dice {
  readonly reshuffles: Reshuffle[] = [];
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  below(n: number, label: string): number {
    return this.#dice.below(n, label);
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    const order = this.#dice.shuffle(items, label);
    if (label.startsWith('reshuffle/')) {
      const pile = order.every(isKind) ? 'construction' : 'public';
      this.reshuffles.push({ pile, order: order.map(String) });
    }
    return order;
  }
}
