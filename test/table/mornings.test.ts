import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginOf, DAY_MS, dayAt } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import type { MorningFacts } from '../../src/store/index.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { isMonday } from '../../src/table/mornings/facts.ts';
import { morningDay, morningOf, nextMorning } from '../../src/table/people/morning-hour.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { toys } from '../toy/rules/index.ts';
import { begun as leagueBegun, matchesOf, openTables } from './leagues/room.ts';
import { chooser, playOn } from './porto-room.ts';
import { ANN, accepted, at, BEN, CAT, DAN, HOUR, PEOPLE, type Room, refused, room, running } from './room.ts';

/** A Tuesday. */
const TODAY = dayAt(Date.parse('2026-11-24T12:00Z'), 0);
const GUILD = '900000000000000001';
const PLAZA = '900000000000000002';
const FAMILY = { game: 'porto', options: { variant: 'family' }, guildId: GUILD };

interface Village extends Room {
  /** Moves the clock to the hour of the next morning, and returns the message that is due then. */
  morning(hour?: number): Promise<MorningFacts | null>;
}

async function village(over: Record<string, unknown> = {}, path?: string): Promise<Village> {
  const here = await room({ games: { ...games, ...toys }, path, now: beginOf(TODAY, 0) + 12 * HOUR });
  for (const person of PEOPLE) await here.table.people.seen(person, 'en');
  const wish = { morningChannel: PLAZA, ...over };
  accepted(await here.table.housekeeping.setServer(GUILD, ANN, wish));
  return { ...here, morning: (hour = 8) => morning(here, hour) };
}

async function morning({ table, store, clock }: Room, hour: number): Promise<MorningFacts | null> {
  clock.now = (Math.floor((clock.now - hour * HOUR) / DAY_MS) + 1) * DAY_MS + hour * HOUR;
  const { due } = await table.mornings.outlook();
  expect(due.length).toBeLessThanOrEqual(1);
  const [row] = due;
  if (row) expect((await table.mornings.page(row.id))?.channelId).toBe(PLAZA);
  const day = Math.floor(clock.now / DAY_MS);
  const stored = await store.mornings.get({ guildId: GUILD, day });
  if (row) await table.mornings.shown(row.id, stored?.rev ?? 1, '900000000000000003');
  return stored?.facts ?? null;
}

async function playDaily(here: Room, person: Person, seed = 1): Promise<Match> {
  const { deal } = accepted(await here.table.deals.today({ game: 'porto', form: 'solo' }, person, GUILD));
  const match = accepted(await here.table.deals.begin(deal.id, person, 'on', GUILD));
  return playOn(here, match, chooser(seed));
}

/** Plays a game of Porto to its end in a channel of the server. */
async function playGame(here: Room, channelId: string, seed: number): Promise<Match> {
  const match = await running(here, 2, { ...FAMILY, channelId, rated: false });
  return playOn(here, match, chooser(seed));
}

const hashOf = (state: unknown): number =>
  createHash('sha256').update(JSON.stringify(state)).digest().readUInt32BE();

const names = (facts: MorningFacts | null): readonly string[] =>
  facts?.deals.flatMap(({ rows }) => rows.map(({ person }) => person.name)) ?? [];

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

test('each day has one message at its hour, also with the clocks of a zone that changes them', async () => {
  const here = await village({ morningHour: 2, morningZone: 'Europe/Berlin' });
  const { table, store, clock } = here;
  clock.now = Date.parse('2027-03-26T00:00Z');
  await running(here, 2, { guildId: GUILD });
  accepted(await table.housekeeping.setServer(GUILD, ANN, { morningHour: 3 }));
  accepted(await table.housekeeping.setServer(GUILD, ANN, { morningHour: 2 }));
  const times: string[] = [];
  for (const end = clock.now + 5 * DAY_MS; clock.now < end; clock.now += HOUR / 2)
    for (const { id } of (await table.mornings.outlook()).due) {
      times.push(new Date(clock.now).toISOString().slice(0, 16));
      await table.mornings.shown(id, 1, '900000000000000003');
    }
  expect(times).toEqual([
    '2027-03-26T01:00',
    '2027-03-27T01:00',
    '2027-03-28T01:00',
    '2027-03-29T00:00',
    '2027-03-30T00:00',
  ]);
  clock.now += 9 * DAY_MS + HOUR;
  expect((await table.mornings.outlook()).due).toEqual([]);
  expect(await store.mornings.get({ guildId: GUILD, day: Math.floor(clock.now / DAY_MS) })).toMatchObject({
    facts: null,
    rev: 0,
  });
});

