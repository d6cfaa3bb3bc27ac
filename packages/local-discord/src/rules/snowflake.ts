/** Discord's epoch, 2015-01-01, in milliseconds. */
const EPOCH = 1_420_070_400_000;
/**
 * Earliest time that an id can carry, in milliseconds since the epoch. If ids have fewer than 17 digits, discord.js puts all
 * channels into one queue. So a clock before 2016 counts as 2016.
 */
const EARLIEST = EPOCH + 365 * 24 * 3600 * 1000;
/** Size of the block of ids that is reserved at a time, enough for ten seconds. */
const RESERVED = 10_000n << 22n;

/** Reservation of ids on disk. After a restart, new ids are above all ids that may have been used. */
export interface IdReserve {
  /** Highest id that an earlier process may have used. */
  readonly given: bigint;
  /**
   * Stores a new upper limit of ids before an id above the old limit is used. The limit must be on the disk when the function
   * returns.
   */
  readonly reserve: (upTo: bigint) => void;
}

/** Source of Discord ids. Each id is larger than the one before, and carries the clock's time. */
export class Snowflakes {
  readonly #now: () => number;
  readonly #reserve: IdReserve | undefined;
  #last: bigint;
  #reserved: bigint;

  constructor(now: () => number, reserve?: IdReserve) {
    this.#now = now;
    this.#reserve = reserve;
    this.#last = reserve?.given ?? 0n;
    this.#reserved = this.#last;
  }

  next(): string {
    const fromClock = BigInt(Math.max(Math.floor(this.#now()), EARLIEST) - EPOCH) << 22n;
    this.#last = fromClock > this.#last ? fromClock : this.#last + 1n;
    if (this.#reserve !== undefined && this.#last > this.#reserved) {
      this.#reserved = this.#last + RESERVED;
      this.#reserve.reserve(this.#reserved);
    }
    return this.#last.toString();
  }

  /** Gives back the reserved ids that were not used, so that the next process can use them. */
  release(): void {
    if (this.#reserve === undefined || this.#reserved === this.#last) return;
    this.#reserved = this.#last;
    this.#reserve.reserve(this.#last);
  }
}
