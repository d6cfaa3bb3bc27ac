import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loader, ours, surroundings } from '../../workers/aside.ts';
import type { Saying, TimelapseRequest } from './order.ts';

export type { TimelapseRequest } from './order.ts';

/** Without any progress for so long it hangs; a busy machine is only slow. */
const PATIENCE = 60_000;

const CHILD = ours('../../games/time-lapse', import.meta.url);

/**
 * An animated GIF of a game, made in a process of its own so that no other game waits; it gives way to what else the
 * machine does. `progress`: the part that is done, 0 to 1. Rejects when the process fails, or gets on no further for a minute.
 */
export const timelapse = async (
  order: TimelapseRequest,
  progress: (part: number) => void,
): Promise<Buffer> => {
  const child = fork(fileURLToPath(CHILD), {
    execArgv: [...loader()],
    env: surroundings(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  try {
    return await madeBy(child, order, part => {
      timer.refresh();
      progress(part);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};

const madeBy = (
  child: ChildProcess,
  order: TimelapseRequest,
  progress: (part: number) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Not before: where the machine is busy a process that gives way would hardly come to start.
    child.once('message', () => giveWay(child));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the time-lapse ended with ${code ?? signal}`)));
    child.on('message', (saying: Saying) => {
      switch (saying.type) {
        case 'progress':
          return progress(saying.part);
        case 'made':
          return resolve(Buffer.from(saying.base64, 'base64'));
        case 'failed':
          return reject(new Error(`the time-lapse failed: ${saying.why}`));
      }
    });
    child.send(order, error => {
      if (error) reject(error);
    });
  });

const giveWay = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where the system forbids it the process is as good as any other.
  }
};
