import { expect, test } from 'vitest';
import { type LoopName, type LoopStep, Loops, PollLoop } from '../../src/core/work/loops.ts';

const LIMIT_MS = 40;
const never = () => new Promise<void>(() => {});

function watched() {
  const stalled: LoopName[] = [];
  return { stalled, loops: new Loops({ limitMs: LIMIT_MS, stalled: loop => stalled.push(loop) }) };
}

test('work that hangs is reported, and its loop is stuck until something of it is done', async () => {
  const { loops, stalled } = watched();
  expect(await loops.run('outbox', never)).toBe(false);
  expect([stalled, loops.stuck]).toEqual([['outbox'], ['outbox']]);
  expect(await loops.run('letters', async () => {})).toBe(true);
  expect(loops.stuck).toEqual(['outbox']);
  expect(await loops.run('outbox', async () => {})).toBe(true);
  expect(loops.stuck).toEqual([]);
});

test('steps keep long work alive; what was given up learns that it should end', async () => {
  const { loops, stalled } = watched();
  let steps = 0;
  const long = async (step: LoopStep): Promise<void> => {
    for (; steps < 5 && step(); steps++) await new Promise(resolve => setTimeout(resolve, LIMIT_MS / 4));
  };
  await loops.run('due', long);
  expect([steps, stalled]).toEqual([5, []]);
  let given: LoopStep = () => true;
  await loops.run('due', step => {
    given = step;
    return never();
  });
  expect([given(), loops.stuck]).toEqual([false, ['due']]);
});

test('a failure is the work’s own, and nothing hangs then', async () => {
  const { loops, stalled } = watched();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(loops.run('leases', broken)).rejects.toThrow('no database');
  expect([stalled, loops.stuck]).toEqual([[], []]);
});

test('a poll loop goes on at once where a look hangs', async () => {
  const { loops, stalled } = watched();
  let looks = 0;
  const loop = new PollLoop({
    name: 'leagues',
    loops,
    look: async () => {
      looks += 1;
      if (looks === 1) await never();
      return Number.POSITIVE_INFINITY;
    },
    failed: () => {},
    retryMs: 1,
    after: () => () => {},
  });
  loop.open();
  await expect.poll(() => looks).toBe(2);
  await loop.close();
  expect([stalled, loops.stuck]).toEqual([['leagues'], []]);
});

test('a poll loop sleeps as long as its look says, but at most as long as allowed, and retries a failed look', async () => {
  const sleeps: number[] = [];
  const failures: unknown[] = [];
  const looks = [async () => 500, async () => 30, () => Promise.reject(new Error('no database'))];
  const loop = new PollLoop({
    name: 'due',
    look: () => looks.shift()?.() ?? Promise.resolve(Number.POSITIVE_INFINITY),
    failed: error => failures.push(error),
    retryMs: 20,
    longest: () => 100,
    after: (milliseconds, run) => {
      sleeps.push(milliseconds);
      if (sleeps.length < 4) queueMicrotask(run);
      return () => {};
    },
  });
  loop.open();
  await expect.poll(() => sleeps).toEqual([100, 30, 20, 100]);
  expect(failures).toEqual([new Error('no database')]);
  await loop.close();
});

test('a look that hung and ends late does not change the sleep of the loop', async () => {
  const { loops } = watched();
  const sleeps: number[] = [];
  let end = (_milliseconds: number): void => {};
  let looks = 0;
  const loop = new PollLoop({
    name: 'due',
    loops,
    look: () => {
      looks += 1;
      return looks === 1 ? new Promise(resolve => (end = resolve)) : Promise.resolve(50);
    },
    failed: () => {},
    retryMs: 1,
    after: milliseconds => {
      sleeps.push(milliseconds);
      return () => {};
    },
  });
  loop.open();
  await expect.poll(() => sleeps).toEqual([50]);
  end(9_000);
  await new Promise(resolve => setImmediate(resolve));
  expect(sleeps).toEqual([50]);
  await loop.close();
});
