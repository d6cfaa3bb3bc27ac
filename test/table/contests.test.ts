import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../support/postgres.ts';
import { begun, company } from './leagues/room.ts';
import { accepted, MINUTE, type Room, room } from './room.ts';

/** Opens a contest in a channel of a server. Each contest has an opener of its own. */
async function opened({ table }: Room, kind: 'leagues' | 'duplicates', place: string): Promise<string> {
  const opener = { id: `opener-${place}`, name: 'Opener' };
  const where = { guildId: `g-${place}`, channelId: `c-${place}`, game: 'toy', opener };
  return accepted(
    kind === 'leagues'
      ? await table.leagues.open({ ...where, name: 'Autumn' })
      : await table.duplicates.open({ ...where, options: {}, tables: 2 }),
  );
}

describe.each(['leagues', 'duplicates'] as const)('messages of %s', kind => {
  test('are posted by one of two processes', async () => {
    const path = await sharedDatabase();
    const [one, two] = [await room({ path }), await room({ path })];
    const id = await opened(one, kind, 'a');
    const [due] = (await one.table[kind].outlook()).due;
    if (!due) throw new Error('nothing is due');
    expect([await one.table[kind].begin(due), await two.table[kind].begin(due)]).toEqual([true, false]);
    const next = (await two.table[kind].outlook()).due;
    expect(next.map(row => [row.id, row.attempts])).toEqual([[id, due.attempts + 1]]);
  });

  test('that were refused wait, until their channel, their server or the whole bot tries again', async () => {
    let refreshed = 0;
    const refresh = () => {
      refreshed += 1;
    };
    const here = await room({ needs: { refresh } });
    const ids = [await opened(here, kind, 'a'), await opened(here, kind, 'b'), await opened(here, kind, 'c')];
    const posts = here.table[kind];
    const retryAt = here.clock.now + MINUTE;
    for (const id of ids) await posts.failed(id, 'closed', retryAt);
    const due = async () => (await posts.outlook()).due.map(({ id }) => ids.indexOf(id)).toSorted();
    expect(await posts.outlook()).toEqual({ due: [], nextAt: retryAt });
    refreshed = 0;
    await posts.hurry({ channelId: 'c-elsewhere' });
    expect([await due(), refreshed]).toEqual([[], 0]);
    await posts.hurry({ channelId: 'c-b' });
    expect([await due(), refreshed]).toEqual([[1], 1]);
    await posts.hurry({ guildId: 'g-c' });
    expect([await due(), refreshed]).toEqual([[1, 2], 2]);
    await posts.hurry();
    expect([await due(), refreshed]).toEqual([[0, 1, 2], 3]);
    await posts.hurry();
    expect(refreshed).toBe(3);
  });

  test('wait for their retry, and stay due until the newest change is shown', async () => {
    const here = await room();
    const id = await opened(here, kind, 'a');
    const posts = here.table[kind];
    await posts.failed(id, null, here.clock.now + MINUTE);
    here.clock.now += MINUTE;
    const [due] = (await posts.outlook()).due;
    expect(due?.id).toBe(id);
    await posts.shown(id, { shownRev: (due?.rev ?? 0) - 1, trouble: 'threads' });
    expect((await posts.outlook()).due.map(({ attempts }) => attempts)).toEqual([0]);
    await posts.shown(id, { shownRev: due?.rev ?? 0, trouble: null });
    expect(await posts.outlook()).toEqual({ due: [], nextAt: undefined });
  });

  test('wait for no match that was deleted, since its channel stayed closed to the bot', async () => {
    const here = await room();
    const { table, store, clock } = here;
    const id = await opened(here, kind, 'a');
    for (const name of ['Ben', 'Cat', 'Dan']) accepted(await table[kind].join(id, { id: name, name }));
    accepted(await table[kind].start(id, 'opener-a'));
    const key = kind === 'leagues' ? { round: 1 } : {};
    await table[kind].openTable(id, { ...key, number: 1, threadId: 't1' });
    const ended = async () => (await store[kind].tables(id)).map(({ endedAt }) => endedAt !== null);
    const before = await ended();
    const park = async () => {
      for (const notice of (await table.outbox.outlook()).notices)
        await table.outbox.park(notice, 'Unknown Channel');
    };
    await park();
    clock.now += 100 * 24 * 60 * MINUTE;
    await park();
    const { matches } = await table.housekeeping.prune(clock.now, 90, () => undefined);
    expect(matches).toHaveLength(1);
    expect(before[0]).toBe(false);
    expect((await ended())[0]).toBe(true);
    // Its people have abandoned nothing.
    if (kind === 'leagues')
      expect((await store.leagues.players(id)).map(({ vanished }) => vanished)).toEqual([0, 0, 0, 0]);
  });
});

test('each message of a league that names a deleted person is edited, and is due no longer', async () => {
  const here = await room();
  const id = await begun(here, company(4));
  const { leagues, housekeeping } = here.table;
  for (const round of [1, 2]) await leagues.posted(id, { roundMessageId: `m${round}`, shownRound: round });
  expect(await leagues.outdated(id)).toEqual([]);
  await housekeeping.forget('u3');
  const due = [1, 2].map(round => ({ round, messageId: `m${round}` }));
  expect(await leagues.outdated(id)).toEqual(due);
  await leagues.renewed(id, 1);
  expect(await leagues.outdated(id)).toEqual(due.slice(1));
});
