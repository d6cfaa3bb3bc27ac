import { describe, expect, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import type { Match } from '../../src/table/match/types.ts';
import { folder } from '../support/folder.ts';
import { takeBack } from '../support/older.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { scorings } from '../support/scoring.ts';
import { ANN, accepted, BEN, DAY, EVE, type Room, refused, room, running } from './room.ts';
import { stepsOnly } from './steps-game.ts';

const games = { ...scorings, ...stepsOnly };

async function begin(game = 'scoring', path?: string): Promise<{ here: Room; match: Match }> {
  const here = await room({ games, path });
  const options = game === 'scoring' ? { turns: 20 } : {};
  return { here, match: await running(here, 2, { game, options, seating: 'joined', pace: 'day' }) };
}

const leave = async ({ table, clock }: Room, days: number, id = ANN.id) =>
  accepted(await table.people.setSettings(id, { awayUntil: clock.now + days * DAY }));

const comeBack = async ({ table }: Room) =>
  accepted(await table.people.setSettings(ANN.id, { awayUntil: null }));

async function pass(here: Room, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    here.clock.now += DAY;
    await here.table.dueWork.run();
  }
}

async function turn({ table }: Room, match: Match, action = 'points 1'): Promise<void> {
  for (const { id } of [ANN, BEN]) accepted(await table.act(match.id, id, action));
}

const lateAt = async ({ table }: Room, match: Match) => (await table.waiting(match.id))[0]?.lateAt;

/**
 * Lets Ann announce each day that she is away. Returns the number of days until the others may vote, which includes the day of
 * the pace.
 */
async function outlast(here: Room, match: Match, id = ANN.id): Promise<number> {
  let days = 0;
  for (; days < 100 && (await here.table.waiting(match.id))[0]?.late !== true; days++) {
    await leave(here, 21, id);
    expect(await here.table.dueWork.nextAt()).toBeDefined();
    await pass(here, 1);
  }
  return days;
}

/** Returns the number of days by which Ann can delay this decision and each of the next three. */
async function outlasts(here: Room, match: Match, id = ANN.id): Promise<readonly number[]> {
  const days: number[] = [];
  for (let decision = 0; decision < 4; decision++) {
    days.push(await outlast(here, match, id));
    for (const who of [id, BEN.id]) accepted(await here.table.act(match.id, who, 'points 1'));
  }
  return days;
}

describe('an absence that is renewed for ever', () => {
  test('stops the clocks of one seat for 60 days of a game in all, of one decision for 30', async () => {
    const { here, match } = await begin();
    expect(await outlasts(here, match)).toEqual([31, 31, 1, 1]);
  });

  test('a decision that follows at once on the one that spent the last of them has a clock that runs', async () => {
    const { here } = await begin();
    const alone = { game: 'scoring', options: { turns: 20 }, pace: 'day', channelId: 'c2' } as const;
    const match = await running(here, 1, alone);
    for (const _ of [1, 2, 3]) {
      await leave(here, 21);
      expect(await lateAt(here, match)).toBeNull();
      await pass(here, 20);
      accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    }
    expect(await lateAt(here, match)).toBe(here.clock.now + DAY);
  });

  test('another seat, and the same person in another game, have 60 days of their own', async () => {
    const { here, match } = await begin();
    const other = await running(here, 2, {
      game: 'scoring',
      options: { turns: 20 },
      seating: 'joined',
      channelId: 'c2',
    });
    await outlasts(here, match);
    accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    expect(await outlast(here, match, BEN.id)).toBe(31);
    expect((await here.table.get(other.id))?.status).toBe('running');
    expect(await here.table.waiting(other.id)).toMatchObject([{ seat: 0, lateAt: null }]);
    accepted(await here.table.act(other.id, ANN.id, 'points 1'));
    expect((await here.store.matches.get(other.id))?.seats[0]?.awayMs).toBe(30 * DAY);
  });

  test('the time of a decision that was made while away counts', async () => {
    const { here, match } = await begin();
    for (const _ of [1, 2]) {
      await leave(here, 21);
      await pass(here, 20);
      await turn(here, match);
    }
    expect(await outlasts(here, match)).toEqual([21, 1, 1, 1]);
  });

  test('one that ended early counts for as long as it was; a renewed one once', async () => {
    const { here, match } = await begin();
    await leave(here, 21);
    await pass(here, 5);
    await leave(here, 21);
    await pass(here, 5);
    await comeBack(here);
    expect(await lateAt(here, match)).toBe(here.clock.now + DAY);
    expect(await outlasts(here, match)).toEqual([21, 31, 1, 1]);
  });

  test('where another is waited for, none of it counts', async () => {
    const { here, match } = await begin();
    accepted(await here.table.act(match.id, ANN.id, 'points 1'));
    await leave(here, 20);
    await pass(here, 20);
    accepted(await here.table.act(match.id, BEN.id, 'points 1'));
    expect(await outlasts(here, match)).toEqual([31, 31, 1, 1]);
  });

  test('in a turn in which another is asked neither: nobody waits for the seat meanwhile', async () => {
    const { here, match } = await begin('steps');
    accepted(await here.table.act(match.id, ANN.id, 'ask'));
    await leave(here, 20);
    await pass(here, 20);
    accepted(await here.table.act(match.id, BEN.id, 'yes'));
    expect(await outlast(here, match)).toBe(31);
    await turn(here, match, 'stop');
    expect(await outlast(here, match)).toBe(31);
  });

  test('a pause is no absence, also where it begins and ends in one', async () => {
    const { here, match } = await begin();
    const propose = (id: string, kind: 'pause' | 'unpause') =>
      here.table.requests.ask(match.id, id, { kind, seat: undefined });
    await leave(here, 21);
    await pass(here, 5);
    for (const { id } of [ANN, BEN]) accepted(await propose(id, 'pause'));
    await pass(here, 10);
    expect(await here.table.dueWork.nextAt()).toBe(here.clock.now + 6 * DAY);
    accepted(await propose(BEN.id, 'unpause'));
    await pass(here, 2);
    await comeBack(here);
    expect(await lateAt(here, match)).toBe(here.clock.now + DAY);
    for (const { id } of [ANN, BEN]) accepted(await propose(id, 'pause'));
    await pass(here, 40);
    for (const { id } of [ANN, BEN]) await propose(id, 'unpause');
    expect(await lateAt(here, match)).toBe(here.clock.now + DAY);
    expect(await outlasts(here, match)).toEqual([24, 31, 1, 1]);
  });
});

