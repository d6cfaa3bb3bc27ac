import { expect, test } from 'vitest';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { games } from '../../src/games/registry.ts';
import { chooser, playOn } from './porto-room.ts';
import { ANN, accepted, BEN, DAY, opening, type Room, reload, room, running } from './room.ts';

const { verify: verifyRecord } = portoRecords;

const ZOE = { id: '733221199887766554', name: 'Zoë of the Ribeira' };

function shelf() {
  const records = new Map<string, string>();
  const state = { full: false };
  const keep = (name: string, record: string): void => {
    if (state.full) throw new Error('no room');
    records.set(name, record);
  };
  return { records, state, keep };
}

const NOTHING = { matches: [], notices: 0, kept: [] };

/** Simulates a closed channel that refuses all waiting messages of a match. The bot tries such messages again within a day. */
async function closed({ table }: Pick<Room, 'table'>, matchId: string): Promise<void> {
  await table.outbox.outlook();
  for (const notice of (await table.outbox.outlook()).notices)
    if (notice.matchId === matchId) await table.outbox.park(notice, 'Unknown Channel');
}
async function said({ table }: Pick<Room, 'table'>): Promise<void> {
  for (const notice of (await table.outbox.outlook()).notices) await table.outbox.delivered(notice, null);
}

/** Starts a game whose channel is closed to the bot. */
async function parked() {
  const here = await room();
  const match = await running(here, 2);
  await closed(here, match.id);
  return { here, table: here.table, clock: here.clock, match };
}

test('lobbies and games that were called off or parked go; everything else that was played stays', async () => {
  const here = await room();
  const { table, store, clock } = here;
  const { keep, records } = shelf();
  const lobby = accepted(await table.open(opening({ channelId: 'lobby' })));
  const left = accepted(await table.open(opening({ channelId: 'left' })));
  accepted(await table.leave(left.id, ANN.id));
  const over = await running(here, 2, { channelId: 'over' });
  accepted(await table.resign(over.id, BEN.id));
  const cancelled = await running(here, 2, { channelId: 'cancelled' });
  accepted(await table.cancel(cancelled.id, ANN, { moderator: true }));
  const parked = await running(here, 2, { channelId: 'parked' });
  const slow = await running(here, 2, { channelId: 'slow' });
  await closed(here, parked.id);
  await said(here);
  const began = clock.now;
  clock.now = began + 90 * DAY;
  await closed(here, parked.id);
  expect(await table.housekeeping.prune(clock.now, 90, keep)).toMatchObject({ matches: [] });
  clock.now += 1;
  expect((await table.housekeeping.prune(clock.now, 90, keep)).matches.toSorted()).toEqual(
    [lobby.id, left.id, cancelled.id, parked.id].toSorted(),
  );
  expect([...records.keys()]).toEqual([`toy-${cancelled.id}`, `toy-${parked.id}`]);
  expect(await table.get(lobby.id)).toBeUndefined();
  for (const { id } of [over, slow]) expect(await table.get(id)).toBeDefined();
  expect(await store.seats.list(parked.id)).toEqual([]);
  expect(await table.housekeeping.prune(clock.now, 90, keep)).toEqual(NOTHING);
});

test('tries that fail do not put off the end of a parked game; one that is open again begins anew', async () => {
  const here = await room();
  const { table, clock } = here;
  const { keep } = shelf();
  const shut = await running(here, 2, { channelId: 'shut' });
  const opened = await running(here, 2, { channelId: 'opened' });
  for (const { id } of [shut, opened]) await closed(here, id);
  const began = clock.now;
  for (let day = 1; day <= 90; day++) {
    clock.now = began + day * DAY;
    await closed(here, shut.id);
    if (day === 50) {
      await table.outbox.unpark({ channelId: 'opened' });
      await said(here);
    }
  }
  expect((await reload(here, shut)).parkedAt).toBe(began);
  expect((await reload(here, opened)).parkedAt).toBeNull();
  clock.now += 1;
  expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([shut.id]);
});

test('before a game goes its whole record is kept, which names seats and nobody; else it stays', async () => {
  const here = await room({ games, seed: 4 });
  const { table, store, clock } = here;
  const { keep, records, state } = shelf();
  const porto = { game: 'porto', options: { variant: 'standard' } };
  const match = await playOn(here, await running(here, [ZOE, BEN], porto), chooser(3), 12);
  await store.matches.setShown(match.id, { boardMessageId: 'm1' });
  accepted(await table.cancel(match.id, ZOE, { moderator: true }));
  const whole = accepted(await table.archive.recordFor(match.id, 'table'));
  const { seed, salt } = (await store.matches.get(match.id)) ?? {};
  await said(here);
  clock.now += 90 * DAY + 1;

  expect((await table.housekeeping.prune(clock.now, 90)).matches).toEqual([]);
  state.full = true;
  expect(await table.housekeeping.prune(clock.now, 90, keep)).toMatchObject({
    matches: [],
    kept: [{ matchId: match.id, error: new Error('no room') }],
  });
  expect(await table.get(match.id)).toBeDefined();
  state.full = false;
  expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([match.id]);
  expect(await table.get(match.id)).toBeUndefined();

  const text = records.get(`porto-${match.id}`) ?? '';
  for (const word of [ZOE.id, ZOE.name, BEN.name]) expect(text).not.toContain(word);
  const record = JSON.parse(text);
  const { seats: names, ...rest } = JSON.parse(whole);
  expect(names).toContain(ZOE.name);
  expect(record).toMatchObject({ ...rest, seats: ['Player 1', 'Player 2'] });
  expect(record.match).toMatchObject({ id: match.id, status: 'cancelled', seed, salt, channelId: 'c1' });
  expect(record.log).toHaveLength(match.rev);
  expect(verifyRecord(record).actions).toHaveLength(record.actions.length);
});

test('a game that is played on while its record is written stays', async () => {
  const { here, table, clock, match } = await parked();
  clock.now += 91 * DAY;
  await closed(here, match.id);
  const keep = async (): Promise<void> => {
    await table.outbox.unpark({ channelId: 'c1' });
  };
  expect((await table.housekeeping.prune(clock.now, 90, keep)).matches).toEqual([]);
  expect(await reload(here, match)).toMatchObject({ status: 'running' });
});
