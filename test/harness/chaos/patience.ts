import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './trial.ts';

/** Returns how many times slower this machine is than an idle machine, at least 1. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * A time limit for a wait without progress. It starts over at each sign of progress, and runs more slowly on a busy machine.
 * A slow machine is no fault of the bot.
 */
export class Patience {
  readonly #milliseconds: number;
  #left: number;
  #looked = performance.now();
  #seen: unknown;

  /** @param milliseconds on an idle machine */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#left = milliseconds;
  }

  /** @param progress whatever changes as long as something goes on */
  isOver(progress: unknown): boolean {
    const now = performance.now();
    if (progress !== this.#seen) this.#left = this.#milliseconds;
    else this.#left -= (now - this.#looked) / slowness();
    this.#seen = progress;
    this.#looked = now;
    return this.#left <= 0;
  }
}

/** Waits until it is so; false when patience is over. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  { patience, progress }: { readonly patience: Patience; readonly progress: () => unknown },
): Promise<boolean> {
  for (;;) {
    if (await isSo()) return true;
    if (patience.isOver(progress())) return false;
    await sleep(50);
  }
}

/** Slowness from which a late message proves nothing. A trial alone keeps the cores of an idle machine busy. */
const BUSY = 2;
const LOOK_MS = 1_000;
/**
 * Faults and log lines of a late bot: late messages, and requests and pictures that hit a time limit or an idle connection.
 */
const LATE =
  /^(never said: |called after the decision: |boards came |stood still for |an interaction is gone )|"(name|type)":"(AbortError|TimeoutError|ProcessGone|SocketError)"/;

/** Returns the part of a line before its details. */
const headOf = (line: string): string => line.split(/:? \{/)[0] ?? line;

/** Measures how busy the machine was during a trial. */
export class Busyness {
  #most = slowness();
  readonly #timer = setInterval(() => {
    this.#most = Math.max(this.#most, slowness());
  }, LOOK_MS).unref();

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Greatest slowness during the trial, as a multiple of an idle machine. */
  get most(): number {
    return Number(this.#most.toFixed(1));
  }

  /** Faults, and what only a machine with less to do could show to be one. */
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
