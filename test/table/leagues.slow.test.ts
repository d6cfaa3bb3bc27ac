import { describe, expect, test } from 'vitest';
import { book } from '../../src/table/contests/booking.ts';
import { LEAGUE } from '../../src/table/leagues/league.ts';
import type { Services } from '../../src/table/match/services.ts';
import type { Person } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { toy, toys } from '../toy/rules/index.ts';
import { begun, company, gathered, matchesOf, openTables, pageOf, played } from './leagues/room.ts';
import { chooser } from './porto-room.ts';
import { accepted, HOUR, type Room, reload, room } from './room.ts';

const EIGHT = company(8);
const [ANN] = EIGHT as [Person];

const hall = (path?: string): Promise<Room> => room({ path });

const again = (here: Room): Room => ({
  ...here,
  table: new Table({
    store: here.store,
    games: toys,
    now: () => here.clock.now,
    announce: () => {},
    newSeed: () => new Uint8Array(32).fill(9),
  }),
});

describe('a league of eight', () => {
  test('runs by itself to its end, cup and all, through restarts; everything it counts is rated', async () => {
    const path = await sharedDatabase();
    let here = await hall(path);
    const id = await begun(here, EIGHT, { rounds: 3, cup: 4 });
    const below = chooser(3);
    for (let step = 0; ; step++) {
      const page = await pageOf(here, id);
      if (page.league.status !== 'running') break;
      expect(step).toBeLessThan(40);
      await openTables(here, id);
      for (const match of await matchesOf(here, id)) await played(here, toy, match, below, 12);
      await here.store.close();
      const clock = here.clock.now + HOUR;
      here = await hall(path);
      here.clock.now = clock;
    }
    const { league, standing, history, rounds, winner } = await pageOf(here, id);
    expect([league.status, league.round, rounds]).toEqual(['over', 5, 5]);
    expect(history.map(({ cup, tables }) => [cup, tables.map(({ seats }) => seats.length)])).toEqual([
      [false, [4, 4]],
      [false, [4, 4]],
      [false, [4, 4]],
      [true, [2, 2]],
      [true, [2]],
    ]);
    expect(standing.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(standing.every(({ games }) => games === 3)).toBe(true);
    expect(winner).toEqual(standing[0]?.person);
    // A table of four brings at most 24 points, whatever the result.
    expect(standing.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(3 * 2 * 24);
    for (const { tables } of history) {
      for (const { matchId } of tables) {
        const match = await reload(here, { id: matchId ?? '' });
        expect([match.status, match.rated, match.hints, match.pace]).toEqual(['over', true, false, 'day']);
      }
    }
    const ratings = await here.store.ratings.ofUser(ANN.id);
    expect(ratings.map(({ games }) => games)[0]).toBeGreaterThanOrEqual(3);
  });

  test('gives the same tables to the same people, whatever else is different', async () => {
    const tables = async () => {
      const here = await hall();
      const id = await begun(here, EIGHT);
      return (await pageOf(here, id)).now?.tables.map(({ seats }) => seats.map(({ person }) => person.id));
    };
    expect(await tables()).toEqual(await tables());
  });
});

describe('each thing once', () => {
  test('two presses at once: one league starts, one person joins, one match is opened', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await hall(path), await hall(path)];
    const id = await gathered(one, EIGHT.slice(0, 6));
    const joined = await Promise.all(
      [one, two, one, two].map(here => here.table.leagues.join(id, EIGHT[6] ?? ANN)),
    );
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
    const started = await Promise.all([one, two, one].map(here => here.table.leagues.start(id, ANN.id)));
    expect(started.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
    const opened = await Promise.all(
      [one, two, one, two].map((here, thread) =>
        here.table.leagues.openTable(id, { round: 1, number: 1, threadId: `t${thread}` }),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect((await one.store.matches.ids()).length).toBe(1);
  });

  test('the two tables of a round end at the very same moment, in two processes: the next round opens once', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await hall(path), await hall(path)];
    const ids: string[] = [];
    for (let league = 0; league < 6; league++) {
      const wish = { name: `Autumn ${league}`, guildId: `g${league}`, seats: 2, rounds: 2 };
      ids.push(await begun(one, company(4), wish));
    }
    const ends: (() => Promise<unknown>)[] = [];
    for (const id of ids) {
      await openTables(one, id);
      for (const [place, { id: match, seats }] of (await matchesOf(one, id)).entries())
        ends.push(async () =>
          accepted(await (place === 0 ? one : two).table.resign(match, seats[0]?.id ?? '')),
        );
    }
    await Promise.all(ends.map(end => end()));
    for (const id of ids) {
      const { league, now, standing } = await pageOf(two, id);
      expect([league.round, now?.tables.length]).toEqual([2, 2]);
      expect(standing.map(({ vanished }) => vanished).toSorted()).toEqual([0, 0, 1, 1]);
    }
    // The upkeep at a restart changes nothing.
    const before = await Promise.all(ids.map(id => pageOf(one, id)));
    await one.table.housekeeping.catchUp();
    expect(await Promise.all(ids.map(id => pageOf(one, id)))).toEqual(before);
  });

  test('a match that has ended is booked once, whoever books it and however often', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await hall(path), await hall(path)];
    const id = await begun(one, company(4), { seats: 2, rounds: 2 });
    await openTables(one, id);
    const [first] = await matchesOf(one, id);
    const [loser] = first?.seats ?? [];
    if (!first || !loser) throw new Error('no match');
    const at = one.clock.now;
    await one.store.transaction(async ({ matches }) => {
      await matches.resign(first.id, loser.seat, at);
      await matches.end(first.id, 'over', 'resignation', at);
    });
    const booking = (here: Room) =>
      here.store.transaction(repositories =>
        book(
          {
            ...{ services: { games: toys } as unknown as Services, repositories, at },
            ...{
              tell: async () => {},
              write: async () => {},
              refresh: () => {},
              ended: async () => {},
              changed: () => {},
            },
          },
          LEAGUE,
          first.id,
        ),
      );
    await Promise.all([one, two, one, two].map(booking));
    const { standing, now } = await pageOf(two, id);
    expect(now?.tables.map(({ ended }) => ended).toSorted()).toEqual([false, true]);
    const gone = standing.find(({ person }) => person.id === loser.id);
    expect([gone?.vanished, gone?.state, gone?.points]).toEqual([1, 'in', 0]);
    expect(standing.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  });

  test('killed between the end of a round and its telling: it is reported after the restart', async () => {
    const here = await hall();
    const id = await begun(here, EIGHT, { rounds: 1 });
    await openTables(here, id);
    const seen = (await here.table.leagues.outlook()).due.find(league => league.id === id);
    expect(seen).toBeDefined();
    const shown = { messageId: 'm', roundMessageId: 'r', shownRound: 1, trouble: null };
    await here.table.leagues.shown(id, { ...shown, shownRev: seen?.rev ?? 0 });
    expect((await here.table.leagues.outlook()).due).toEqual([]);
    for (const match of await matchesOf(here, id)) await played(here, toy, match, chooser(4));
    const after = again(here);
    expect((await after.table.leagues.outlook()).due.map(league => league.id)).toEqual([id]);
    expect((await pageOf(after, id)).league.status).toBe('over');
    const [due] = (await after.table.leagues.outlook()).due;
    if (!due) throw new Error('nothing is due');
    const begins = [await here.table.leagues.begin(due), await after.table.leagues.begin(due)];
    expect(begins).toEqual([true, false]);
  });
});
