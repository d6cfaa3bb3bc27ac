import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { guildOf } from '../support/guild-ids.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { some } from '../support/test-form.ts';
import { hearAll, START } from './passing-time.ts';
import { TOTAL } from './placed-room.ts';
import { ANN, accepted, at, BEN, type Room, refused, reload, room, running } from './room.ts';

const SECOND = 1_000;
/** Seconds of a decision until the seat loses: its minute and the whole reserve. */
const WHOLE = 360;

describe.each(some(['sqlite', 'postgres'] as const, 1))('a live game, on %s', kind => {
  /** Starts two processes on one database. Their clocks show the same time. */
  async function two(needs: object = {}): Promise<readonly [Room, Room]> {
    const options = { path: await sharedDatabase(kind), now: START, needs };
    return [await room(options), await room(options)];
  }

  const pass = (rooms: readonly Room[], seconds: number): void => {
    for (const { clock } of rooms) clock.now += seconds * SECOND;
  };

  /** Begins a game in which seat 0 must decide, and shows its board. */
  async function rolling(here: Room, seats: number, channelId: string): Promise<Match> {
    const match = await running(here, seats, { pace: 'live', channelId });
    for (let seat = 0; seat < seats; seat++)
      accepted(await here.table.act(match.id, at(match, seat), seat === 0 ? 'bid 3' : 'bid 1'));
    await hearAll(here);
    return match;
  }

  test('no flag falls after the move, though its end was read before the move', async () => {
    const [one, other] = await two();
    const match = await rolling(one, 2, 'c1');
    pass([one, other], WHOLE);
    const { waits } = other.store;
    const due = waits.due.bind(waits);
    const read = vi.spyOn(waits, 'due').mockImplementationOnce(async (...given) => {
      const rows = await due(...given);
      accepted(await one.table.act(match.id, at(match, 0), 'roll', { rev: 2 }));
      await hearAll(one);
      return rows;
    });
    await other.table.dueWork.run();
    expect(read).toHaveBeenCalled();
    const now = await reload(one, match);
    expect(now.status).toBe('running');
    expect(now.seats.map(({ end }) => end)).toEqual([null, null]);
    expect(now.rev).toBeGreaterThan(2);
  });

  test('no move is accepted after the flag, whether the game has ended or a stand-in plays on', async () => {
    const [one, other] = await two();
    for (const seats of [2, 3]) {
      const match = await rolling(one, seats, `c${seats}`);
      pass([one, other], WHOLE);
      await other.table.dueWork.run();
      const before = await reload(one, match);
      expect(before.seats[0]?.end).toBe('outOfTime');
      const late = await one.table.act(match.id, at(match, 0), 'roll', { rev: 2 });
      expect(refused(late).code).toBe(seats === 2 ? 'table/over' : 'table/resigned');
      expect((await reload(one, match)).rev).toBe(before.rev);
      await hearAll(one);
    }
  });

  /** Holds the next transaction of a match open after its work, while another one begins and waits for it. */
  function during({ store }: Room, matchId: string, begin: () => Promise<unknown>): Promise<unknown> {
    const run = store.transaction.bind(store);
    return new Promise((resolve, reject) => {
      const spy = vi.spyOn(store, 'transaction').mockImplementation((work, queue) => {
        if (queue !== matchId) return run(work, queue);
        spy.mockRestore();
        return run(async repositories => {
          const done = await work(repositories);
          begin().then(resolve, reject);
          await sleep(100);
          return done;
        }, queue);
      });
    });
  }

  test('a move waits for the transaction of a flag, and is refused', async () => {
    const [one, other] = await two();
    const match = await rolling(one, 2, 'c1');
    pass([one, other], WHOLE);
    const acted = during(other, match.id, () =>
      one.table.act(match.id, at(match, 0), 'roll', { rev: 2 }),
    ) as ReturnType<typeof one.table.act>;
    await other.table.dueWork.run();
    expect(refused(await acted).code).toBe('table/over');
    expect(await reload(one, match)).toMatchObject({ rev: 2, seats: [{ end: 'outOfTime' }, {}] });
  });

  describe('between two places', () => {
    const PLACES = [0, 2].map(shard => ({
      channelId: `c${shard}`,
      guildId: guildOf(shard),
      language: null,
    }));
    const shown = async (here: Room, place: number): Promise<void> => {
      for (const notice of (await here.table.outbox.outlook()).notices) {
        if (notice.place !== place) continue;
        await here.table.outbox.begin(notice);
        await here.table.outbox.delivered(notice, `m${place}`);
      }
    };

    /**
     * Begins a game of two processes: the first one holds the home's shard, and the second one that of the other place. The
     * person at place `own` must decide.
     */
    async function apart(own: number, hears: { since: number | null } = { since: 0 }) {
      const rooms = await two({ connectedSince: () => hears.since });
      const [one, other] = rooms;
      for (const [index, { store }] of rooms.entries())
        store.shards.hold({ total: TOTAL, held: [2 * index, 2 * index + 1] });
      const match = accepted(
        await one.table.lobby.begin({
          ...{ game: 'toy', options: {}, pace: 'live', rated: false, places: PLACES },
          people: [
            { ...ANN, place: 0 },
            { ...BEN, place: 1 },
          ],
        }),
      );
      const row = await one.store.matches.get(match.id);
      for (const { userId, place } of row?.seats ?? [])
        accepted(await one.table.act(match.id, userId, place === own ? 'bid 3' : 'bid 1'));
      const renew = (from: number | null) => {
        const to = one.clock.now;
        const lease = other.store.lease.divided;
        return lease.renew('other', from === null ? undefined : { from, to });
      };
      const taker = { holder: 'other', place: '', pid: 1, since: 0 };
      const { divided } = other.store.lease;
      await divided.join(taker, 'process:4:auto:other', () => true);
      for (const shard of [2, 3])
        await divided.take(taker, `shard:${shard}/${TOTAL}`, 'process:4:auto:other');
      return { rooms, one, other, match, renew };
    }

    const status = async (here: Room, { id }: Pick<Match, 'id'>): Promise<string> =>
      (await reload(here, { id })).status;

    test.each([0, 1])(
      'no clock ends at place %i while this place does not show the decision, whatever the other one shows',
      async own => {
        const { one, rooms, match, renew } = await apart(own);
        await shown(one, 1 - own);
        pass(rooms, WHOLE);
        await renew(0);
        await one.table.dueWork.run();
        expect(await status(one, match)).toBe('running');
        await shown(one, own);
        await shown(one, 1 - own);
        pass(rooms, WHOLE);
        await renew(0);
        await one.table.dueWork.run();
        expect(await status(one, match)).toBe('over');
      },
    );

    test.each([0, 1])(
      'no clock ends at place %i while its process receives no events, or has lately reported nothing',
      async own => {
        const hears: { since: number | null } = { since: 0 };
        const { one, rooms, match, renew } = await apart(own, hears);
        const decide = async (hearing: 'all the time' | 'since now' | 'not' | 'silent') => {
          await hearAll(one);
          const from = hearing === 'since now' ? one.clock.now + 1 : 0;
          if (hearing === 'silent') await renew(0);
          pass(rooms, WHOLE);
          if (own === 0) hears.since = hearing === 'all the time' ? 0 : hearing === 'since now' ? from : null;
          else if (hearing !== 'silent') await renew(hearing === 'not' ? null : from);
          await one.table.dueWork.run();
          return status(one, match);
        };
        const broken =
          own === 0 ? (['not', 'since now'] as const) : (['not', 'since now', 'silent'] as const);
        for (const hearing of broken) expect([hearing, await decide(hearing)]).toEqual([hearing, 'running']);
        expect(await decide('all the time')).toBe('over');
      },
    );

    test('its own process tells of the home, and a process that holds all shards needs no lease', async () => {
      const { one, other } = await apart(0);
      expect(await one.store.connectedShards.elsewhere(guildOf(0))).toBeUndefined();
      expect(await other.store.connectedShards.elsewhere(guildOf(2))).toBeUndefined();
      expect(await one.store.connectedShards.elsewhere(guildOf(2))).toBeNull();
      await other.store.lease.divided.renew('other', { from: 3, to: 9 });
      expect(await one.store.connectedShards.elsewhere(guildOf(2))).toEqual({ from: 3, to: 9 });
      expect(await other.store.connectedShards.elsewhere(guildOf(2))).toBeUndefined();
    });

    test('a process learns by one query that another process has stored a move', async () => {
      const { one, other, match } = await apart(0);
      const look = () => other.store.matches.newest([match.id], [ANN.id]);
      const before = await look();
      expect([...before.keys()]).toContain(match.id);
      expect(await look()).toEqual(before);
      accepted(await one.table.act(match.id, ANN.id, 'roll', { rev: 2 }));
      expect((await look()).get(match.id)).not.toEqual(before.get(match.id));
    });
  });
});
