import { setImmediate } from 'node:timers/promises';

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** Milliseconds of this process, its threads among them, for some work; other programs don't count. */
export async function cost(work: () => Promise<unknown>): Promise<number> {
  await setImmediate();
  const before = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(before));
}

/** The longest turn of the event loop during some work, in which no other person is served. */
export interface LoopHeld {
  /** Milliseconds of the main thread; other programs and threads don't count. */
  readonly processor: number;
  /** Milliseconds of a clock: with whatever the thread waited for, and whatever else the machine did. */
  readonly clock: number;
}

/** Measures the time for which some work holds the event loop. */
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
