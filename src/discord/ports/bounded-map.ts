import { LRUCache } from 'lru-cache';

/**
 * Map with a limit. Beyond it, the entries that were unused longest are dropped. The map grows as it fills: the option
 * `max` would reserve all memory at once, half a megabyte for 20,000 entries.
 */
export class BoundedMap<V extends NonNullable<unknown>> extends LRUCache<string, V> {
  constructor(most: number) {
    super({ maxSize: most, sizeCalculation: () => 1 });
  }
}
