import { type LoopStep, type Loops, PollLoop, type PollLoopParts } from '../../core/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { Clock } from './nudge.ts';

/**
 * Maximum milliseconds of one sleep. Node's timers reach only 24 days ahead, and the system's clock may be corrected meanwhile.
 */
const LONGEST_SLEEP = 3_600_000;
const AFTER_FAILURE = 60_000;

export interface AlarmParts {
  readonly clock: Pick<Clock, 'due' | 'nextDueAt'>;
  readonly now: () => number;
  readonly loops?: Loops | undefined;
  readonly after: PollLoopParts['after'];
  readonly failed: (error: unknown) => void;
  /**
   * Returns the maximum milliseconds of one sleep, if other processes also store due times. Undefined if only this process
   * stores due times.
   */
  readonly longest?: () => number | undefined;
}

/** Sleeps until work is due, and then runs it. The due times are stored in the database, not in this object. */
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

  /** Makes the alarm look for due work again after a change. Does not wait for the work. */
  wake(): void {
    this.#loop.wake();
  }

  /** Resolves when the running work is done. No work runs after that. */
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
