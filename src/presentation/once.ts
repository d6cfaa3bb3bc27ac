import { LRUCache } from 'lru-cache';

type Argument = string | number | boolean;

/**
 * Makes a function that keeps its result for each set of arguments, for plain data that the bot draws repeatedly. `room`:
 * largest number of kept results; the result unused for longest is dropped. Default: no limit.
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
