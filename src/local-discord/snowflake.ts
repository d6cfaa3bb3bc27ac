/** Discord's epoch, 2015-01-01, in milliseconds. */
const EPOCH = 1_420_070_400_000;
/** Ids need 17 digits or more, else discord.js puts every channel into one queue: a clock before 2016 is read as 2016. */
const EARLIEST = EPOCH + 365 * 24 * 3600 * 1000;

/** Ids that grow strictly and carry the clock's time. */
export class Snowflakes {
  readonly #now: () => number;
  #last = 0n;

  constructor(now: () => number) {
    this.#now = now;
  }

  next(): string {
    const fromClock = BigInt(Math.max(Math.floor(this.#now()), EARLIEST) - EPOCH) << 22n;
    this.#last = fromClock > this.#last ? fromClock : this.#last + 1n;
    return this.#last.toString();
  }
}
