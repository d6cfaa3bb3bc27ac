import { describe, expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import type { DuplicateWish } from '../../src/table/duplicates/duplicate.ts';
import type { DuplicatePage } from '../../src/table/duplicates/page.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { toy, toys } from '../toy/rules/index.ts';
import { company, played } from './leagues/room.ts';
import { chooser } from './porto-room.ts';
import { accepted, at, DAY, type Room, refused, reload, room } from './room.ts';

const EIGHT = company(8);
const [ANN, BEN, CAT, DAN] = EIGHT as [Person, Person, Person, Person];
const ZOE: Person = { id: 'zoe', name: 'Zoe' };

let seeds = 0;
const hall = (path?: string, needs: object = {}): Promise<Room> =>
  room({
    path,
    games: { ...toys, porto: porto as never },
    needs: { newSeed: () => new Uint8Array(32).fill(++seeds % 200), ...needs },
  });

async function gathered({ table }: Room, people: readonly Person[], over: Partial<DuplicateWish> = {}) {
  const [opener, ...others] = people;
  if (!opener) throw new Error('nobody opens it');
  const wish = { game: 'toy', options: {}, guildId: 'g1', channelId: 'c1', opener, tables: 2, ...over };
  const id = accepted(await table.duplicates.open(wish));
  for (const person of others) accepted(await table.duplicates.join(id, person));
  return id;
}

async function pageOf({ table }: Pick<Room, 'table'>, id: string): Promise<DuplicatePage> {
  const page = await table.duplicates.page(id);
  if (!page) throw new Error(`no duplicate ${id}`);
  return page;
}

async function openTables(here: Pick<Room, 'table'>, id: string): Promise<readonly Match[]> {
  for (const { number, threadId } of (await pageOf(here, id)).tables)
    if (threadId === null)
      await here.table.duplicates.openTable(id, { number, threadId: `t-${id}-${number}` });
  return matchesOf(here, id);
}

async function matchesOf(here: Pick<Room, 'table'>, id: string): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const { matchId } of (await pageOf(here, id)).tables)
    if (matchId !== null) matches.push(await reload(here, { id: matchId }));
  return matches;
}

async function begun(here: Room, people: readonly Person[], over: Partial<DuplicateWish> = {}) {
  const id = await gathered(here, people, over);
  accepted(await here.table.duplicates.start(id, people[0]?.id ?? ''));
  return { id, matches: await openTables(here, id) };
}

describe('the same deal', () => {
  test('each table has the same deal, byte by byte, the same draws from there on, and the same commitment', async () => {
    const here = await hall();
    const { id, matches } = await begun(here, EIGHT, { tables: 4 });
    expect(matches.map(({ seats }) => seats.length)).toEqual([2, 2, 2, 2]);
    for (const viewer of [0, 1, 'table'] as const) {
      const views = matches.map(match => JSON.stringify(match.position.view(viewer)));
      expect(new Set(views).size).toBe(1);
    }
    expect(new Set(matches.map(({ commitment }) => commitment)).size).toBe(1);
    const ends = [];
    for (const match of matches) ends.push(await played(here, toy, match, chooser(4)));
    expect(new Set(ends.map(({ position }) => JSON.stringify(position.outcome))).size).toBe(1);
    const { comparison, duplicate } = await pageOf(here, id);
    expect(duplicate.status).toBe('over');
    expect(comparison?.places.map(({ place, share, matchPoints }) => [place, share, matchPoints])).toEqual(
      EIGHT.map(() => [1, 500, 3]),
    );
    expect(await here.table.duplicates.parted(id)).toBe('never');
    const proofs = await Promise.all(matches.map(match => here.table.archive.verify(match.id)));
    for (const proof of proofs) expect([proof?.differs, proof?.seed]).toEqual([null, proofs[0]?.seed]);
  });

  test('another deal each time, and people drawn to their tables', async () => {
    const here = await hall();
    const seen = new Set<string>();
    const company = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const { id, matches } = await begun(here, EIGHT.slice(0, 4));
      seen.add(matches[0]?.commitment ?? '');
      company.add(matches.map(({ seats }) => seats.map(({ name }) => name).join()).join(' | '));
      accepted(await here.table.duplicates.close(id, ANN));
      here.clock.now += DAY;
    }
    expect(seen.size).toBe(4);
    expect(company.size).toBeGreaterThan(1);
  });
});

