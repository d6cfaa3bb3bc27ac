import { expect, test } from 'vitest';
import { Loops } from '../../src/core/work/loops.ts';
import { dueWorkLoop } from '../../src/table/pings/due-work.ts';
import { accepted, HOUR, opening, room } from './room.ts';

function timers() {
  const set: { readonly at: number; readonly run: () => void; forgotten: boolean }[] = [];
  const after = (milliseconds: number, run: () => void) => {
    const timer = { at: milliseconds, run, forgotten: false };
    set.push(timer);
    return () => {
      timer.forgotten = true;
    };
  };
  const live = () => set.filter(({ forgotten }) => !forgotten);
  return { after, live };
}
const settled = async (condition: () => boolean) => {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 1));
};

test('sleeps until something is due, an hour at most, and does it once', async () => {
  const here = await room();
  const { after, live } = timers();
  const dueWork = dueWorkLoop({
    work: here.table.dueWork,
    now: () => here.clock.now,
    after,
    failed: error => {
      throw error;
    },
  });
  dueWork.wake();
  expect(live()).toEqual([]);
  const { id } = accepted(await here.table.open(opening()));
  here.clock.now += 23.5 * HOUR;
  dueWork.open();
  await settled(() => live().length === 1);
  expect(live()[0]?.at).toBe(HOUR / 2);
  here.clock.now += HOUR / 2;
  live()[0]?.run();
  await settled(() => live()[0]?.at === HOUR);
  expect((await here.table.get(id))?.status).toBe('cancelled');
  await dueWork.close();
  expect(live()).toEqual([]);
});

test('a failure is reported, and tried again', async () => {
  const { after, live } = timers();
  const failures: unknown[] = [];
  let broken = true;
  const dueWork = dueWorkLoop({
    work: {
      run: async () => undefined,
      nextAt: async () => {
        if (broken) throw new Error('no database');
        return undefined;
      },
    },
    now: () => 0,
    after,
    failed: error => failures.push(error),
  });
  dueWork.open();
  await settled(() => live().length === 1);
  expect(failures).toHaveLength(1);
  broken = false;
  live()[0]?.run();
  await settled(() => live()[0]?.at === HOUR);
  await dueWork.close();
});

test('a loop that hangs while it looks for due work is reported, and it looks again', async () => {
  const stalled: string[] = [];
  let looks = 0;
  const dueWork = dueWorkLoop({
    loops: new Loops({ limitMs: 40, stalled: loop => stalled.push(loop) }),
    work: {
      run: () => new Promise(() => {}),
      nextAt: async () => {
        looks += 1;
        return looks === 1 ? 0 : undefined;
      },
    },
    now: () => 0,
    after: () => () => {},
    failed: error => {
      throw error;
    },
  });
  dueWork.open();
  await settled(() => looks > 1);
  expect(stalled).toEqual(['due']);
  await dueWork.close();
});
