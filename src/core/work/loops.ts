import { AsyncResource } from 'node:async_hooks';

/**
 * Names of the loops that the bot depends on. The loops send messages, act at due times, carry out the operator's commands, and
 * share work between processes.
 */
export const LOOPS = [
  'outbox',
  'letters',
  'leagues',
  'duplicates',
  'mornings',
  'pairing',
  'due',
  'shards',
  'leases',
  'host',
] as const;
export type LoopName = (typeof LOOPS)[number];

/**
 * Function with which a loop's work reports progress. Returns false if the loop has gone on without this work, which should
 * then end.
 */
export type LoopStep = () => boolean;

interface LoopsParts {
  /** Milliseconds that a loop's work may take between two reports of progress. */
  readonly limitMs: number;
  /** Called when a loop's work hangs and the loop goes on without it. */
  readonly stalled: (loop: LoopName, limitMs: number) => void;
}

/** Watches the loops of this process. If the work of a loop hangs, the loop goes on without it. */
export class Loops {
  readonly #parts: LoopsParts;
  readonly #stuck = new Set<LoopName>();

  constructor(parts: LoopsParts) {
    this.#parts = parts;
  }

  /** Names of the loops whose work hung and has made no progress since. */
  get stuck(): readonly LoopName[] {
    return [...this.#stuck];
  }

  /** Runs a loop's work. Resolves to true when the work is done, and to false when it hangs. */
  async run(loop: LoopName, work: (step: LoopStep) => Promise<void>): Promise<boolean> {
    const { limitMs, stalled } = this.#parts;
    let live = true;
    let hangs = (): void => {};
    const hung = new Promise<boolean>(resolve => {
      hangs = () => resolve(false);
    });
    const timer = setTimeout(() => {
      live = false;
      this.#stuck.add(loop);
      stalled(loop, limitMs);
      hangs();
    }, limitMs).unref();
    const step = (): boolean => {
      if (live) {
        timer.refresh();
        this.#stuck.delete(loop);
      }
      return live;
    };
    try {
      return await Promise.race([work(step).then(() => true), hung]);
    } finally {
      step();
      clearTimeout(timer);
    }
  }
}

/** Runs a loop's work under the watch of `loops`. Without `loops`, the work has no time limit. */
export async function watched(
  loops: Loops | undefined,
  loop: LoopName,
  work: (step: LoopStep) => Promise<void>,
): Promise<boolean> {
  if (loops) return loops.run(loop, work);
  await work(() => true);
  return true;
}

interface PollLoopParts {
  readonly name: LoopName;
  /** Watches each run of `look`. Absent: a run that hangs blocks the loop for ever. */
  readonly loops?: Loops | undefined;
  /** Does all work that is due. Returns the milliseconds until the next run. Infinity: the next run waits for a wake. */
  readonly look: (step: LoopStep) => Promise<number>;
  /** Reports a failed run. The next run follows after `retryMs`. */
  readonly failed: (error: unknown) => void;
  readonly retryMs: number;
  /** Returns the maximum milliseconds until the next run, if other processes add work too. Undefined: no limit. */
  readonly longest?: (() => number | undefined) | undefined;
  /** Calls `run` after this many milliseconds; returns a function that cancels the call. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Parts of a loop that are the same for every kind of work. */
export type LoopParts = Pick<PollLoopParts, 'loops' | 'after' | 'failed' | 'longest'>;

/** A loop that runs `look` when it is woken or its sleep ends, one run at a time. A wake during a run leads to another run. */
export class PollLoop {
  readonly #parts: PollLoopParts;
  readonly #look: () => Promise<boolean>;
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: PollLoopParts) {
    this.#parts = parts;
    // The work is bound here, so that a run does not inherit the asynchronous context of the code that woke the loop.
    this.#look = AsyncResource.bind(() => watched(parts.loops, parts.name, step => this.#run(step)));
  }

  get isOpen(): boolean {
    return this.#open;
  }

  open(): void {
    this.#open = true;
    this.wake();
  }

  /** Makes the loop run `look` soon. Returns immediately. */
  wake(): void {
    if (!this.#open) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#lookOnce().finally(() => {
      this.#looking = undefined;
      if (!this.#lookAgain) return;
      this.#lookAgain = false;
      this.wake();
    });
  }

  /** Runs `look` once. After a run that hung, it requests another run, since work may be left. */
  async #lookOnce(): Promise<void> {
    if (!(await this.#look())) this.#lookAgain = true;
  }

  async #run(step: LoopStep): Promise<void> {
    const { look, failed, retryMs, longest } = this.#parts;
    const wait = await look(step).catch((error: unknown) => {
      failed(error);
      return retryMs;
    });
    const milliseconds = Math.min(wait, longest?.() ?? wait);
    // A run that hung must not change the time that a later run has set.
    if (step() && Number.isFinite(milliseconds)) this.lookIn(milliseconds);
  }

  /** Runs `look` after this many milliseconds, instead of at the time that was set before. */
  lookIn(milliseconds: number): void {
    this.#forget?.();
    this.#forget = this.#open ? this.#parts.after(milliseconds, () => this.wake()) : undefined;
  }

  /** Stops the loop. Resolves when the current run has ended; no other run follows. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
  }
}
