/** Discord's epoch, 2015-01-01, in milliseconds. */
const EPOCH = 1_420_070_400_000;
/**
 * Earliest time in an id. Ids need 17 digits, else discord.js puts every channel into one queue, so a clock before 2016
 * counts as 2016.
 */
const EARLIEST = EPOCH + 365 * 24 * 3600 * 1000;
/** Distance in ids between two reservations, enough for ten seconds. */
const RESERVED = 10_000n << 22n;

/** The reserve of ids: ids continue above it after a restart. */
export interface IdReserve {
  /** Highest id that an earlier process may have given. */
  readonly given: bigint;
  /** Stores a new highest id. It is called before a larger id is given, and must have stored the value when it returns. */
  readonly reserve: (upTo: bigint) => void;
}

/** Ids that grow strictly and carry the clock's time. */
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

  /** Gives up the unused part of the reserve, so that the next process can use it. */
  release(): void {
    if (this.#reserve === undefined || this.#reserved === this.#last) return;
    this.#reserved = this.#last;
    this.#reserve.reserve(this.#last);
  }
}
