import { setImmediate } from 'node:timers/promises';

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

export async function cost(work: () => Promise<unknown>): Promise<number> {
  await setImmediate();
  const before = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(before));
}

/** Longest iteration of the event loop in milliseconds during some work. Other people wait in that time. */
export interface LoopHeld {
  /** Milliseconds of the main thread's processor time. */
  readonly processor: number;
  /** Milliseconds of real time, with the main thread's waits and the machine's other work. */
  readonly clock: number;
}

export async function held(work: () => Promise<unknown>): Promise<LoopHeld> {
  let longest: LoopHeld = { processor: 0, clock: 0 };
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const [thread, clock] = [process.threadCpuUsage(), performance.now()];
      await setImmediate();
      longest = {
        processor: Math.max(longest.processor, milliseconds(process.threadCpuUsage(thread))),
        clock: Math.max(longest.clock, performance.now() - clock),
      };
    }
  })();
  await setImmediate();
  try {
    await work();
  } finally {
    isDone = true;
  }
  await watching;
  return longest;
}
