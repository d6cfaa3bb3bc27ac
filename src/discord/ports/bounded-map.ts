import { LRUCache } from 'lru-cache';

/**
 * A bounded map that drops the entries unused for longest. It grows as it is filled, since `max` would reserve all the room
 * at once, half a megabyte for 20,000 entries.
 */
export class BoundedMap<V extends NonNullable<unknown>> extends LRUCache<string, V> {
  constructor(most: number) {
    super({ maxSize: most, sizeCalculation: () => 1 });
  }
}
