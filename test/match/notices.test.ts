import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../../src/match/types.ts';
import { folder } from '../store/backends.ts';
import { ANN, accepted, at, BEN, opening, type Room, reload, room, running } from './room.ts';

async function one({ table }: Room): Promise<Notice> {
  const [notice, ...others] = await table.notices();
  if (!notice || others.length > 0) throw new Error(`${others.length + (notice ? 1 : 0)} notices`);
  return notice;
}
const bidAll = async (here: Room, match: Awaited<ReturnType<typeof running>>) => {
  for (const { id } of match.seats) accepted(await here.table.act(match.id, id, 'bid 1'));
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

  test('the deal is told from −1, whatever was not delivered before', async () => {
    const here = await room();
    const match = await running(here);
    expect(await one(here)).toMatchObject({ kind: 'board', since: -1, rev: 0 });
    await bidAll(here, match);
    expect(await one(here)).toMatchObject({ kind: 'board', since: -1, rev: 2 });
  });

  test('boards are collapsed until they are delivered', async () => {
    const here = await room();
    const match = await running(here);
    await here.table.delivered(await one(here), 'message 1');
    expect(await here.table.notices()).toEqual([]);
    expect(await reload(here, match)).toMatchObject({ boardMessageId: 'message 1', shownRev: 0 });
    await bidAll(here, match);
    expect(await one(here)).toMatchObject({ since: 0, rev: 2 });
    accepted(await here.table.act(match.id, at(match, 0), 'roll'));
    expect(await one(here)).toMatchObject({ since: 0, rev: 4 });
    await here.table.delivered(await one(here), 'message 2');
    expect(await reload(here, match)).toMatchObject({ boardMessageId: 'message 2', shownRev: 4 });
  });

  test('what comes while one is being said is another notice', async () => {
    const here = await room();
    const match = await running(here);
    const first = await one(here);
    await bidAll(here, match);
    await here.table.delivered(first, 'message 1');
    expect(await one(here)).toMatchObject({ since: 0, rev: 2 });
  });

  test('a resignation leaves the revision alone and has a nonce of its own', async () => {
    const here = await room();
    const match = await running(here, 3);
    const deal = await one(here);
    await here.table.delivered(deal, 'message 1');
    accepted(await here.table.resign(match.id, at(match, 2)));
    const notice = await one(here);
    expect(notice).toMatchObject({ kind: 'board', since: 0, rev: 0, resigned: [2] });
    expect(notice.nonce).not.toBe(deal.nonce);
  });

  test('two resignations before delivery are told together', async () => {
    const here = await room();
    const match = await running(here, 4);
    accepted(await here.table.resign(match.id, at(match, 3)));
    accepted(await here.table.resign(match.id, at(match, 1)));
    expect(await one(here)).toMatchObject({ since: -1, rev: 0, resigned: [3, 1] });
  });

  test('cancelled: closed, with the moves that were not told', async () => {
    const here = await room();
    const match = await running(here);
    await here.table.delivered(await one(here), 'message 1');
    await bidAll(here, match);
    accepted(await here.table.cancel(match.id, ANN, { moderator: true }));
    const notice = await one(here);
    expect(notice).toMatchObject({ kind: 'closed', since: 0, rev: 2 });
    await here.table.delivered(notice, null);
    expect(await reload(here, match)).toMatchObject({ boardMessageId: 'message 1', shownRev: 2 });
  });

  test('a lobby message is remembered', async () => {
    const here = await room();
    const { id } = accepted(await here.table.open(opening()));
    await here.table.delivered(await one(here), 'message 1');
    expect(await reload(here, { id })).toMatchObject({ lobbyMessageId: 'message 1', shownRev: null });
  });

  test('oldest match first, one each', async () => {
    const here = await room();
    const a = await running(here, 2, { channelId: 'a' });
    const b = await running(here, 2, { channelId: 'b' });
    await bidAll(here, a);
    expect((await here.table.notices()).map(({ matchId }) => matchId)).toEqual([a.id, b.id]);
  });
});

describe('failed attempts', () => {
  test('wait for their time, keep their nonce and count', async () => {
    const here = await room();
    await running(here);
    const first = await one(here);
    await here.table.failed(first, 'no answer', here.clock.now + 5_000);
    expect(await here.table.notices()).toEqual([]);
    expect(await here.table.nextNoticeAt()).toBe(here.clock.now + 5_000);
    here.clock.now += 5_000;
    expect(await one(here)).toEqual({ ...first, attempts: 1 });
  });

  test('news makes it due at once', async () => {
    const here = await room();
    const match = await running(here);
    await here.table.failed(await one(here), 'no answer', here.clock.now + 5_000);
    await bidAll(here, match);
    expect(await one(here)).toMatchObject({ since: -1, rev: 2, attempts: 1 });
  });

  test('a hopeless one is given up', async () => {
    const here = await room();
    await running(here);
    await here.table.failed(await one(here), 'the channel is gone', null);
    expect(await here.table.notices()).toEqual([]);
    expect(await here.table.nextNoticeAt()).toBeUndefined();
  });
});

test('a nonce fits Discord and repeats after a restart', async () => {
  const path = join(folder(), 'x.sqlite');
  const before = await room({ path });
  await running(before);
  const notice = await one(before);
  expect(notice.nonce).toMatch(/^[\w-]{25}$/);
  await before.store.close();
  const after = await room({ path });
  expect(await one(after)).toEqual(notice);
  await after.store.close();
});