describe('who comes', () => {
  test('a block keeps two at two tables, and is shown to no person', async () => {
    const here = await hall();
    accepted(await here.table.people.block(ANN.id, BEN.id));
    for (let round = 0; round < 5; round++) {
      const { id, matches } = await begun(here, [ANN, BEN, CAT, DAN]);
      for (const { seats } of matches)
        expect(seats.filter(({ id }) => id === ANN.id || id === BEN.id)).toHaveLength(1);
      accepted(await here.table.duplicates.close(id, ANN));
      here.clock.now += DAY;
    }
    for (const other of [CAT, DAN]) accepted(await here.table.people.block(ANN.id, other.id));
    const id = await gathered(here, [ANN, BEN, CAT, DAN]);
    expect(refused(await here.table.duplicates.start(id, ANN.id)).code).toBe('table/duplicate-apart');
  });
});

describe('until all tables have ended', () => {
  test('no person learns anything of a table without a seat there, nor a seated person the order of the piles', async () => {
    const here = await hall();
    const { table, store } = here;
    const { id, matches } = await begun(here, [ANN, BEN, CAT, DAN]);
    const [one, two] = matches as [Match, Match];
    const seed = (await store.duplicates.get(id))?.seed ?? 'none';
    const nothing = async (match: Match) => {
      expect(refused(await table.archive.recordFor(match.id, 'table')).code).toBe('table/duplicate-on');
      expect(refused(await table.watching.watch(match.id, ZOE.id, 'end')).code).toBe('table/watch-unseen');
      expect(refused(await table.shares(match.id, at(match, 0))).code).toBe('table/duplicate-on');
      expect(await table.views(match.id, 'table')).toEqual([]);
      expect(await table.archive.proof(match.id)).toEqual({ commitment: match.commitment });
      expect(await table.archive.verify(match.id)).toBeUndefined();
      expect(await table.archive.playedIn('g1', ZOE.id, 10)).toEqual([]);
      expect(await table.duplicates.isShut(match.channelId, ZOE.id)).toBe(true);
      expect(await table.duplicates.isShut(match.channelId, at(match, 0))).toBe(false);
      const page = await pageOf(here, id);
      expect([page.comparison, page.proof]).toEqual([undefined, undefined]);
      expect(JSON.stringify(page)).not.toContain(seed);
    };
    for (const match of matches) await nothing(match);
    accepted(await table.archive.recordFor(one.id, 0));
    expect((await table.archive.playedIn('g1', at(one, 0), 10)).map(({ id: own }) => own)).toEqual([one.id]);
    const before = accepted(await table.archive.recordFor(two.id, 0));

    await played(here, toy, one, chooser(1));
    for (const match of matches) await nothing(match);
    expect((await table.archive.ending(one.id))?.seed).toBeUndefined();
    expect(refused(await table.reviews.of(one.id, at(one, 0))).code).toBe('table/duplicate-on');
    expect(refused(await table.reviews.share(one.id, at(one, 0))).code).toBe('table/duplicate-on');
    expect(refused(await table.deals.challenges.makeFrom(one.id, ANN)).code).toBe('table/duplicate-on');
    const own = accepted(await table.archive.recordFor(one.id, 0));
    const counted = { game: 'toy', guildId: 'g1' };
    for (const { id: person } of one.seats)
      expect(accepted(await table.archive.stats(person, person, counted))).toMatchObject({
        ...{ together: [], withPlayers: [], duplicates: { count: 0, share: null } },
      });

    await played(here, toy, two, chooser(2));
    expect(accepted(await table.archive.recordFor(one.id, 'table'))).not.toBe(own);
    expect(accepted(await table.archive.recordFor(two.id, 'table'))).not.toBe(before);
    expect((await table.archive.proof(one.id))?.seed).toBe(seed);
    expect(await table.archive.verify(two.id)).toMatchObject({ seed, differs: null });
    expect((await table.archive.ending(two.id))?.seed).toBe(seed);
    expect((await table.views(one.id, 'table')).length).toBeGreaterThan(1);
    expect(await table.duplicates.isShut(one.channelId, ZOE.id)).toBe(false);
    expect((await pageOf(here, id)).proof?.seed).toBe(seed);
    const stats = accepted(await table.archive.stats(ANN.id, ANN.id, counted));
    expect([stats.together, stats.duplicates.count]).toEqual([[], 1]);
    const places = (await pageOf(here, id)).comparison?.places ?? [];
    expect(stats.duplicates.share).toBe(places.find(({ person }) => person.id === ANN.id)?.share);
    expect(await table.housekeeping.catchUp()).toBe(0);
  });

  test('no person takes a seat over, and an action that only one person saw is not taken back', async () => {
    const here = await hall();
    const alone = await begun(here, [ANN, BEN], {
      ...{ game: 'porto', options: { variant: 'solo', timer: 24 }, seats: 1 },
    });
    const [one] = alone.matches as [Match];
    let now = one;
    for (let step = 0; step < 40; step++) {
      const next = await played(here, porto as never, now, chooser(step), 1);
      const [move] = (await here.table.moves(now.id, { since: now.rev, to: next.rev })) ?? [];
      now = next;
      if (move?.reveals) break;
    }
    expect(refused(await here.table.undo(now.id, at(now, 0))).code).toBe('table/duplicate-undo');

    const { matches } = await begun(here, [ANN, BEN, CAT, DAN], { pace: 'day', guildId: 'g2' });
    const [match] = matches as [Match];
    here.clock.now += 3 * DAY;
    await here.table.dueWork.run();
    const [late] = await here.table.awaited(match);
    const other = match.seats.find(({ seat }) => seat !== late);
    const asked = await here.table.requests.ask(match.id, other?.id ?? '', {
      kind: 'offer',
      seat: late ?? 0,
    });
    expect(refused(asked).code).toBe('table/duplicate-no-offer');
  });
});

