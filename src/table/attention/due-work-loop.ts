import { type LoopStep, type Loops, PollLoop, type PollLoopParts } from '../../core/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { DueWork } from './due-work.ts';

/**
 * Maximum milliseconds of one sleep. Node's timers reach only 24 days ahead, and the system's clock may be corrected meanwhile.
 */
const LONGEST_SLEEP = 3_600_000;
const AFTER_FAILURE = 60_000;

export interface DueWorkLoopParts {
  readonly work: Pick<DueWork, 'run' | 'nextAt'>;
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
export class DueWorkLoop {
  readonly #parts: DueWorkLoopParts;
  readonly #loop: PollLoop;

  constructor(parts: DueWorkLoopParts) {
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

  /** Looks for due work again after a change. Does not wait for the work. */
  wake(): void {
    this.#loop.wake();
  }

  /** Resolves when the running work is done. No work runs after that. */
  close(): Promise<void> {
    return this.#loop.close();
  }

  async #look(step: LoopStep): Promise<void> {
    const { work, now, failed } = this.#parts;
    try {
      let next = await work.nextAt();
      if (next !== undefined && next <= now()) {
        await work.run(step);
        next = await work.nextAt();
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
