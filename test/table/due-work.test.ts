import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { folder } from '../support/folder.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { begin, hear, pass, START, waitingForOne } from './passing-time.ts';
import { HOUR, running } from './room.ts';

hearStrangeValues(() => {});

test('nextAt names the moment exactly', async () => {
  const here = await begin();
  await waitingForOne(here);
  await here.table.dueWork.run();
  expect(await here.table.dueWork.nextAt()).toBe(START + 12 * HOUR);
  here.clock.now = START + 12 * HOUR - 1;
  await here.table.dueWork.run();
  expect(await hear(here)).toEqual([]);
  here.clock.now += 1;
  await here.table.dueWork.run();
  expect(await hear(here)).toMatchObject([
    { kind: 'reminder', seat: 1, details: { step: 1, since: START, hours: 12 } },
  ]);
  expect(await here.table.dueWork.nextAt()).toBe(START + 24 * HOUR);
});

test('the backlog of a long silence is written in lots, and others are served in between', async () => {
  const here = await begin();
  for (let index = 0; index < 25; index++)
    await running(here, 2, { channelId: `c${index}`, guildId: `g${index}` });
  here.clock.now += 13 * HOUR;
  let served = 0;
  const serve = (): void => {
    served += 1;
    next = setImmediate(serve);
  };
  let next = setImmediate(serve);
  await here.table.dueWork.run();
  clearImmediate(next);
  expect(served).toBeGreaterThanOrEqual(2);
  const waiting = await here.store.outbox.waiting();
  expect(new Set(waiting.filter(({ kind }) => kind === 'reminder').map(({ matchId }) => matchId)).size).toBe(
    25,
  );
  expect(await here.table.dueWork.nextAt()).toBeGreaterThan(here.clock.now);
});

test('more damaged matches than one lot holds do not keep the others from their reminders', async () => {
  const path = join(folder(), 'x.sqlite');
  const here = await begin({ path });
  const ids: string[] = [];
  for (let index = 0; index < 25; index++) {
    ids.push((await running(here, 2, { channelId: `c${index}`, guildId: `g${index}` })).id);
    here.clock.now += 1;
  }
  await hear(here);
  await here.table.dueWork.run();
  const damaged = new Handle(path, 5_000);
  for (const id of ids.slice(0, -1))
    damaged.prepare('update matches set options = ? where id = ?').run('{"variant":', id);
  damaged.close();
  here.clock.now += 13 * HOUR;
  await here.table.dueWork.run();
  const waiting = await here.store.outbox.waiting();
  expect(waiting.flatMap(({ kind, matchId }) => (kind === 'reminder' ? matchId : []))).toContain(ids.at(-1));
  // The damaged matches are tried again later, and not in an endless loop.
  expect(await here.table.dueWork.nextAt()).toBeGreaterThan(here.clock.now);
});

test('a match from before there were rows of waits is caught up with', async () => {
  const path = await sharedDatabase();
  const before = await begin({ path });
  await waitingForOne(before);
  await before.store.waits.remove((await before.store.matches.ids())[0] ?? '', 1);
  await before.store.close();
  const after = await begin({ path });
  expect(await after.table.dueWork.nextAt()).toBe(START);
  expect(await pass(after, 13)).toEqual(['13: reminder1 1']);
});