describe('the end', () => {
  test('two tables that end at once in two processes are compared once', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await hall(path), await hall(path)];
    const { id, matches } = await begun(one, [ANN, BEN, CAT, DAN]);
    const [first, second] = matches as [Match, Match];
    await Promise.all([played(one, toy, first, chooser(1)), played(two, toy, second, chooser(2))]);
    const { duplicate, comparison, proof, tables } = await pageOf(two, id);
    expect([duplicate.status, tables.map(({ counts }) => counts), proof !== undefined]).toEqual([
      'over',
      [true, true],
      true,
    ]);
    expect(comparison?.seats.reduce((sum, { matchPoints }) => sum + matchPoints, 0)).toBe(2 * 2 * 1);
    expect(comparison?.seats.every(({ points, course }) => points !== null && course.length > 0)).toBe(true);
    for (const { matchId } of tables) expect((await reload(one, { id: matchId ?? '' })).withheld).toBe(false);
  });

  test('two presses at once: one start, one person, one match', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await hall(path), await hall(path)];
    const id = await gathered(one, [ANN, BEN, CAT]);
    const joined = await Promise.allSettled([one, two].map(here => here.table.duplicates.join(id, DAN)));
    expect((await pageOf(one, id)).people).toHaveLength(4);
    expect(joined).toHaveLength(2);
    const started = await Promise.all([one, two].map(here => here.table.duplicates.start(id, ANN.id)));
    expect(started.filter(({ ok }) => ok)).toHaveLength(1);
    const opened = await Promise.all(
      [one, two, one].map((here, thread) =>
        here.table.duplicates.openTable(id, { number: 1, threadId: `t${thread}` }),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await one.store.matches.ids()).toHaveLength(1);
  });

  test('closed early: what has ended is compared, and the seed waits for the last', async () => {
    const here = await hall();
    const { id, matches } = await begun(here, EIGHT.slice(0, 6), { tables: 3 });
    const [one, two, three] = matches as [Match, Match, Match];
    for (const match of [one, two]) await played(here, toy, match, chooser(5));
    expect(refused(await here.table.duplicates.close(id, BEN)).code).toBe('table/contest-not-opener');
    accepted(await here.table.duplicates.close(id, ZOE, true));
    const page = await pageOf(here, id);
    expect([page.duplicate.status, page.proof]).toEqual(['closed', undefined]);
    expect(new Set(page.comparison?.seats.map(({ table }) => table))).toEqual(new Set([1, 2]));
    expect(await here.table.archive.proof(one.id)).not.toHaveProperty('seed');
    await played(here, toy, three, chooser(6));
    const after = await pageOf(here, id);
    expect(new Set(after.comparison?.seats.map(({ table }) => table))).toEqual(new Set([1, 2]));
    expect(after.proof?.seed).toBe((await here.table.archive.proof(three.id))?.seed);
    expect(refused(await here.table.duplicates.close(id, ANN)).code).toBe('table/contest-over');
  });

  test('a kill anywhere: what was planned is opened by the next process, each table once', async () => {
    const path = await sharedDatabase();
    const before = await hall(path);
    const id = await gathered(before, [ANN, BEN, CAT, DAN]);
    accepted(await before.table.duplicates.start(id, ANN.id));
    await before.table.duplicates.openTable(id, { number: 2, threadId: 'x2' });
    await before.store.close();
    const here = await hall(path);
    const due = await here.table.duplicates.outlook();
    expect(due.due.map(row => row.id)).toEqual([id]);
    const matches = await openTables(here, id);
    expect(matches).toHaveLength(2);
    expect(JSON.stringify(matches[0]?.position.view(0))).toBe(JSON.stringify(matches[1]?.position.view(0)));
    for (const match of matches) await played(here, toy, match, chooser(2));
    expect((await pageOf(here, id)).duplicate.status).toBe('over');
  });
});
