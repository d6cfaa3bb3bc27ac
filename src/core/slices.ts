import { setImmediate as breath } from 'node:timers/promises';

/** So many positions of a game take a millisecond or two to read, to look at or to send. */
export const SLICE = 16;

/** Items, so many at a time; the event loop serves others between two slices. */
export async function* inSlices<T>(items: readonly T[], size = SLICE): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await breath();
    yield items.slice(from, from + size);
  }
}
