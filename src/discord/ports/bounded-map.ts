import { LRUCache } from 'lru-cache';

/**
 * Map with a limit. Above the limit, it drops the entries that were unused longest. The map grows as it fills. The library's
 * option `max` would reserve all memory from the start, half a megabyte for 20,000 entries.
 */
export class BoundedMap<V extends NonNullable<unknown>> extends LRUCache<string, V> {
  constructor(most: number) {
    super({ maxSize: most, sizeCalculation: () => 1 });
  }
}
