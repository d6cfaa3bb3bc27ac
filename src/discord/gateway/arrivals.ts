import { BoundedMap } from '../ports/bounded-map.ts';

/** Milliseconds after which Discord takes no first answer: an interaction that can be answered took less to arrive. */
const LONGEST_MS = 3_000;
/** Milliseconds for which the least lag is remembered; at most twice as long. */
const SPAN_MS = 300_000;

/**
 * Estimates when an interaction was sent, by our clock. Its id holds the time by Discord's clock, which may be any amount
 * ahead or behind. The least lag of the last minutes counts as that difference, and any lag above it as time on the way.
 */
export class SentTimes {
  #since = Number.NEGATIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #leastBefore = Number.POSITIVE_INFINITY;

  /**
   * Returns the time of sending, never after `received`. @param made by Discord's clock; @param received by ours, both in
   * milliseconds since the epoch
   */
  sentAt(made: number, received: number): number {
    const lag = received - made;
    this.#turn(received);
    // No request takes so long, so our clock was moved forward.
    if (lag - Math.min(this.#least, this.#leastBefore) > LONGEST_MS) this.#forget();
    this.#least = Math.min(this.#least, lag);
    return made + Math.min(this.#least, this.#leastBefore);
  }

  #turn(now: number): void {
    const age = now - this.#since;
    if (age >= 0 && age < SPAN_MS) return;
    this.#leastBefore = age >= 0 && age < 2 * SPAN_MS ? this.#least : Number.POSITIVE_INFINITY;
    this.#least = Number.POSITIVE_INFINITY;
    this.#since = now;
  }

  #forget(): void {
    this.#least = Number.POSITIVE_INFINITY;
    this.#leastBefore = Number.POSITIVE_INFINITY;
  }
}

/** Ids that are kept: more than arrive in the quarter of an hour that an interaction lives. */
const KEPT = 20_000;

/**
 * The interactions that were accepted. The gateway may deliver one twice, after a resume or by malice, and it is carried out
 * once.
 */
export class SeenInteractions {
  readonly #ids = new BoundedMap<true>(KEPT);

  /** Notes an interaction; true when it is new. */
  note(id: string): boolean {
    const isNew = !this.#ids.has(id);
    if (isNew) this.#ids.set(id, true);
    return isNew;
  }
}
