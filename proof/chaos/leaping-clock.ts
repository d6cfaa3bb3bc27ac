import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';

const BYTES = 8;
/**
 * Shortest timer that follows the clock's leaps. Shorter timers run in real time, since they wait for connections. The limit is
 * below a minute, since the bot holds back a direct message for just under a minute.
 */
const LONG_MS = 50_000;
const LOOK_MS = 50;

/**
 * Clock for several processes that runs at normal speed and sometimes leaps ahead by hours. A file stores how far it is ahead
 * of the real time. Between leaps, connections, leases, nonces and rate limits work as usual.
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
    // The constructor keeps the real clock, since `Date.now` may be replaced later.
    this.#real = Date.now;
  }

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
