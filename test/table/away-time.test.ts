import { expect, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import type { Match } from '../../src/table/match/types.ts';
import { folder } from '../support/folder.ts';
import { takeBack } from '../support/older.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { scorings as games } from '../support/scoring.ts';
import { ANN, accepted, BEN, DAY, type Room, room, running } from './room.ts';
import { daysPass, outlasts } from './sitting-deeds.ts';

async function begin(path: string): Promise<{ here: Room; match: Match }> {
  const here = await room({ games, path });
  const wish = { game: 'scoring', options: { turns: 20 }, seating: 'joined', pace: 'day' } as const;
  return { here, match: await running(here, 2, wish) };
}

const leave = async ({ table, clock }: Room, days: number) =>
  accepted(await table.people.setSettings(ANN.id, { awayUntil: clock.now + days * DAY }));

async function turn({ table }: Room, match: Match): Promise<void> {
  for (const { id } of [ANN, BEN]) accepted(await table.act(match.id, id, 'points 1'));
}

test('the same over restarts, and with two processes on one database', async () => {
  const path = await sharedDatabase();
  const { here: first, match } = await begin(path);
  let rooms = [first, await room({ games, path })];
  const { now } = first.clock;
  const days: number[] = [];
  let [day, decided] = [0, 0];
  for (; days.length < 3; day++) {
    if (day % 25 === 24) {
      for (const { store } of rooms) await store.close();
      rooms = [await room({ games, path }), await room({ games, path })];
    }
    const [one] = rooms;
    if (!one) throw new Error('no room');
    for (const { clock } of rooms) clock.now = now + day * DAY;
    await Promise.all(rooms.map(({ table }) => table.dueWork.run()));
    if ((await one.table.waiting(match.id))[0]?.late === true) {
      days.push(day - decided);
      decided = day;
      await turn(one, match);
    }
    await leave(one, 21);
  }
  expect(days).toEqual([31, 31, 1]);
});

test('a database of an older version: what a decision has had of the 30 days counts for the 60', async () => {
  const path = `${folder()}/x.sqlite`;
  const { here: before, match } = await begin(path);
  await leave(before, 10);
  await daysPass(before, 12);
  await leave(before, 21);
  await daysPass(before, 5);
  const { now } = before.clock;
  await before.store.close();
  const raw = new Handle(path, 1_000);
  takeBack(raw, '0032-absences');
  raw.close();
  const here = await room({ games, path });
  here.clock.now = now;
  await here.table.dueWork.run();
  // A decision that was late once remains late.
  expect(await here.table.waiting(match.id)).toMatchObject([{ lateAt: null, late: true }]);
  await turn(here, match);
  expect((await here.store.matches.get(match.id))?.seats[0]?.awayMs).toBe(15 * DAY);
  expect(await outlasts(here, match.id, [ANN, BEN])).toBe('31, 16, 1, 1 days');
});
