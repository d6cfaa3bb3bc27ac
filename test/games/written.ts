import { createHash } from 'node:crypto';
import type { Dice } from '../../src/core/contract/dice.ts';

/** Longest list that a text shows in full. Of a longer one it shows the beginning, the length and a digest. */
const LONGEST = 12;
const BEGINNING = 6;

const isList = Array.isArray;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

export function listed(items: readonly string[], apart = ' ', longest = LONGEST): string {
  if (items.length <= longest) return items.join(apart);
  const digest = createHash('sha256').update(items.join()).digest('hex').slice(0, 8);
  return [...items.slice(0, BEGINNING), `… ${items.length} in all, ${digest}`].join(apart);
}

/** Writes a value in few signs: a list in brackets, an object as its fields. */
export function shown(value: unknown): string {
  if (isList(value)) return `[${listed(value.map(shown))}]`;
  if (isObject(value)) return `{${fieldsOf(value)}}`;
  return value === null ? '–' : String(value);
}
export const fieldsOf = (value: object): string =>
  Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key} ${shown(part)}`)
    .join(', ');

/** Lists the parts of a state that differ from the state before. */
export function changes(before: unknown, after: unknown, path: readonly string[] = []): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isDeep = isList(after)
    ? isList(before) && before.length === after.length && after.some(part => isObject(part) || isList(part))
    : isObject(before) && isObject(after);
  if (!isDeep) return [`${path.join('.')}: ${shown(after)}`];
  const [old, now] = [before, after] as readonly Readonly<Record<string, { readonly id?: string }>>[];
  return Object.keys({ ...old, ...now }).flatMap(key =>
    changes(old?.[key], now?.[key], [...path, now?.[key]?.id ?? key]),
  );
}

/** Dice that throw the given numbers, then always a 1, and reverse each pile. They write down what they shuffle. */
export class WrittenDice implements Dice {
  readonly shuffled: string[] = [];
  readonly #rolls: number[];

  constructor(rolls: readonly number[] = []) {
    this.#rolls = [...rolls];
  }

  below(): number {
    return (this.#rolls.shift() ?? 1) - 1;
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    this.shuffled.push(`shuffles ${label}: ${shown(items)}`);
    return items.toReversed();
  }
}
