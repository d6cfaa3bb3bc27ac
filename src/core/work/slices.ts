import { setImmediate as breath } from 'node:timers/promises';

/** Number of positions of a game that can be read, examined or sent in a millisecond or two. */
export const SLICE = 16;

/** Yields items in slices; the event loop can do other work between two slices. */
export async function* inSlices<T>(items: readonly T[], size = SLICE): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await breath();
    yield items.slice(from, from + size);
  }
}
