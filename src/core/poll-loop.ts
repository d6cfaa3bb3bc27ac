import { AsyncResource } from 'node:async_hooks';
import { type LoopName, type LoopStep, type Loops, watched } from './loops.ts';

export interface PollLoopParts {
  readonly name: LoopName;
  /** Watches each look; absent: a look that hangs holds the loop for ever. */
  readonly loops?: Loops | undefined;
  /** Does what is to be done now, and may say when to look again. Must not reject. */
  readonly look: (step: LoopStep) => Promise<void>;
  /** Calls `run` after so many milliseconds; returns a way to forget it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Looks when it is woken or when a sleep is over, one look at a time; what wakes it during a look is not missed. */
export class PollLoop {
  readonly #look: () => Promise<boolean>;
  readonly #after: PollLoopParts['after'];
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: PollLoopParts) {
    // Whoever wakes it, what it does is no part of their work.
    this.#look = AsyncResource.bind(() => watched(parts.loops, parts.name, parts.look));
    this.#after = parts.after;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Looks at once. */
  open(): void {
    this.#open = true;
    this.wake();
  }

  /** There may be something to see. Returns at once. */
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

  /** Looks once more after a look that hung: it may have left something to be seen. */
  async #lookOnce(): Promise<void> {
    if (!(await this.#look())) this.#lookAgain = true;
  }

  /** Looks again after so many milliseconds; an earlier wish is forgotten. */
  lookIn(milliseconds: number): void {
    this.#forget?.();
    this.#forget = this.#open ? this.#after(milliseconds, () => this.wake()) : undefined;
  }

  /** Resolves when the look that is under way is done; none comes after it. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
  }
}