test('two processes write one message, and one of them posts it', async () => {
  const path = await sharedDatabase();
  const [one, two] = [await village({}, path), await village({}, path)];
  await running(one, 2, { guildId: GUILD });
  for (const each of [one, two]) each.clock.now = beginOf(TODAY + 1, 0) + 8 * HOUR;
  const looks = await Promise.all([one, two].map(({ table }) => table.mornings.outlook()));
  const [row] = looks.flatMap(({ due }) => due);
  if (!row) throw new Error('no message is due');
  const all = await Promise.all([one, two].map(({ table }) => table.mornings.outlook()));
  for (const { due } of all) expect(due).toEqual([row]);
  const begun = await Promise.all([one, two].map(({ table }) => table.mornings.begin(row)));
  expect(begun.toSorted()).toEqual([false, true]);
});

test('the table is that of the newest closed daily: no result is shown before its time', async () => {
  const here = await village({ morningHour: 1 });
  await playDaily(here, ANN);
  const early = await here.morning(1);
  expect([early?.deals, early?.hiddenUntil]).toEqual([[], beginOf(TODAY + 1, 0) + 2 * HOUR]);
  const late = await here.morning(1);
  expect(late?.deals).toMatchObject([{ game: 'porto', day: TODAY, number: 1, more: 0 }]);
  expect(names(late)).toEqual(['Ann']);
  accepted(await here.table.housekeeping.setServer(GUILD, ANN, { morningHour: 2 }));
  expect((await here.morning(2))?.hiddenUntil).toBe(late?.hiddenUntil);
  const open = await here.morning(2);
  expect(open?.hiddenUntil).toBeNull();
});

test('the table lists the best five with their streaks, without people who gave up', async () => {
  const here = await village();
  const more = Array.from({ length: 4 }, (_, index) => ({ id: `v${index}`, name: `Vera ${index}` }));
  for (const person of more) await here.table.people.seen(person, 'en');
  await playDaily(here, ANN);
  await here.morning();
  for (const [index, person] of [ANN, BEN, CAT, ...more].entries()) await playDaily(here, person, index + 1);
  const { deal } = accepted(await here.table.deals.today({ game: 'porto', form: 'solo' }, DAN, GUILD));
  const given = accepted(await here.table.deals.begin(deal.id, DAN, 'on', GUILD));
  accepted(await here.table.resign(given.id, DAN.id));
  const facts = await here.morning();
  const [table] = facts?.deals ?? [];
  expect([table?.rows.length, table?.more]).toEqual([5, 2]);
  const points = table?.rows.map(row => row.points) ?? [];
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(JSON.stringify(facts)).not.toContain('Dan');
  const rows = await here.store.deals.attempts(deal.id, ANN.id);
  const streaks = new Map(table?.rows.map(row => [row.person.id, row.streak]));
  expect(rows).toHaveLength(1);
  expect([...streaks.values()].toSorted()).toEqual(streaks.has(ANN.id) ? [1, 1, 1, 1, 2] : [1, 1, 1, 1, 1]);
});

