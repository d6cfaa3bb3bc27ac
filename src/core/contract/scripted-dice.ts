import type { Dice } from './dice.ts';
import { pileFault } from './record.ts';

/** One chance decision: the order of a shuffle, or a number from 0 to `of` − 1 (a die, a draw). */
export type Chance =
  | { readonly label: string; readonly order: readonly string[] }
  | { readonly label: string; readonly of: number; readonly value: number };

export class RecordingDice implements Dice {
  readonly chances: Chance[] = [];
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  below(n: number, label: string): number {
    const value = this.#dice.below(n, label);
    this.chances.push({ label, of: n, value });
    return value;
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    const order = this.#dice.shuffle(items, label);
    this.chances.push({ label, order: order.map(String) });
    return order;
  }
}

/**
 * Dice that decide as a script says. A decision that does not fit the script is remembered as a fault, since dice can't refuse
 * the rules.
 */
export class ScriptedDice implements Dice {
  readonly #script: Chance[];
  readonly #alsoWrong: (index: number, items: readonly string[]) => string | null;
  #taken = 0;
  #fault: string | null = null;

  /**
   * @param alsoWrong returns another fault, if any, of the shuffle at an index of the script; `items` are the things to
   * shuffle
   */
  constructor(
    script: readonly Chance[],
    alsoWrong: (index: number, items: readonly string[]) => string | null = () => null,
  ) {
    this.#script = [...script];
    this.#alsoWrong = alsoWrong;
  }

  get left(): number {
    return Math.max(0, this.#script.length - this.#taken);
  }

  /** Describes the part of the script that was not used; null for none. @param name name of the script */
  leftOver(name = 'reshuffles'): string | null {
    return this.left > 0 ? `${name}: ${this.left} left over` : null;
  }

  /** Returns the first fault since the last call, and clears it; null without a fault. */
  takeFault(): string | null {
    const fault = this.#fault;
    this.#fault = null;
    return fault;
  }

  below(n: number, label: string): number {
    const next = this.#next(label);
    if (!next) return 0;
    if (!('value' in next)) return this.#wrong(`${label}: the record has a shuffle here`, 0);
    const fits = next.of === n && Number.isInteger(next.value) && next.value >= 0 && next.value < n;
    return fits ? next.value : this.#wrong(`${label}: ${next.value} of ${next.of}, not one of ${n}`, 0);
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    const index = this.#taken;
    const next = this.#next(label);
    if (!next) return [...items];
    if (!('order' in next)) return this.#wrong(`${label}: the record has no shuffle here`, [...items]);
    const names = items.map(String);
    const fault = pileFault(label, next.order, names, true) ?? this.#alsoWrong(index, names);
    if (fault !== null) return this.#wrong(fault, [...items]);
    const byName = new Map(items.map(item => [String(item), item]));
    return next.order.map(name => byName.get(name) ?? (name as T));
  }

  #next(label: string): Chance | undefined {
    const next = this.#script[this.#taken];
    this.#taken += 1;
    if (next?.label === label) return next;
    const instead = next === undefined ? 'no more chance' : `${next.label} here`;
    return this.#wrong(`${label}: the record has ${instead}`, undefined);
  }

  #wrong<T>(fault: string, instead: T): T {
    this.#fault ??= fault;
    return instead;
  }
}
