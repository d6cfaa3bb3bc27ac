import { setTimeout as sleep } from 'node:timers/promises';

/** Clock of a run. A test moves its own clock instead of waiting. */
export interface Clock {
  /** Returns the present time in milliseconds since the epoch. */
  now(): number;
  wait(milliseconds: number, stopped: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
