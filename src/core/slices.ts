import { setImmediate as breath } from 'node:timers/promises';

/** Positions of a game that can be read, looked at or sent in a millisecond or two. */
export const SLICE = 16;

/** Yields items in slices; the event loop serves others between two of them. */
export async function* inSlices<T>(items: readonly T[], size = SLICE): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await breath();
    yield items.slice(from, from + size);
  }
}
