import { LRUCache } from 'lru-cache';

/** More than come in the quarter of an hour that an interaction lives. */
const KEPT = 20_000;

/**
 * The interactions that were taken up. The gateway may deliver one twice, after a resume or by somebody's malice: what it asks for
 * is done once.
 */
export class SeenInteractions {
  readonly #ids = new LRUCache<string, true>({ max: KEPT });

  /** True when it is new. */
  note(id: string): boolean {
    const isNew = !this.#ids.has(id);
    if (isNew) this.#ids.set(id, true);
    return isNew;
  }
}