test('people who share no statistics, or deleted their data, are in no message, before and after its post', async () => {
  const here = await village();
  const { table, store } = here;
  await playDaily(here, ANN);
  await playDaily(here, BEN, 2);
  await playDaily(here, CAT, 3);
  await playGame(here, '900000000000000010', 4);
  accepted(await table.people.setSettings(CAT.id, { stats: false }));
  const facts = await here.morning();
  const day = TODAY + 1;
  expect(JSON.stringify(facts)).toContain('"Ann"');
  expect(JSON.stringify(facts)).toContain('"Ben"');
  expect(JSON.stringify(facts)).not.toContain('Cat');
  expect(await table.archive.about(ANN.id)).toMatchObject({ mornings: [{ guildId: GUILD, day }] });
  expect(JSON.stringify((await table.archive.about(ANN.id)).mornings)).not.toContain('Ben');
  accepted(await table.people.setSettings(ANN.id, { stats: false }));
  const [row] = (await table.mornings.outlook()).due;
  expect(row?.id).toBe(`${GUILD}.${day}`);
  expect(JSON.stringify((await store.mornings.get({ guildId: GUILD, day }))?.facts)).not.toContain('Ann');
  await table.housekeeping.forget(BEN.id);
  const left = await store.mornings.get({ guildId: GUILD, day });
  expect(JSON.stringify(left?.facts)).not.toMatch(/Ann|Ben|Cat|"u\d"/);
  expect([left?.rev, left?.shownRev]).toEqual([3, 1]);
  expect(await store.mornings.naming(BEN.id)).toEqual([]);
});

test('a person who deletes their data while the message is written is not in it', async () => {
  const here = await village();
  const { table, store, clock } = here;
  await playDaily(here, ANN);
  await playDaily(here, BEN, 2);
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
  const facts = (await store.mornings.get({ guildId: GUILD, day: TODAY + 1 }))?.facts ?? null;
  expect(names(facts)).toEqual(['Ann']);
});

