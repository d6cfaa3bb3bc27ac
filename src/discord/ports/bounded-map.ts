import { LRUCache } from 'lru-cache';

/**
 * A map of at most so many, without those unused for longest. It grows as it is filled: `max` would set aside room for all
 * of them at once, half a megabyte for 20,000.
 */
export class BoundedMap<V extends NonNullable<unknown>> extends LRUCache<string, V> {
  constructor(most: number) {
    super({ maxSize: most, sizeCalculation: () => 1 });
  }
}
