import { describe, expect, test } from 'vitest';
import type { BegunNotice, Match, Notice } from '../../src/table/match/types.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { toys } from '../toy/rules/index.ts';
import { accepted, at, BEN, opening, type Room, reload, room, running } from './room.ts';

async function one({ table }: Room): Promise<Notice> {
  const [notice, ...others] = (await table.outbox.outlook()).notices;
  if (!notice || others.length > 0) throw new Error(`${others.length + (notice ? 1 : 0)} notices`);
  return notice;
}

/** Starts a match, whose first message waits. */
async function dealt() {
  const here = await room();
  const match = await running(here);
  return { here, match, first: await one(here) };
}

const bidAll = async (here: Room, match: Match) => {
  for (const { id } of match.seats) accepted(await here.table.act(match.id, id, 'bid 1'));
};

const playNext = async (here: Room, match: Match) => {
  const [action] = (await reload(here, match)).position.legal(0);
  accepted(await here.table.act(match.id, at(match, 0), toys.toy?.write(action) ?? ''));
};

describe('what waits to be said', () => {
  test('a lobby, then its seats, as one notice', async () => {
    const here = await room();
    const { id } = accepted(await here.table.open(opening()));
    const first = await one(here);
    expect(first).toMatchObject({ matchId: id, kind: 'lobby', rev: 0, resigned: [], attempts: 0 });
    accepted(await here.table.join(id, BEN));
    const second = await one(here);
    expect(second).toMatchObject({ kind: 'lobby' });
    expect(second.nonce).not.toBe(first.nonce);
  });

  test('a resignation leaves the revision alone and has a nonce of its own', async () => {
    const here = await room();
    const match = await running(here, 3);
    const deal = await one(here);
    await here.table.outbox.delivered(deal, 'message 1');
    accepted(await here.table.resign(match.id, at(match, 2)));
    const notice = await one(here);
    expect(notice).toMatchObject({ kind: 'board', since: 0, rev: 0, resigned: [2] });
    expect(notice.nonce).not.toBe(deal.nonce);
  });
});

describe('a board that would leave at once', () => {
  const free = async (ready: () => boolean = () => true) => {
    const begun: (BegunNotice | undefined)[] = [];
    const here = await room({ needs: { ready, announce: (_, notice) => begun.push(notice) } });
    const match = await running(here);
    const deal = await one(here);
    await here.table.outbox.begin(deal);
    await here.table.outbox.delivered(deal, 'message 1');
    begun.length = 0;
    return { here, match, begun };
  };

  test('is not begun while its match is being reported, nor together with what failed before', async () => {
    const busy = await free(() => false);
    await bidAll(busy.here, busy.match);
    expect(busy.begun).toEqual([undefined, undefined]);
    expect(await one(busy.here)).toMatchObject({ rev: 2, attempts: 0 });
    let ready = false;
    const late = await free(() => ready);
    await bidAll(late.here, late.match);
    const failed = await one(late.here);
    await late.here.table.outbox.begin(failed);
    await late.here.table.outbox.failed(failed, 'no answer', late.here.clock.now + 5_000);
    ready = true;
    await playNext(late.here, late.match);
    expect(late.begun.at(-1)).toBeUndefined();
    expect(await one(late.here)).toEqual({ ...failed, attempts: 1 });
  });
});

describe('failed attempts', () => {
  test('wait for their time, keep their nonce and count', async () => {
    const { here, first } = await dealt();
    expect(await here.table.outbox.begin(first)).toBeDefined();
    await here.table.outbox.failed(first, 'no answer', here.clock.now + 5_000);
    expect((await here.table.outbox.outlook()).notices).toEqual([]);
    expect((await here.table.outbox.outlook()).nextAt).toBe(here.clock.now + 5_000);
    here.clock.now += 5_000;
    expect(await one(here)).toEqual({ ...first, attempts: 1 });
  });

  test('two processes begin: who has seen less goes first, the other looks again', async () => {
    const { here, match, first } = await dealt();
    await bidAll(here, match);
    const both = await one(here);
    expect(both.nonce).not.toBe(first.nonce);
    expect(await here.table.outbox.begin(first)).toBeDefined();
    expect(await here.table.outbox.begin(both)).toBeUndefined();
    expect(await one(here)).toEqual({ ...first, attempts: 1 });
    await here.table.outbox.delivered(first, 'message 1');
    expect(await here.table.outbox.begin(first)).toBeUndefined();
  });
});

test('an interaction is taken up once, by one process', async () => {
  const path = await sharedDatabase();
  const [one, two] = [await room({ path }), await room({ path })];
  const claims = await Promise.all([one, two, one].map(({ table }) => table.claim('1')));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await two.table.claim('2')).toBe(true);
  two.clock.now += 3_600_001;
  expect(await two.table.claim('3')).toBe(true);
  expect(await two.table.claim('1')).toBe(true);
});

test('a nonce fits Discord and repeats after a restart', async () => {
  const path = await sharedDatabase();
  const before = await room({ path });
  await running(before);
  const notice = await one(before);
  expect(notice.nonce).toMatch(/^[\w-]{25}$/);
  await before.store.close();
  const after = await room({ path });
  expect(await one(after)).toEqual(notice);
});
