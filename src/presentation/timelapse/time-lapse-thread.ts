import { parentPort, workerData } from 'node:worker_threads';
import type { Moment } from '../presenter/presenter.ts';
import { makeTimelapse } from './make.ts';
import type { Saying, ThreadOrder } from './order.ts';

// This thread starts the process that makes a time-lapse, and waits for the file. The thread loads no drawing code.
const { count, ...order } = workerData as ThreadOrder;
const moments: Moment<unknown, unknown>[] = [];
const say = (saying: Saying): void => parentPort?.postMessage(saying);

async function make(): Promise<void> {
  try {
    const base64 = await makeTimelapse({ ...order, moments }, part => say({ type: 'progress', part }));
    say({ type: 'made', base64 });
  } catch (error) {
    say({ type: 'failed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    parentPort?.close();
  }
}

parentPort?.on('message', (slice: readonly Moment<unknown, unknown>[]) => {
  moments.push(...slice);
  if (moments.length === count) void make();
});

if (count === 0) void make();
