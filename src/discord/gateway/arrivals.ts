import { BoundedMap } from '../ports/bounded-map.ts';

/** Discord takes no first answer after this, so an interaction that can be answered was under way for less. */
const LONGEST_MS = 3_000;
/** For how long the quickest way is remembered at least; at most twice as long. */
const SPAN_MS = 300_000;

/**
 * Tells when an interaction was sent, by our clock. Its id holds the time by Discord's clock, which may be any amount ahead or
 * behind. The least lag of the last minutes is taken for that difference; whatever exceeds it is time on the way.
 */
export class SentTimes {
  #since = Number.NEGATIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #leastBefore = Number.POSITIVE_INFINITY;

  /** @param made by Discord's clock; @param received by ours, both in milliseconds since the epoch. Never after `received`. */
  sentAt(made: number, received: number): number {
    const lag = received - made;
    this.#turn(received);
    // Nothing is under way for so long: our clock was put forward.
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

/** More than come in the quarter of an hour that an interaction lives. */
const KEPT = 20_000;

/**
 * The interactions that were taken up. The gateway may deliver one twice, after a resume or by somebody's malice: what it asks for
 * is done once.
 */
export class SeenInteractions {
  readonly #ids = new BoundedMap<true>(KEPT);

  /** True when it is new. */
  note(id: string): boolean {
    const isNew = !this.#ids.has(id);
    if (isNew) this.#ids.set(id, true);
    return isNew;
  }
}
