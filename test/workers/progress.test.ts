import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ThinkingQueue } from '../../src/thinking/queue.ts';
import { LIMITS, processorTime, Watch, type WorkLimits } from '../../src/workers/progress.ts';
import { ProcessGone, RequestProcess } from '../../src/workers/request-process.ts';
import { folder } from '../support/folder.ts';

const CHILD = new URL('./hung-child.ts', import.meta.url);
const NEVER = Number.POSITIVE_INFINITY;

/** Watches a process whose processor time the test sets, without a timer. */
function watched(used: (look: number) => number | undefined) {
  const hung = vi.fn();
  let looks = 0;
  const watch = new Watch({ hung, pid: () => 1, used: () => used(looks) });
  watch.start();
  onTestFinished(() => watch.stop());
  const look = (times: number): void => {
    for (let time = 0; time < times && hung.mock.calls.length === 0; time++) {
      looks += 1;
      watch.look();
    }
  };
  return { hung, look, watch, looks: () => looks };
}

test('a worker that gets a hundredth of a processor works for an hour, and is not killed', () => {
  const { hung, look } = watched(looks => looks * 10);
  look(3_600);
  expect(hung).not.toHaveBeenCalled();
});

test('a worker that tells its progress is not killed, however long it computes', () => {
  const { hung, look, watch } = watched(looks => looks * 1_000);
  for (let part = 0; part < 100; part++) {
    look(50);
    watch.sign();
  }
  expect(hung).not.toHaveBeenCalled();
});

test('a worker that computes for a minute of processor time without an answer is hung', () => {
  const { hung, look, looks } = watched(looks => looks * 1_000);
  look(10_000);
  expect([hung.mock.calls.length, looks()]).toEqual([1, LIMITS.busyMs / 1_000]);
});

test('a worker that uses no processor at all for sixty looks is hung; a pause of the machine counts as one look', () => {
  const { hung, look, looks } = watched(() => 500);
  look(10_000);
  expect([hung.mock.calls.length, looks()]).toEqual([1, LIMITS.silent]);
});

test('where the system tells no processor time, a worker has ten minutes for each sign', () => {
  const { hung, look, looks } = watched(() => undefined);
  look(10_000);
  expect([hung.mock.calls.length, looks()]).toEqual([1, LIMITS.unknown]);
});

test.runIf(process.platform === 'linux')('the processor time of a process grows while it computes', () => {
  const before = processorTime(process.pid) ?? NEVER;
  while ((processorTime(process.pid) ?? NEVER) < before + 20);
  expect(processorTime(2 ** 22 + 1)).toBeUndefined();
});

const processOf = (limits: Partial<WorkLimits>) => {
  const ended: object[] = [];
  const child = new RequestProcess<{ number: number; what: string }, { number: number; action: string }>({
    ...{ module: CHILD, name: 'child', limits, ended: details => ended.push(details) },
  });
  onTestFinished(() => child.retire());
  return { child, ended };
};

test('a process that never answers is killed: one that sleeps, and one that computes for ever', async () => {
  const sleeping = processOf({ busyMs: NEVER, silent: 10, unknown: 10, lookMs: 50 });
  await sleeping.child.ask({ number: 1, what: 'slow' }).catch(() => undefined);
  await expect(sleeping.child.ask({ number: 2, what: 'idle' })).rejects.toThrow(ProcessGone);
  const computing = processOf({ busyMs: 500, silent: NEVER, unknown: 10, lookMs: 10 });
  await computing.child.ask({ number: 1, what: 'slow' }).catch(() => undefined);
  await expect(computing.child.ask({ number: 2, what: 'busy' })).rejects.toThrow(ProcessGone);
  expect([sleeping.ended, computing.ended]).toEqual([[{ signal: 'SIGKILL' }], [{ signal: 'SIGKILL' }]]);
});

test('a thought whose process hangs is thought again by a new process, and answered', async () => {
  vi.stubEnv('HANGS_ONCE', join(folder(), 'hung'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const warn = vi.fn();
  const limits = { busyMs: NEVER, silent: 60, unknown: 60, lookMs: 50 };
  const queue = new ThinkingQueue({ warn, module: CHILD, limits, mostWaitMs: 600_000, againMs: 600_000 });
  onTestFinished(() => queue.close());
  const thought = { game: 'porto', view: {}, seat: 0, seed: 1, priority: 'play', strength: 'hard' } as const;
  expect(await queue.choose(thought)).toBe('slow');
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ signal: 'SIGKILL' }]);
});

test('no worker has a deadline by the clock on the wall', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  );
  const forking = files
    .map(path => ({ path, source: readFileSync(join('src', path), 'utf8') }))
    .filter(({ source }) => /\bfork\(|new Worker\(/.test(source));
  expect(forking.length).toBeGreaterThan(2);
  const timed = forking.filter(({ source }) => /setTimeout\([^;]*(kill|terminate)\(/.test(source));
  expect(timed.map(({ path }) => path)).toEqual([]);
});
