import { AsyncResource } from 'node:async_hooks';
import { type LoopName, type LoopStep, type Loops, watched } from './loops.ts';

export interface PollLoopParts {
  readonly name: LoopName;
  /** Watches each run of `look`. Absent: a run that hangs blocks the loop for ever. */
  readonly loops?: Loops | undefined;
  /** Does all work that is due, and may set the time of the next run. It must not reject. */
  readonly look: (step: LoopStep) => Promise<void>;
  /** Calls `run` after this many milliseconds; returns a function that cancels the call. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/**
 * A loop that runs `look` when it is woken or its sleep ends, one run at a time. A wake during a run leads to another run.
 */
export class PollLoop {
  readonly #look: () => Promise<boolean>;
  readonly #after: PollLoopParts['after'];
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: PollLoopParts) {
    // Bound here, so that a run does not inherit the asynchronous context of the code that woke the loop.
    this.#look = AsyncResource.bind(() => watched(parts.loops, parts.name, parts.look));
    this.#after = parts.after;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Starts the loop with a first run. */
  open(): void {
    this.#open = true;
    this.wake();
  }

  /** Makes the loop run `look` soon. Returns at once. */
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

  /** Runs `look` after this many milliseconds, instead of at the time that was set before. */
  lookIn(milliseconds: number): void {
    this.#forget?.();
    this.#forget = this.#open ? this.#after(milliseconds, () => this.wake()) : undefined;
  }

  /** Stops the loop. Resolves when the current run has ended; no other run follows. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
  }
}
