import { type ChildProcess, fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { childEnvironment, loaderArguments, moduleUrl } from '../../workers/child-process.ts';
import { Watch } from '../../workers/progress.ts';
import type { Saying, TimelapseRequest } from './order.ts';

const CHILD = moduleUrl('../../games/time-lapse', import.meta.url);

/** Starts the process that makes a time-lapse, and returns the file in base64. The process gets a low priority once it runs. */
export const makeTimelapse = async (
  order: TimelapseRequest,
  progress: (part: number) => void,
): Promise<string> => {
  const child = fork(fileURLToPath(CHILD), {
    execArgv: [...loaderArguments()],
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The process gets its low priority only after its first message. On a busy machine, a process of low priority would hardly
  // start.
  child.once('message', () => giveWay(child));
  const watch = new Watch({ pid: () => child.pid, hung: () => child.kill('SIGKILL') });
  watch.start();
  const unsent = new Promise<never>((_, reject) => {
    child.send(order, error => {
      if (error) reject(error);
    });
  });
  try {
    const made = madeBy(child, 'the time-lapse', part => {
      watch.sign();
      progress(part);
    });
    return await Promise.race([made, unsent]);
  } finally {
    watch.stop();
    child.kill('SIGKILL');
  }
};

/** Resolves with the file in base64 from `maker`, a process or thread. Rejects when the maker fails, or ends without a file. */
export const madeBy = (
  maker: Pick<EventEmitter, 'on' | 'once'>,
  name: string,
  progress: (part: number) => void,
): Promise<string> =>
  new Promise((resolve, reject) => {
    maker.once('error', reject);
    maker.once('exit', (code: number | null, signal?: string) =>
      reject(new Error(`${name} ended with ${code ?? signal}`)),
    );
    maker.on('message', (saying: Saying) => {
      switch (saying.type) {
        case 'progress':
          return progress(saying.part);
        case 'made':
          return resolve(saying.base64);
        case 'failed':
          return reject(new Error(saying.why));
      }
    });
  });

const giveWay = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The operating system may forbid the change. Then the process keeps its priority.
  }
};
