import { existsSync, writeFileSync } from 'node:fs';
import { answerParent } from '../../src/workers/child-process.ts';

interface Request {
  readonly number: number;
  /** Reply of the process. `idle` and `busy`: the process never answers, and sleeps or computes without an end. */
  readonly what: string;
}

/** Spins until the process has used this much of the processor, which takes long on a busy machine. */
const use = (milliseconds: number): void => {
  const from = process.cpuUsage();
  for (let used = 0; used < milliseconds * 1_000; ) {
    const { user, system } = process.cpuUsage(from);
    used = user + system;
  }
};

// The first process of a test that names a file hangs, and each later one answers.
const { HANGS_ONCE = '' } = process.env;
const hangs = HANGS_ONCE !== '' && !existsSync(HANGS_ONCE);
if (hangs) writeFileSync(HANGS_ONCE, '');

answerParent<Request, { readonly number: number; readonly action: string }>(async ({ number, what }) => {
  if (hangs || what === 'idle') return new Promise(() => {});
  if (what === 'busy') for (;;) use(1_000);
  use(50);
  return { number, action: 'slow' };
});
