import { describe, expect, test } from 'vitest';
import { shardOf } from '../../src/core/work/shards.ts';
import type { Match } from '../../src/table/match/types.ts';
import { guildOf } from '../support/guild-ids.ts';
import { some } from '../support/test-form.ts';
import { hearAll } from './passing-time.ts';
import { TOTAL, two } from './placed-room.ts';
import { ANN, accepted, at, HOUR, opening, type Room, reload, running } from './room.ts';
import { slowly, TOY } from './thinkers.ts';

test('a shard is what Discord says it is', () => {
  // Discord's documentation gives the formula (guild_id >> 22) % num_shards.
  expect(shardOf('81384788765712384', 1)).toBe(0);
  expect(shardOf('81384788765712384', 16)).toBe(Number((81384788765712384n >> 22n) % 16n));
  expect([0, 1, 2, 3].map(shard => shardOf(guildOf(shard), TOTAL))).toEqual([0, 1, 2, 3]);
  expect(shardOf(null, 16)).toBe(0);
});

describe.each(some(['sqlite', 'postgres'] as const, 1))('two processes on one database, on %s', kind => {
  async function games(here: Room): Promise<readonly Match[]> {
    const servers = [0, 1, 2, 3].map(shard =>
      running(here, 2, { guildId: guildOf(shard), channelId: `c${shard}` }),
    );
    const alone = running(here, 1, { guildId: null, channelId: 'dm', options: { solo: true } });
    return Promise.all([...servers, alone]);
  }

  const ids = (matches: readonly (Match | undefined)[]) => matches.map(match => match?.id).toSorted();
  const due = async ({ table }: Room) =>
    (await table.outbox.outlook()).notices.map(({ matchId }) => matchId).toSorted();

  test('a waiting message is found by the process of its server alone, a direct message by that of shard 0', async () => {
    const [one, other] = await two(kind);
    const [zero, first, second, third, dm] = await games(one);
    expect(await due(one)).toEqual(ids([zero, first, dm]));
    expect(await due(other)).toEqual(ids([second, third]));
    one.store.shards.hold({ total: TOTAL, held: [1] });
    other.store.shards.hold({ total: TOTAL, held: [0, 2, 3] });
    expect(await due(one)).toEqual(ids([first]));
    expect(await due(other)).toEqual(ids([zero, second, third, dm]));
    other.store.shards.hold({ total: TOTAL, held: [] });
    expect(await other.table.outbox.outlook()).toEqual({ notices: [], nextAt: undefined });
  });

  test('a process that changes a game of the other leaves the messages to the other', async () => {
    const [one, other] = await two(kind);
    const [zero, , second] = await games(one);
    if (!zero || !second) throw new Error('no games');
    for (const match of [zero, second]) {
      for (const { table } of [one, other])
        for (const notice of (await table.outbox.outlook()).notices)
          if (notice.matchId === match.id) await one.table.outbox.delivered(notice, 'm');
      accepted(await one.table.resign(match.id, ANN.id));
    }
    expect(one.notices.get(zero.id)?.notice.matchId).toBe(zero.id);
    expect([one.notices.has(second.id), one.notices.get(second.id)]).toEqual([true, undefined]);
    expect(await due(other)).toContain(second.id);
    expect((await other.table.outbox.outlook()).notices.every(({ attempts }) => attempts === 0)).toBe(true);
  });

  test('reminders are written by the process of their server, once', async () => {
    const [one, other] = await two(kind);
    const matches = await games(one);
    for (const here of [one, other]) {
      await here.table.dueWork.run();
      await hearAll(here);
      here.notices.clear();
    }
    expect(await one.table.dueWork.nextAt()).toBe(1_000_000 + 12 * HOUR);
    for (const here of [one, other]) here.clock.now += 12 * HOUR;
    await one.table.dueWork.run();
    expect([...one.notices.keys()].toSorted()).toEqual(ids([matches[0], matches[1], matches[4]]));
    expect(await one.table.dueWork.nextAt()).toBe(1_000_000 + 24 * HOUR);
    expect(await other.table.dueWork.nextAt()).toBe(1_000_000 + 12 * HOUR);
    await Promise.all([one.table.dueWork.run(), other.table.dueWork.run()]);
    expect([...other.notices.keys()].toSorted()).toEqual(ids(matches.slice(2, 4)));
    for (const here of [one, other])
      for (const match of matches.slice(0, 4)) {
        const kinds = (await here.store.outbox.waiting(match.id)).map(({ kind: what }) => what);
        expect(kinds).toEqual(['reminder', 'reminder']);
      }
  });

  test('lobbies, questions and offers lapse where their server is', async () => {
    const [one, other] = await two(kind);
    const lobby = async (shard: number) =>
      accepted(await one.table.open(opening({ guildId: guildOf(shard), channelId: `l${shard}` })));
    const lobbies = [await lobby(1), await lobby(3)];
    const [, first, , third] = await games(one);
    for (const match of [first, third]) {
      if (!match) throw new Error('no game');
      const seat = (await one.table.awaited(match))[0] ?? 0;
      const by = at(match, seat);
      accepted(await one.table.requests.ask(match.id, by, { kind: 'pause' }));
    }
    const standing = async () => [
      ...(await Promise.all(lobbies.map(match => reload(one, match)))).map(({ status }) => status),
      ...(await Promise.all(
        [first, third].map(async match => (await one.store.requests.openOf(match?.id ?? '')).length),
      )),
    ];
    for (const here of [one, other]) here.clock.now += 8 * 24 * HOUR;
    await one.table.dueWork.run();
    expect(await standing()).toEqual(['cancelled', 'lobby', 0, 1]);
    await other.table.dueWork.run();
    expect(await standing()).toEqual(['cancelled', 'cancelled', 0, 0]);
  });

  test('a message that is parked, or waits for a retry, is hurried by its own process', async () => {
    const [one, other] = await two(kind);
    const [zero, , second] = await games(one);
    for (const here of [one, other]) {
      const { notices } = await here.table.outbox.outlook();
      for (const notice of notices.filter(({ matchId }) => [zero?.id, second?.id].includes(matchId))) {
        await here.table.outbox.begin(notice);
        await here.table.outbox.failed(notice, 'no', here.clock.now + HOUR);
      }
    }
    await one.table.outbox.hurry();
    expect(await due(one)).toContain(zero?.id);
    expect(await due(other)).not.toContain(second?.id);
    for (const here of [one, other]) {
      const { notices } = await here.table.outbox.outlook();
      for (const notice of notices) await here.table.outbox.park(notice, 'closed');
      here.clock.now += 2 * HOUR;
    }
    expect((await one.table.outbox.outlook()).notices.length).toBeGreaterThan(0);
    const parked = await one.store.outbox.heldIn('c3', one.clock.now);
    expect(parked.map(each => each.parked)).toContain(true);
    expect(parked.map(each => each.parked)).not.toContain(false);
  });

  test('an absent person is back for all, by the process of shard 0', async () => {
    const [one, other] = await two(kind);
    const [, , second] = await games(one);
    if (!second) throw new Error('no game');
    const seat = (await one.table.awaited(second))[0] ?? 0;
    const person = at(second, seat);
    accepted(await one.table.people.setSettings(person, { awayUntil: one.clock.now + HOUR }));
    for (const here of [one, other]) here.clock.now += 2 * HOUR;
    await other.table.dueWork.run();
    expect((await one.store.people.get(person)).awayUntil).not.toBeNull();
    await one.table.dueWork.run();
    expect((await one.store.people.get(person)).awayUntil).toBeNull();
    const [wait] = await other.store.waits.list(second.id);
    expect(wait?.stoppedAt).toBeNull();
  });

  test('players of the bot think where the server is, also after another process has changed the game', async () => {
    const { thinker, thoughts, let: letThink } = slowly();
    const [one, other] = await two(kind, { players: TOY, thinker });
    const far = accepted(
      await one.table.openAndStart(
        opening({ guildId: guildOf(3), channelId: 'far', seats: 2, players: ['hard'], seating: 'joined' }),
      ),
    );
    await one.table.thinking.resume();
    expect(await one.store.matches.withThinkers()).toEqual([]);
    expect(await other.store.matches.withThinkers()).toEqual([far.id]);
    expect(thoughts).toEqual([]);
    // The board waits three seconds for the bot's move, so that one message can show both.
    other.clock.now += 3_000;
    const { notices } = await other.table.outbox.outlook();
    for (const notice of notices) await other.table.outbox.begin(notice);
    await expect.poll(() => thoughts.length).toBe(1);
    letThink();
    await other.table.thinking.idle();
    expect(thoughts).toHaveLength(1);
  });
});
