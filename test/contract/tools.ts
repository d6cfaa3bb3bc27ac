import { isDeepStrictEqual } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect } from 'vitest';

export type Below = (n: number) => number;
export const chance = (seed: number): Below => {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
};
export const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T;

export const seedBytes = (seed: number): Uint8Array => {
  const below = chance(seed);
  return Uint8Array.from({ length: 32 }, () => below(256));
};

/**
 * Freezes a value deeply, except objects in `known`, which were checked before.
 * @throws if a part is not plain JSON
 */
export const freezePlain = <T>(value: T, known: WeakSet<object>, path = 'state'): T => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${path} is ${String(value)}`);
    return value;
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}, which JSON can't hold`);
  if (known.has(value)) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    throw new Error(`${path} is no plain object`);
  if (Object.getOwnPropertySymbols(value).length > 0) throw new Error(`${path} has symbols`);
  for (const [key, part] of Object.entries(value))
    if (typeof part !== 'string' && typeof part !== 'boolean' && !known.has(part))
      freezePlain(part, known, `${path}.${key}`);
  known.add(value);
  return Object.freeze(value);
};

export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(part => canonical(part) ?? 'null').join()}]`;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  parts.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
};

export const JUNK: readonly unknown[] = [
  0,
  -1,
  1.5,
  99,
  '',
  '?',
  'blue-9',
  'L9',
  'constructor',
  '__proto__',
  null,
  [],
  {},
  true,
];

export const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** Returns the action with one random change: a value replaced, a part dropped, or a list made longer, shorter or reversed. */
export const mutate = (action: unknown, others: readonly unknown[], below: Below): unknown => {
  if (Array.isArray(action)) {
    const list = [...action];
    switch (below(5)) {
      case 0:
        return list.slice(1);
      case 1:
        return [...list, pick(list.length > 0 ? list : JUNK, below)];
      case 2:
        return list.reverse();
      case 3:
        return pick(JUNK, below);
      default: {
        const at = below(list.length + 1);
        return list.map((part, index) => (index === at ? mutate(part, others, below) : part));
      }
    }
  }
  if (typeof action === 'object' && action !== null) {
    const entries = Object.entries(action);
    const at = below(entries.length);
    if (below(4) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([key, part], index) => [key, index === at ? mutate(part, others, below) : part]),
    );
  }
  const pool = others.filter(other => typeof other === typeof action);
  return below(3) === 0 || pool.length === 0 ? pick(JUNK, below) : pick(pool, below);
};

export const demand = (holds: boolean, law: string): void => {
  if (!holds) throw new Error(law);
};

/** Throws unless the values are deeply equal. The comparison of vitest is slow, so it only shows a difference. */
export const same = (actual: unknown, wanted: unknown, law: string): void => {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual, law).toEqual(wanted);
};
