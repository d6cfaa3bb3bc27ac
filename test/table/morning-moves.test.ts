import { describe, expect, test } from 'vitest';
import { beginOf, DAY_MS, dayAt } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match } from '../../src/table/match/types.ts';
import { bestMoves } from '../../src/table/mornings/best-moves.ts';
import { guildOf } from '../support/guild-ids.ts';
import { company } from './leagues/room.ts';
import { chooser } from './porto-room.ts';
import { ANN, accepted, BEN, HOUR, PEOPLE, type Room, room, running } from './room.ts';

const TODAY = dayAt(Date.parse('2026-11-24T12:00Z'), 0);
const [GUILD, OTHER] = [guildOf(1), guildOf(3)];
const FAMILY = { game: 'porto', options: { variant: 'family' } } as const;
/** Number of actions in which each game has a move with points, and is not over. */
const SOME = 40;
const ALL = 2_000;

const start = async (): Promise<Room> => {
  const here = await room({ games, now: beginOf(TODAY, 0) + 12 * HOUR });
  for (const person of PEOPLE) await here.table.people.seen(person, 'en');
  return here;
};

/** Plays a match of Porto at random, whichever places its people are at. */
async function play(
  { table, store }: Room,
  { id }: Pick<Match, 'id'>,
  most: number,
  seed = 4,
): Promise<void> {
  const below = chooser(seed);
  for (let count = 0; count < most; count++) {
    const match = await table.get(id);
    if (match?.status !== 'running') return;
    const sealed = await table.sealed(id);
    const [seat = -1] = match.position.toAct.filter(each => !sealed.includes(each));
    const row = (await store.matches.get(id))?.seats[seat];
    const legal = match.position.legal(seat);
    const porto = games.porto;
    const builds = legal.filter(action => porto?.write(action).startsWith('build'));
    const from = builds.length > 0 && below(5) > 0 ? builds : legal;
    const act = () => table.act(id, row?.userId ?? '', `${porto?.write(from[below(from.length)])}`);
    accepted(await lookingFrom({ place: row?.place ?? 0 }, act));
  }
}

/** Ends a match long before its rules would: its people resign. */
async function resigned({ table, store }: Room, { id }: Pick<Match, 'id'>): Promise<void> {
  for (const { userId, place } of (await store.matches.get(id))?.seats ?? []) {
    if ((await table.get(id))?.status !== 'running') break;
    accepted(await lookingFrom({ place: place ?? 0 }, () => table.resign(id, userId ?? '')));
  }
  expect((await table.get(id))?.status).toBe('over');
}

let channels = 0;
const ordinary = (here: Room): Promise<Match> =>
  running(here, 2, { ...FAMILY, channelId: `c${++channels}`, guildId: GUILD });

/** Begins a match of two places, of which one is in the server. */
const between =
  (home: string, away: string) =>
  async ({ table }: Room): Promise<Match> =>
    accepted(
      await table.lobby.begin({
        ...FAMILY,
        pace: 'day',
        rated: false,
        places: [home, away].map((guildId, place) => ({ channelId: `b${place}`, guildId, language: null })),
        people: [
          { ...ANN, place: 0 },
          { ...BEN, place: 1 },
        ],
      }),
    );

/** Begins a duplicate. Returns its first table. */
async function duplicate({ table }: Room, tables = 2): Promise<Match> {
  const [opener = ANN, ...others] = company(2 * tables);
  const wish = { ...FAMILY, guildId: GUILD, channelId: `d${++channels}`, opener, tables, seats: 2 };
  const id = accepted(await table.duplicates.open(wish));
  for (const person of [opener, ...others]) await table.people.seen(person, 'en');
  for (const person of others) accepted(await table.duplicates.join(id, person));
  accepted(await table.duplicates.start(id, opener.id));
  for (const { number } of (await table.duplicates.page(id))?.tables ?? [])
    await table.duplicates.openTable(id, { number, threadId: `${id}-${number}` });
  const [first] = (await table.duplicates.page(id))?.tables ?? [];
  const match = await table.get(first?.matchId ?? '');
  if (!match) throw new Error('no table');
  return match;
}

async function solo({ table }: Room): Promise<Match> {
  const { deal } = accepted(await table.deals.today({ game: 'porto', form: 'solo' }, ANN, GUILD));
  return accepted(await table.deals.begin(deal.id, ANN, 'on', GUILD));
}

const found = async ({ table, store, clock }: Room): Promise<readonly string[]> => {
  const span = [clock.now - DAY_MS, clock.now + 1] as const;
  const { services } = table as unknown as { services: Parameters<typeof bestMoves>[0] };
  return (await bestMoves(services, store, GUILD, span)).map(({ matchId }) => matchId);
};

describe.each([
  ['while it runs', async () => {}],
  ['when it has ended', resigned],
])('the move of the day, %s', (_, end) => {
  test('may be of an ordinary game', async () => {
    const here = await start();
    const match = await ordinary(here);
    await play(here, match, SOME);
    await end(here, match);
    expect(await found(here)).toEqual([match.id]);
  });

  test.each([
    ['of a game of several places that is at home in the server', between(GUILD, OTHER)],
    ['of a game of several places that is at home in another server', between(OTHER, GUILD)],
    ['of a duplicate, whose other tables play the same deal', (here: Room) => duplicate(here)],
    ['of a deal that its person plays alone', solo],
  ])('is never %s', async (_what, begin) => {
    const here = await start();
    const match = await begin(here);
    await play(here, match, SOME);
    await end(here, match);
    expect(await found(here)).toEqual([]);
  });

  test('is never of a person who shares no statistics', async () => {
    const here = await start();
    for (const { id } of PEOPLE) accepted(await here.table.people.setSettings(id, { stats: false }));
    const match = await ordinary(here);
    await play(here, match, SOME);
    await end(here, match);
    expect(await found(here)).toEqual([]);
  });
});

test('an ended match that is still listed as running is shown once', async () => {
  const here = await start();
  const match = await ordinary(here);
  await play(here, match, ALL);
  here.store.morningFacts.movedSince = async () => [match.id];
  expect(await found(here)).toEqual([match.id]);
});

test('eight newer tables of duplicates leave the place of an ordinary game', async () => {
  const here = await start();
  const match = await ordinary(here);
  await play(here, match, SOME);
  here.clock.now += HOUR;
  for (let count = 0; count < 2; count++) await duplicate(here, 4);
  expect(await found(here)).toEqual([match.id]);
});
