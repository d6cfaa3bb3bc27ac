import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './trial.ts';

/** Returns the load of this machine relative to its processor cores, at least 1. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Time limit for a wait without progress. Each progress restarts the limit, and a busy machine extends it, since a slow machine
 * is no fault of the bot.
 */
export class Patience {
  readonly #milliseconds: number;
  #left: number;
  #looked = performance.now();
  #seen: unknown;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#left = milliseconds;
  }

  /**
   * Returns true once `progress` has been unchanged for too long.
   * @param progress any value that changes while work goes on
   */
  isOver(progress: unknown): boolean {
    const now = performance.now();
    if (progress !== this.#seen) this.#left = this.#milliseconds;
    else this.#left -= (now - this.#looked) / slowness();
    this.#seen = progress;
    this.#looked = now;
    return this.#left <= 0;
  }
}

/** Waits until something is so. Resolves to false after this time without progress. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  progress: () => unknown,
  milliseconds: number,
): Promise<boolean> {
  const patience = new Patience(milliseconds);
  for (;;) {
    if (await isSo()) return true;
    if (patience.isOver(progress())) return false;
    await sleep(50);
  }
}

/**
 * Load of the machine from which late messages prove no fault of the bot. A single trial already uses all cores of an idle
 * machine.
 */
const BUSY = 2;
const LOOK_MS = 1_000;
/**
 * Pattern of faults and log lines that a busy machine can cause: late messages, and requests and pictures that hit a time
 * limit.
 */
const LATE =
  /^(never said: |pinged after the decision: |boards came |stood still for |an interaction is gone )|"(name|type)":"(AbortError|TimeoutError|ProcessGone|SocketError)"/;

const headOf = (line: string): string => line.split(/:? \{/)[0] ?? line;

export class Busyness {
  #most = slowness();
  readonly #timer = setInterval(() => {
    this.#most = Math.max(this.#most, slowness());
  }, LOOK_MS).unref();

  stop(): void {
    clearInterval(this.#timer);
  }

  get most(): number {
    return Number(this.#most.toFixed(1));
  }

  sorted(found: readonly string[]): Pick<Outcome, 'faults' | 'unjudged'> {
    const isLate = (fault: string): boolean => this.#most >= BUSY && LATE.test(fault);
    const late = new Map<string, number>();
    for (const head of found.filter(isLate).map(headOf)) late.set(head, (late.get(head) ?? 0) + 1);
    const why = `the machine was ${this.most} times slower than an idle one`;
    return {
      faults: found.filter(fault => !isLate(fault)),
      unjudged: [...late].map(([head, count]) => `${head} (${count} times; ${why})`),
    };
  }
}
