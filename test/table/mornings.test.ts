import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginOf, DAY_MS, dayAt } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import { morningDay, morningOf, nextMorning } from '../../src/table/people/morning-hour.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { game as porto } from './porto-room.ts';
import { ANN, accepted, BEN, HOUR, type Room, type RoomOptions, room, running } from './room.ts';
import { daily, morning, played } from './sitting-deeds.ts';

/** A Tuesday. */
const TODAY = dayAt(Date.parse('2026-11-24T12:00Z'), 0);
const GUILD = '900000000000000001';
const FAMILY = { game: 'porto', options: { variant: 'family' } } as const;

async function village(options: RoomOptions = {}): Promise<Room> {
  const here = await room({ games, now: beginOf(TODAY, 0) + 12 * HOUR, ...options });
  accepted(await here.table.housekeeping.setServer(GUILD, ANN, { morningChannel: '900000000000000002' }));
  return here;
}

const hashOf = (state: unknown): number =>
  createHash('sha256').update(JSON.stringify(state)).digest().readUInt32BE();

test.each([
  ['UTC', 8, '2026-11-24T07:59Z', '2026-11-23', '2026-11-24T08:00Z'],
  ['UTC', 8, '2026-11-24T08:00Z', '2026-11-24', '2026-11-25T08:00Z'],
  ['Asia/Seoul', 8, '2026-11-24T00:00Z', '2026-11-24', '2026-11-24T23:00Z'],
  // The clocks skip the hour from 2 to 3, so the morning begins an hour later.
  ['Europe/Berlin', 2, '2026-03-28T12:00Z', '2026-03-28', '2026-03-29T01:00Z'],
  // The clocks show the hour from 2 to 3 twice. Only the second time is a morning.
  ['Europe/Berlin', 2, '2026-10-25T00:30Z', '2026-10-24', '2026-10-25T01:00Z'],
  ['Europe/Berlin', 2, '2026-10-25T01:00Z', '2026-10-25', '2026-10-26T01:00Z'],
  ['America/St_Johns', 0, '2026-11-24T03:29Z', '2026-11-23', '2026-11-24T03:30Z'],
])(
  'in %s at %i o’clock, at %s: the day is %s, and the next morning begins at %s',
  (zone, morningHour, now, day, next) => {
    const hour = { morningHour, morningZone: zone };
    const found = morningDay(hour, Date.parse(now));
    expect(new Date(found * DAY_MS).toISOString().slice(0, 10)).toBe(day);
    expect(new Date(nextMorning(hour, Date.parse(now))).toISOString()).toBe(
      new Date(Date.parse(next)).toISOString(),
    );
    expect(morningOf(hour, found)).toBeLessThanOrEqual(Date.parse(now));
  },
);

test('two processes write one message, and one of them posts it', async () => {
  const path = await sharedDatabase();
  const [one, two] = [await village({ path }), await village({ path })];
  await running(one, 2, { ...FAMILY, guildId: GUILD });
  for (const each of [one, two]) each.clock.now = beginOf(TODAY + 1, 0) + 8 * HOUR;
  const looks = await Promise.all([one, two].map(({ table }) => table.mornings.outlook()));
  const [row] = looks.flatMap(({ due }) => due);
  if (!row) throw new Error('no message is due');
  const all = await Promise.all([one, two].map(({ table }) => table.mornings.outlook()));
  for (const { due } of all) expect(due).toEqual([row]);
  const begun = await Promise.all([one, two].map(({ table }) => table.mornings.begin(row)));
  expect(begun.toSorted()).toEqual([false, true]);
});

test('a person who deletes their data while the message is written is not in it', async () => {
  const here = await village();
  const { table, store, clock } = here;
  await daily(here, ANN, GUILD);
  await daily(here, BEN, GUILD, 2);
  clock.now = beginOf(TODAY + 1, 0) + 8 * HOUR;
  const { due } = store.mornings;
  store.mornings.due = async (...given) => {
    const plans = await due.apply(store.mornings, given);
    const days = store.deals.days.bind(store.deals);
    // The person deletes their data after the table was read.
    store.deals.days = async (...of) => {
      store.deals.days = days;
      await table.housekeeping.forget(BEN.id);
      return days(...of);
    };
    return plans;
  };
  await table.mornings.outlook();
  const { facts } = (await store.mornings.get({ guildId: GUILD, day: TODAY + 1 })) ?? {};
  expect(facts?.deals.flatMap(({ rows }) => rows.map(({ person }) => person.name))).toEqual(['Ann']);
});

test('a move of a running game does not count where a hidden card decides its points', async () => {
  const secretive = {
    ...porto,
    summary: (history: Parameters<NonNullable<typeof porto.summary>>[0]) => ({
      ...porto.summary?.(history),
      gains: history.played.map(({ state }) => hashOf(state)),
    }),
  } as typeof porto;
  const here = await village({ games: { porto: secretive } });
  const { id } = await running(here, 2, { ...FAMILY, guildId: GUILD });
  await played(here, id, 4, 40);
  expect(await morning(here, GUILD)).toMatchObject({ moves: [] });
});
