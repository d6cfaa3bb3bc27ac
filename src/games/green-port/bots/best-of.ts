import type { Action } from '../rules/types.ts';

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export const isOfType =
  <T extends Action['type']>(type: T) =>
  (action: Action): action is ActionOf<T> =>
    action.type === type;

/** Returns the item of the greatest value, or the first such item if several are equal. Undefined for an empty list. */
export const bestOf = <T>(items: readonly T[], value: (item: T) => number): T | undefined => {
  let best: { readonly item: T; readonly value: number } | undefined;
  for (const item of items) {
    const found = value(item);
    if (!best || found > best.value) best = { item, value: found };
  }
  return best?.item;
};
