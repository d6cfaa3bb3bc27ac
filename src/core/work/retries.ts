import { setTimeout as sleep } from 'node:timers/promises';

/** Shortest and longest wait between two attempts, in milliseconds. */
const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Returns the milliseconds to wait after this many failures in a row. The wait doubles from a second to a minute. Chance
 * shortens it by up to half, but not below a second, so that many processes do not try at the same moment.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(FIRST_MS, Math.round(most * (1 - random() / 2)));
}

interface AttemptsParts {
  /** Name of the server that is to be reached, as the subject of a sentence: `Discord`. */
  readonly name: string;
  /** Receives one line for each failed round, and one when the server answers. */
  readonly say: (line: string) => void;
  /** Returns the reason why the server can't be reached. Undefined: another attempt would not help. */
  readonly reasonOf: (error: unknown) => string | undefined;
  /** Signal that ends all waits. */
  readonly leaving: AbortSignal;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal });

/** Repeats work with growing waits while a server can't be reached. Work that runs at the same time shares the waits. */
export class Attempts {
  readonly #parts: AttemptsParts;
  /** Number of calls of `until` that have not ended. */
  #active = 0;
  #failures = 0;
  #round = 0;
  #since = 0;
  #pausing: Promise<void> | undefined;
  #trouble: string | undefined;

  constructor(parts: AttemptsParts) {
    this.#parts = parts;
  }

  /** Line about the last failure and the next attempt. Undefined while the server answers, or no work needs it. */
  get trouble(): string | undefined {
    return this.#active > 0 ? this.#trouble : undefined;
  }

  /** Runs work until it succeeds. Rejects where another attempt would not help, and where one of the signals aborts. */
  async until<T>(work: () => Promise<T>, closed?: AbortSignal): Promise<T> {
    this.#active += 1;
    try {
      return await this.#until(work, closed);
    } finally {
      this.#active -= 1;
    }
  }

  async #until<T>(work: () => Promise<T>, closed?: AbortSignal): Promise<T> {
    const { leaving, reasonOf } = this.#parts;
    const signal = closed ? AbortSignal.any([leaving, closed]) : leaving;
    for (;;) {
      await within(this.#pausing, signal);
      signal.throwIfAborted();
      const round = this.#round;
      try {
        const done = await work();
        this.#answers();
        return done;
      } catch (error) {
        const reason = signal.aborted ? undefined : reasonOf(error);
        if (reason === undefined) throw error;
        if (round === this.#round) this.#fail(reason);
      }
    }
  }

  #fail(reason: string): void {
    const { name, say, leaving, random, now = Date.now, pause = wait } = this.#parts;
    if (this.#failures === 0) this.#since = now();
    this.#failures += 1;
    this.#round += 1;
    const milliseconds = backoff(this.#failures, random);
    const seconds = Math.round(milliseconds / 1_000);
    const at = new Date(now() + milliseconds).toISOString();
    this.#trouble = `${name} can not be reached (${reason}): the next attempt is in ${seconds} s, at ${at}`;
    say(this.#trouble);
    const pausing = pause(milliseconds, leaving).finally(() => {
      this.#pausing = undefined;
    });
    pausing.catch(() => undefined);
    this.#pausing = pausing;
  }

  #answers(): void {
    const { name, say, now = Date.now } = this.#parts;
    if (this.#failures > 0) say(`${name} answers after ${Math.round((now() - this.#since) / 1_000)} s`);
    this.#failures = 0;
    this.#trouble = undefined;
  }
}

/** Waits until the work ends or the signal aborts. */
async function within(work: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (!work || signal.aborted) return;
  const over = new AbortController();
  const aborted = new Promise<void>(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}
