import { setImmediate } from 'node:timers/promises';

/** Milliseconds of this process, its threads among them, for some work; other programs don't count. */
export async function cost(work: () => Promise<unknown>): Promise<number> {
  await setImmediate();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