test('a message that could not be posted is given up when the server falls silent', async () => {
  const here = await village();
  const { table, clock } = here;
  await playDaily(here, ANN);
  const parked: number[] = [];
  for (let day = 1; day <= 9; day++) {
    clock.now = beginOf(TODAY + day, 0) + 8 * HOUR;
    const { due } = await table.mornings.outlook();
    parked.push(due.length);
    for (const { id } of due) await table.mornings.failed(id, 'closed', clock.now + DAY_MS);
    expect(await table.mornings.parkedChannels(GUILD)).toEqual(due.length > 0 ? [PLAZA] : []);
  }
  expect(parked).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('after three days without the bot there is one message', async () => {
  const here = await village();
  await playDaily(here, ANN);
  await here.morning();
  here.clock.now += 3 * DAY_MS + 2 * HOUR;
  const { due, nextAt } = await here.table.mornings.outlook();
  expect(due.map(({ id }) => id)).toEqual([`${GUILD}.${TODAY + 4}`]);
  expect(nextAt).toBe(beginOf(TODAY + 5, 0) + 8 * HOUR);
});

test('the best move of the day: of ended and running games, and not of dailies', async () => {
  const here = await village();
  await playDaily(here, CAT);
  expect((await here.morning())?.moves).toEqual([]);
  const match = await playGame(here, '900000000000000010', 4);
  const [best, ...others] = (await here.morning())?.moves ?? [];
  expect(others).toEqual([]);
  const ending = await here.table.archive.ending(match.id);
  const gains = ending?.summary?.gains.filter(points => points > 0) ?? [];
  const most = Math.max(...gains);
  const mean = Math.round(gains.reduce((sum, points) => sum + points, 0) / gains.length);
  expect(best).toMatchObject({ matchId: match.id, points: most, mean, game: 'porto' });
  expect((await here.morning())?.moves).toEqual([]);
});

test('a move of a running game counts only with points that everybody can see', async () => {
  const here = await village();
  const channelId = '900000000000000010';
  const match = await playOn(here, await running(here, 2, { ...FAMILY, channelId }), chooser(4), 40);
  expect(match.status).toBe('running');
  const [shown] = (await here.morning())?.moves ?? [];
  expect(shown).toMatchObject({ matchId: match.id });
  expect((await here.morning())?.moves).toEqual([]);
  // A hidden card decides the points of this game.
  const porto = games.porto;
  if (!porto) throw new Error('no Porto');
  const secretive = {
    ...porto,
    summary: (history: Parameters<NonNullable<typeof porto.summary>>[0]) => ({
      ...porto.summary?.(history),
      gains: history.played.map(({ state }) => hashOf(state)),
    }),
  } as typeof porto;
  const other = await room({ games: { porto: secretive }, now: here.clock.now });
  for (const person of PEOPLE) await other.table.people.seen(person, 'en');
  accepted(await other.table.housekeeping.setServer(GUILD, ANN, { morningChannel: PLAZA }));
  await playOn(other, await running(other, 2, { ...FAMILY, channelId }), chooser(4), 40);
  const facts = await morning(other, 8);
  expect(facts?.moves).toEqual([]);
});

test('on Mondays the message sums up the week: games, best result, record, longest streak', async () => {
  const here = await village();
  await playGame(here, '900000000000000010', 4);
  for (let day = 0; day < 5; day++) {
    await playDaily(here, BEN, day + 1);
    expect((await here.morning())?.week).toBeNull();
  }
  expect(isMonday(TODAY + 6)).toBe(true);
  const first = (await here.morning())?.week;
  expect(first).toMatchObject({ games: 1, record: null, streak: { person: { name: 'Ben' }, days: 5 } });
  const [best] = first?.bests ?? [];
  expect(best).toMatchObject({ game: 'porto', category: 'family' });
  for (let seed = 5; seed < 12; seed++) {
    await playGame(here, `90000000000000002${seed}`, seed);
    here.clock.now += 2 * HOUR;
  }
  let next = (await here.morning())?.week;
  while (!next) next = (await here.morning())?.week;
  expect(next.games).toBe(7);
  const [higher] = next.bests;
  if (higher && best && higher.points > best.points)
    expect(next.record).toMatchObject({ points: higher.points, before: best.points });
  else expect(next.record).toBeNull();
  expect(next.bests).toHaveLength(1);
  for (const { id } of PEOPLE) accepted(await here.table.people.setSettings(id, { stats: false }));
  await playGame(here, '900000000000000030', 4);
  let silent = (await here.morning())?.week;
  while (!silent) silent = (await here.morning())?.week;
  expect(silent).toMatchObject({ games: 1, bests: [], record: null, streak: null });
});

test('the longest wait of a league is named from half a day on, but not of a person who is away or shares no statistics', async () => {
  const here = await village();
  const { table, clock } = here;
  clock.now = beginOf(TODAY + 1, 0) + 2 * HOUR;
  const id = await leagueBegun(here, PEOPLE, { guildId: GUILD, seats: 2, pace: 'three-days' });
  await openTables(here, id);
  expect((await here.morning())?.waits).toEqual([]);
  const facts = await here.morning();
  const awaited = new Set(
    (await matchesOf(here, id)).flatMap(each => each.position.toAct.map(seat => at(each, seat))),
  );
  expect(facts?.waits[0]).toMatchObject({ league: 'Autumn', game: 'toy' });
  for (const { person } of facts?.waits ?? []) expect(awaited).toContain(person.id);
  const named = async (settings: Parameters<typeof table.people.setSettings>[1]) => {
    for (const person of awaited) accepted(await table.people.setSettings(person, settings));
    return ((await here.morning())?.waits ?? []).length > 0;
  };
  expect(await named({ stats: false })).toBe(false);
  expect(await named({ stats: true })).toBe(true);
  expect(await named({ awayUntil: clock.now + 9 * DAY_MS })).toBe(false);
});

test('unknown zones and hours are refused, and no message is planned without a channel', async () => {
  const here = await village();
  const { table, store, clock } = here;
  const wish = (over: Record<string, unknown>) => table.housekeeping.setServer(GUILD, ANN, over);
  expect(refused(await wish({ morningZone: 'Middle/Earth' })).code).toBe('table/bad-zone');
  expect(refused(await wish({ morningHour: 24 })).code).toBe('table/bad-setting');
  expect(await store.mornings.nextDue(clock.now)).toBe(beginOf(TODAY + 1, 0) + 8 * HOUR);
  accepted(await wish({ morningChannel: null }));
  expect(await store.mornings.nextDue(clock.now)).toBeUndefined();
  clock.now += DAY_MS;
  expect(await table.mornings.outlook()).toEqual({ due: [], nextAt: undefined });
});
