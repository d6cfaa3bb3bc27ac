import { LRUCache } from 'lru-cache';

type Argument = string | number | boolean;

/**
 * Makes a function that computes a result once for each set of arguments and keeps it, for plain data that is painted
 * repeatedly. `room` limits the number of results, where they are large. The result unused for longest is dropped.
 */
export const once = <Keys extends readonly Argument[], Made extends NonNullable<unknown>>(
  make: (...keys: Keys) => Made,
  room?: number,
): typeof make => {
  const made = room === undefined ? new Map<string, Made>() : new LRUCache<string, Made>({ max: room });
  return (...keys) => {
    const name = keys.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const thing = make(...keys);
    made.set(name, thing);
    return thing;
  };
};
