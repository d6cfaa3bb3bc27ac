import { AsyncResource } from 'node:async_hooks';
import { type LoopName, type LoopStep, type Loops, watched } from './loops.ts';

export interface PollLoopParts {
  readonly name: LoopName;
  /** Watches each look. Absent: a look that hangs stops the loop for ever. */
  readonly loops?: Loops | undefined;
  /** Does all that is due, and may set the time of the next look. It must not reject. */
  readonly look: (step: LoopStep) => Promise<void>;
  /** Calls `run` after so many milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** A loop that looks when it is woken or a sleep is over, one look at a time. A wake during a look leads to another look. */
export class PollLoop {
  readonly #look: () => Promise<boolean>;
  readonly #after: PollLoopParts['after'];
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: PollLoopParts) {
    // Bound here, so that a look is never part of the work that woke it.
    this.#look = AsyncResource.bind(() => watched(parts.loops, parts.name, parts.look));
    this.#after = parts.after;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Starts the loop with a look. */
  open(): void {
    this.#open = true;
    this.wake();
  }

  /** Looks soon, since something may be due. Returns at once. */
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

  /** Looks again after a look that hung, since it may have left work. */
  async #lookOnce(): Promise<void> {
    if (!(await this.#look())) this.#lookAgain = true;
  }

  /** Looks again after so many milliseconds; this replaces an earlier time. */
  lookIn(milliseconds: number): void {
    this.#forget?.();
    this.#forget = this.#open ? this.#after(milliseconds, () => this.wake()) : undefined;
  }

  /** Resolves when the look under way is done; no other follows. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
  }
}
