import type { Clock } from './clock.ts';

/** Timers of any clock cannot be set further than some 24 days; and a clock may be set right in between. */
const LONGEST_SLEEP = 3_600_000;
const AFTER_FAILURE = 60_000;

export interface AlarmParts {
  readonly clock: Pick<Clock, 'due' | 'nextDueAt'>;
  readonly now: () => number;
  /** Calls `run` after so many milliseconds; returns a way to forget it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly failed: (error: unknown) => void;
}

/** Sleeps until something is due. What it knows can be lost at any moment: the rows are the truth. */
export class Alarm {
  readonly #parts: AlarmParts;
  #forget: (() => void) | undefined;
  #open = false;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#open = true;
    this.wake();
  }

  /** Something has changed, or time was moved. Returns at once. */
  wake(): void {
    if (!this.#open) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
      if (!this.#lookAgain) return;
      this.#lookAgain = false;
      this.wake();
    });
  }

  /** Resolves when what is under way is done; nothing comes after it. */
  async close(): Promise<void> {
    this.#open = false;
    this.#forget?.();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { clock, now, failed } = this.#parts;
    try {
      let next = await clock.nextDueAt();
      if (next !== undefined && next <= now()) {
        await clock.due();
        next = await clock.nextDueAt();
      }
      this.#sleep(next === undefined ? LONGEST_SLEEP : Math.max(next - now(), 0));
    } catch (error) {
      failed(error);
      this.#sleep(AFTER_FAILURE);
    }
  }

  #sleep(milliseconds: number): void {
    this.#forget?.();
    if (!this.#open) return;
    this.#forget = this.#parts.after(Math.min(milliseconds, LONGEST_SLEEP), () => this.wake());
  }
}
