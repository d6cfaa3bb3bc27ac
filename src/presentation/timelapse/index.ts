import { Worker } from 'node:worker_threads';
import { inSlices } from '../../core/work/slices.ts';
import { loaderArguments, moduleUrl } from '../../workers/child-process.ts';
import { madeBy } from './make.ts';
import type { ThreadOrder, TimelapseRequest } from './order.ts';

export type { TimelapseRequest } from './order.ts';

const THREAD = moduleUrl('./time-lapse-thread', import.meta.url);

/**
 * Makes an animated GIF of a game in a separate process, so that no other game waits. `progress`: reports the share of the work
 * that is done, from 0 to 1.
 * Rejects when the process fails, or makes no progress for long (`Watch`). A thread starts the process, since the start would block
 * the event loop for a tenth of a second on a busy machine.
 */
export const timelapse = async (
  { moments, ...order }: TimelapseRequest,
  progress: (part: number) => void,
): Promise<Buffer> => {
  const workerData: ThreadOrder = { ...order, count: moments.length };
  const thread = new Worker(THREAD, { workerData, execArgv: [...loaderArguments()] });
  const sent = async (): Promise<void> => {
    for await (const slice of inSlices(moments)) thread.postMessage(slice);
  };
  try {
    const made = madeBy(thread, 'the thread of the time-lapse', progress);
    const [base64] = await Promise.all([made, sent()]);
    return Buffer.from(base64, 'base64');
  } finally {
    void thread.terminate();
  }
};
