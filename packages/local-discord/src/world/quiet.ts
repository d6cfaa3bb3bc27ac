import { setTimeout as sleep } from 'node:timers/promises';

/** Length of a tick in milliseconds. A blocked event loop makes ticks longer, so that a blockage does not count as quiet. */
const TICK_MS = 10;

interface Conditions {
  readonly pending?: () => boolean;
  readonly enough?: () => boolean;
}

const never = () => false;

/** Detects that nothing has happened for a while. */
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

  /** Records an event without a duration. */
  note(): void {
    this.#events += 1;
  }

  /** Resolves once nothing has happened for `ms` while `pending` was false, or as soon as `enough` is true. */
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
