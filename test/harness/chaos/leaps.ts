import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';

const BYTES = 8;
/**
 * Shortest timer that follows the clock's leaps. Longer timers wait for a time of day, and shorter ones for a connection. It
 * is below a minute, since a direct message is held back for just under a minute.
 */
const LONG_MS = 50_000;
const LOOK_MS = 50;

/**
 * A clock that runs at normal speed and sometimes leaps ahead, for all processes at the same moment. Its lead is in a file
 * that is read at each look at the clock. Between leaps a second is a second, so connections, leases, nonces and rate limits
 * work as usual. A leap is like a night in which nothing happened.
 */
export class LeapingClock {
  readonly path: string;
  readonly #file: number;
  readonly #bytes = Buffer.alloc(BYTES);
  readonly #real: () => number;

  /** @param begin true in the only process that makes the clock leap */
  constructor(path: string, { begin = false } = {}) {
    this.path = path;
    if (begin) writeFileSync(path, this.#bytes);
    this.#file = openSync(path, begin ? 'r+' : 'r');
    // The real clock is kept here, since this clock may replace `Date.now`.
    this.#real = Date.now;
  }

  /** Returns the leaping time, in milliseconds since the epoch. */
  readonly now = (): number => {
    readSync(this.#file, this.#bytes, 0, BYTES, 0);
    return this.#real() + this.#bytes.readDoubleLE();
  };

  leap(milliseconds: number): void {
    readSync(this.#file, this.#bytes, 0, BYTES, 0);
    this.#bytes.writeDoubleLE(this.#bytes.readDoubleLE() + milliseconds);
    writeSync(this.#file, this.#bytes, 0, BYTES, 0);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Makes this process use the leaping clock. A long timer fires once the clock has leapt past its time. */
export function liveBy(clock: LeapingClock): void {
  const set = globalThis.setTimeout;
  const long = (run: () => void, milliseconds: number): NodeJS.Timeout => {
    const at = clock.now() + milliseconds;
    const look = (): void => {
      if (clock.now() >= at) run();
      else timer.refresh();
    };
    const timer = set(look, LOOK_MS);
    return timer;
  };
  const either = (run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) =>
    milliseconds >= LONG_MS ? long(() => run(...args), milliseconds) : set(run, milliseconds, ...args);
  globalThis.setTimeout = Object.assign(either, set) as typeof setTimeout;
  Date.now = clock.now;
}
