import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two checks. In a busy process the checks come later, and the delay does not count as quiet time. */
const TICK_MS = 10;

interface Conditions {
  readonly pending?: () => boolean;
  readonly enough?: () => boolean;
}

const never = () => false;

export class Quiet {
  #busy = 0;
  #events = 0;

  begin(): void {
    this.#busy += 1;
    this.#events += 1;
  }

  end(): void {
    this.#busy -= 1;
    this.#events += 1;
  }

  /** Records an event that has no duration and so restarts the quiet period. */
  note(): void {
    this.#events += 1;
  }

  /**
   * Resolves once nothing has happened for `ms` milliseconds while `pending` returned false, or as soon as `enough` returns
   * true.
   */
  async wait(ms: number, { pending = never, enough = never }: Conditions = {}): Promise<void> {
    let calm = 0;
    let seen = this.#events;
    while (calm * TICK_MS < ms && !enough()) {
      await sleep(TICK_MS);
      const still = this.#busy === 0 && this.#events === seen && !pending();
      calm = still ? calm + 1 : 0;
      seen = this.#events;
    }
  }
}
