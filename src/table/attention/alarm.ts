import type { LoopStep, Loops } from '../../core/loops.ts';
import { PollLoop, type PollLoopParts } from '../../core/poll-loop.ts';
import { workingAt } from '../../log/log.ts';
import type { Clock } from './nudge.ts';

/** Timers of any clock cannot be set further than some 24 days; and a clock may be set right in between. */
const LONGEST_SLEEP = 3_600_000;
const AFTER_FAILURE = 60_000;

export interface AlarmParts {
  readonly clock: Pick<Clock, 'due' | 'nextDueAt'>;
  readonly now: () => number;
  readonly loops?: Loops | undefined;
  readonly after: PollLoopParts['after'];
  readonly failed: (error: unknown) => void;
  /** Returns the longest sleep in milliseconds, where other processes also write due times. Undefined where none does. */
  readonly longest?: () => number | undefined;
}

/** Sleeps until something is due. Its memory can be lost at any moment, since the rows are the truth. */
export class Alarm {
  readonly #parts: AlarmParts;
  readonly #loop: PollLoop;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
    const { after, loops } = parts;
    this.#loop = new PollLoop({
      name: 'due',
      loops,
      look: step => workingAt({}, () => this.#look(step)),
      after,
    });
  }

  open(): void {
    this.#loop.open();
  }

  /** Looks again after a change, or after the clock was moved. Returns at once. */
  wake(): void {
    this.#loop.wake();
  }

  /** Resolves when the present work is done. Nothing runs after it. */
  close(): Promise<void> {
    return this.#loop.close();
  }

  async #look(step: LoopStep): Promise<void> {
    const { clock, now, failed } = this.#parts;
    try {
      let next = await clock.nextDueAt();
      if (next !== undefined && next <= now()) {
        await clock.due(step);
        next = await clock.nextDueAt();
      }
      this.#sleep(next === undefined ? LONGEST_SLEEP : Math.max(next - now(), 0));
    } catch (error) {
      failed(error);
      this.#sleep(AFTER_FAILURE);
    }
  }

  #sleep(milliseconds: number): void {
    const { longest } = this.#parts;
    this.#loop.lookIn(Math.min(milliseconds, longest?.() ?? LONGEST_SLEEP));
  }
}
