/**
 * Keeps results for the newest keys, by identity. Bots use it in place of a WeakMap. A result in a WeakMap outlives many
 * collections of garbage, which then took a third of a playout's time.
 */
export class Recent<Key, Result> {
  readonly #keys: (Key | undefined)[];
  readonly #results: (Result | undefined)[];
  #oldest = 0;

  /** @param size number of results that are kept */
  constructor(size: number) {
    this.#keys = Array<undefined>(size).fill(undefined);
    this.#results = Array<undefined>(size).fill(undefined);
  }

  get(key: Key): Result | undefined {
    const at = this.#keys.indexOf(key);
    return at < 0 ? undefined : this.#results[at];
  }

  set(key: Key, result: Result): void {
    const known = this.#keys.indexOf(key);
    const at = known < 0 ? this.#oldest : known;
    this.#keys[at] = key;
    this.#results[at] = result;
    if (known < 0) this.#oldest = (at + 1) % this.#keys.length;
  }
}
