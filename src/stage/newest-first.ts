/** Who has waited for so long is overtaken no more. */
const OVERTAKEN_MS = 5_000;

interface WaitingWork {
  readonly since: number;
  readonly start: (place: number) => void;
}

/**
 * One queue for some places: whoever came last goes first, since the newest is what people look at; but who has waited too
 * long goes before all others.
 */
export class NewestFirst {
  readonly #places: number;
  readonly #now: () => number;
  readonly #free: number[];
  readonly #waiting: WaitingWork[] = [];

  /** @param now milliseconds from any moment on */
  constructor(places: number, now: () => number = () => performance.now()) {
    this.#places = places;
    this.#now = now;
    this.#free = Array.from({ length: places }, (_, place) => places - 1 - place);
  }

  /** Nothing is under way. */
  get isIdle(): boolean {
    return this.#free.length === this.#places;
  }

  /** What nobody has begun. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does some work at the next free place, counted from 0, when it is its turn. */
  async run<T>(work: (place: number) => Promise<T>): Promise<T> {
    const place = this.#free.pop() ?? (await this.#turn());
    try {
      return await work(place);
    } finally {
      const next = this.#next();
      if (next) next.start(place);
      else this.#free.push(place);
    }
  }

  #turn(): Promise<number> {
    return new Promise(start => this.#waiting.push({ since: this.#now(), start }));
  }

  #next(): WaitingWork | undefined {
    const [oldest] = this.#waiting;
    const isLate = oldest !== undefined && this.#now() - oldest.since >= OVERTAKEN_MS;
    return isLate ? this.#waiting.shift() : this.#waiting.pop();
  }
}
