/** Discord's epoch, 2015-01-01, in milliseconds. */
const EPOCH = 1_420_070_400_000;
/** Ids need 17 digits or more, else discord.js puts every channel into one queue: a clock before 2016 is read as 2016. */
const EARLIEST = EPOCH + 365 * 24 * 3600 * 1000;
/** Ids that are reserved at a time, enough for ten seconds. */
const RESERVED = 10_000n << 22n;

/** The reserve from which ids continue after a restart. */
export interface IdReserve {
  /** Highest id that may have been given. */
  readonly given: bigint;
  /** called before an id above the last reserve is given; must have kept it when it returns */
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

  /** Gives back what was reserved and not used. */
  release(): void {
    if (this.#reserve === undefined || this.#reserved === this.#last) return;
    this.#reserved = this.#last;
    this.#reserve.reserve(this.#last);
  }
}
