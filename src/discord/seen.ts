/** More than come in the quarter of an hour that an interaction lives. */
const KEPT = 20_000;

/**
 * The interactions that were taken up. The gateway may deliver one twice, after a resume or by somebody's malice: what it asks for
 * is done once.
 */
export class Seen {
  readonly #ids = new Set<string>();

  /** True when it is new. */
  note(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    for (const oldest of this.#ids) {
      if (this.#ids.size <= KEPT) break;
      this.#ids.delete(oldest);
    }
    return true;
  }
}