test('an end that was noticed late is where it was', async () => {
  const { here, match } = await begin();
  await leave(here, 5);
  here.clock.now += 20 * DAY;
  await turn(here, match);
  // The bot notices the end of the absence late, but counts only its five days.
  expect((await here.store.matches.get(match.id))?.seats[0]?.awayMs).toBe(5 * DAY);
  for (const _ of [1, 2, 3]) {
    await leave(here, 21);
    await pass(here, 17);
    await turn(here, match);
  }
  await leave(here, 21);
  const spent = here.clock.now + 4 * DAY;
  expect(await lateAt(here, match)).toBeNull();
  here.clock.now += 20 * DAY;
  await here.table.dueWork.run();
  expect(await lateAt(here, match)).toBe(spent + DAY);
});

test('a person who takes over the seat starts with 60 days, though the old one is away just then', async () => {
  const { here, match } = await begin();
  await leave(here, 20);
  await pass(here, 20);
  await turn(here, match);
  await pass(here, 2);
  await leave(here, 21);
  await pass(here, 10);
  accepted(await here.table.requests.ask(match.id, BEN.id, { kind: 'offer', seat: 0 }));
  accepted(await here.table.seatChanges.take(match.id, EVE));
  expect(await outlasts(here, match, EVE.id)).toEqual([31, 31, 1, 1]);
});

test('the same over restarts, and with two processes on one database', async () => {
  const path = await sharedDatabase();
  const { here: first, match } = await begin('scoring', path);
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
  const { here: before, match } = await begin('scoring', path);
  await leave(before, 10);
  await pass(before, 12);
  await leave(before, 21);
  await pass(before, 5);
  const { now } = before.clock;
  await before.store.close();
  const raw = new Handle(path, 1_000);
  takeBack(raw, '0032-absences');
  raw.close();
  const here = await room({ games, path });
  here.clock.now = now;
  await here.table.dueWork.run();
  expect(await lateAt(here, match)).toBeNull();
  // A decision that was late once remains late.
  expect((await here.table.waiting(match.id))[0]?.late).toBe(true);
  await turn(here, match);
  expect((await here.store.matches.get(match.id))?.seats[0]?.awayMs).toBe(15 * DAY);
  expect(await outlasts(here, match)).toEqual([31, 16, 1, 1]);
});

describe('what is reported', () => {
  const detailsIn = async ({ store }: Room) =>
    (await store.outbox.waiting()).filter(({ kind }) => kind === 'seat').at(-1)?.details;

  test('the announcement says how long the clock can wait, where that is shorter than the absence', async () => {
    const { here, match } = await begin();
    await leave(here, 21);
    expect(await detailsIn(here)).toEqual({ change: 'away', until: here.clock.now + 21 * DAY });
    await pass(here, 12);
    await leave(here, 21);
    expect(await detailsIn(here)).toMatchObject({ change: 'away', left: 18 * DAY });
    await turn(here, match);
    await pass(here, 1);
    await leave(here, 21);
    // Ann's absence ends before she has used up her time for the decision, so the message names no limit.
    expect((await detailsIn(here))?.left).toBeUndefined();
    expect(await outlasts(here, match)).toEqual([30, 19, 1, 1]);
    await leave(here, 3);
    expect(await detailsIn(here)).toMatchObject({ left: 0 });
  });

  test('a vote before that is refused with the time at which the clock runs on', async () => {
    const { here, match } = await begin();
    const ask = async () =>
      refused(await here.table.requests.ask(match.id, BEN.id, { kind: 'offer', seat: 0 }));
    await leave(here, 21);
    const back = here.clock.now + 21 * DAY;
    expect(await ask()).toEqual({ code: 'table/seat-away', with: { seat: 0, until: back } });
    await pass(here, 20);
    await leave(here, 21);
    const spent = here.clock.now + 10 * DAY;
    expect(await ask()).toEqual({ code: 'table/seat-away', with: { seat: 0, until: spent } });
    await pass(here, 10);
    expect(await ask()).toEqual({ code: 'table/not-late', with: { seat: 0, late: spent + DAY } });
  });
});
