import { describe, expect, test } from 'vitest';
import { undoable } from '../../src/table/moves/undo.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ask, kinds, late, say } from './late-seat.ts';
import { ANN, accepted, at, HOUR, opening, refused, reload, room, running } from './room.ts';

describe('a stand-in for a late player', () => {
  test('once, while others choose as well: sealed, and replaced by the person who comes', async () => {
    const here = await room();
    const match = await running(here, 3, { pace: 'day' });
    here.clock.now += 24 * HOUR;
    accepted(await ask(here, match, 0, 'play-once', 2));
    const [motion] = await here.table.requests.open(match.id);
    expect(accepted(await say(here, match, 1, motion?.id ?? 0, true)).request.status).toBe('agreed');
    expect(await here.table.sealed(match.id)).toEqual([2]);
    accepted(await here.table.act(match.id, at(match, 2), 'bid 3'));
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    const done = accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    expect(done.moves.map(({ by, action }) => [by, action])).toEqual([
      ['person', 'bid 1'],
      ['person', 'bid 1'],
      ['person', 'bid 3'],
    ]);
  });

  test('a choice that the stand-in sealed is marked as its own', async () => {
    const here = await room();
    const match = await running(here, 2, { pace: 'day' });
    here.clock.now += 24 * HOUR;
    expect(accepted(await ask(here, match, 0, 'play-once', 1)).request.status).toBe('agreed');
    const done = accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
    expect(done.moves.map(({ seat, by }) => [seat, by])).toEqual([
      [0, 'person'],
      [1, 'stand-in'],
    ]);
  });

  test('all absent: the game waits for them', async () => {
    const { here, match, last } = await late(2);
    accepted(await ask(here, match, 0, 'play-until-back', last));
    const gone = accepted(await here.table.seatChanges.gone(match.id, 0));
    expect(gone.status).toBe('running');
    expect(await here.table.waiting(match.id)).not.toEqual([]);
    const rev = gone.rev;
    here.clock.now += 200 * HOUR;
    await here.table.dueWork.run();
    expect((await reload(here, match)).rev).toBe(rev);
  });

  test('refused when more than half cannot be reached any more', async () => {
    const { here, match, last } = await late(4);
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', last));
    expect(accepted(await say(here, match, 1, motion.id, false)).request.status).toBe('open');
    expect(accepted(await say(here, match, 2, motion.id, false)).request).toMatchObject({
      status: 'refused',
      refused: [1, 2],
    });
    expect(refused(await say(here, match, 1, motion.id, true))).toEqual({
      code: 'table/vote-settled',
      with: { status: 'refused', seat: 0 },
    });
    expect((await reload(here, match)).rev).toBe(0);
    expect(accepted(await ask(here, match, 1, 'play-once', last)).request.id).not.toBe(motion.id);
  });

  test('withdrawn when the late seat acts, and by who asked', async () => {
    const { here, match, last, absentee } = await late(4);
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', last));
    accepted(await say(here, match, 1, motion.id, false));
    accepted(await here.table.act(match.id, absentee, 'bid 2'));
    expect(refused(await say(here, match, 2, motion.id, true))).toMatchObject({
      with: { status: 'withdrawn' },
    });
    const shown = (await here.table.requests.unannounced(match.id)).find(({ id }) => id === motion.id);
    expect(shown).toMatchObject({ status: 'withdrawn', settledBy: last });

    const other = await late(4);
    const asked = accepted(await ask(other.here, other.match, 0, 'offer', 3));
    expect(accepted(await say(other.here, other.match, 0, asked.request.id, false)).request).toMatchObject({
      status: 'withdrawn',
      settledBy: 0,
    });
  });

  test('withdrawn when the late seat resigns or the game ends', async () => {
    const { here, match, last, absentee } = await late(4);
    const { request: motion } = accepted(await ask(here, match, 0, 'offer', last));
    accepted(await here.table.resign(match.id, absentee));
    expect((await here.table.requests.unannounced(match.id)).find(({ id }) => id === motion.id)?.status).toBe(
      'withdrawn',
    );
    const pause = accepted(await ask(here, match, 0, 'pause'));
    accepted(await here.table.cancel(match.id, ANN, { moderator: true }));
    const now = await here.table.requests.unannounced(match.id);
    expect(now.find(({ id }) => id === pause.request.id)?.status).toBe('withdrawn');
  });

  test('asked twice is one motion; the same ballot twice is one ballot; another counts instead', async () => {
    const { here, match, last } = await late(4);
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', last));
    const before = (await kinds(here)).length;
    expect(accepted(await ask(here, match, 0, 'play-once', last)).request.id).toBe(motion.id);
    accepted(await say(here, match, 1, motion.id, false));
    accepted(await say(here, match, 1, motion.id, false));
    expect(await kinds(here)).toHaveLength(before + 1);
    expect(accepted(await ask(here, match, 1, 'play-once', last)).request).toMatchObject({
      id: motion.id,
      status: 'agreed',
      agreed: [0, 1],
      refused: [],
    });
  });

  test('an absent person is not asked, but may vote', async () => {
    const { here, match, last } = await late(4);
    for (const seat of [1, 2]) {
      const awayUntil = here.clock.now + 100 * HOUR;
      accepted(await here.table.people.setSettings(at(match, seat), { awayUntil }));
    }
    const done = accepted(await ask(here, match, 0, 'offer', last));
    expect(done.request).toMatchObject({ status: 'agreed', asked: [0], needed: 1 });

    const other = await late(3);
    accepted(
      await other.here.table.people.setSettings(at(other.match, 0), {
        awayUntil: other.here.clock.now + HOUR,
      }),
    );
    const asked = accepted(await ask(other.here, other.match, 0, 'offer', 2));
    expect(asked.request).toMatchObject({ status: 'open', asked: [0, 1], needed: 2 });
  });

  test('a voter resigns: those who stay have agreed', async () => {
    const { here, match, last } = await late(4);
    const { request: motion } = accepted(await ask(here, match, 0, 'play-until-back', last));
    accepted(await here.table.resign(match.id, at(match, 1)));
    expect((await here.table.requests.open(match.id))[0]).toMatchObject({ asked: [0, 2], needed: 2 });
    accepted(await here.table.resign(match.id, at(match, 2)));
    const shown = (await here.table.requests.unannounced(match.id)).find(({ id }) => id === motion.id);
    expect(shown?.status).toBe('agreed');
    expect((await reload(here, match)).seats[last]?.state).toBe('absent');
  });

  test('only what is late, by those who have a say', async () => {
    const here = await room();
    const match = await running(here, 3, { pace: 'day' });
    const stranger = here.table.requests.ask(match.id, 'stranger', { kind: 'play-once', seat: 1 });
    expect(refused(await stranger).code).toBe('table/not-seated');
    expect(refused(await ask(here, match, 0, 'play-once', 1))).toEqual({
      code: 'table/not-late',
      with: { seat: 1, late: here.clock.now + 24 * HOUR },
    });
    expect(refused(await ask(here, match, 0, 'play-once', 0)).code).toBe('table/vote-own-seat');
    expect(refused(await ask(here, match, 0, 'play-once')).code).toBe('table/bad-seat');
    expect(refused(await ask(here, match, 0, 'offer', 7)).code).toBe('table/bad-seat');
    expect(refused(await ask(here, match, 0, 'unpause')).code).toBe('table/not-paused');
    here.clock.now += 24 * HOUR;
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', 1));
    expect(refused(await say(here, match, 1, motion.id, false)).code).toBe('table/vote-own-seat');
    expect(refused(await say(here, match, 2, 999, true)).code).toBe('table/no-vote');
    accepted(await here.table.resign(match.id, at(match, 2)));
    expect(refused(await say(here, match, 2, motion.id, true)).code).toBe('table/resigned');
    expect(refused(await ask(here, match, 0, 'offer', 2)).code).toBe('table/seat-resigned');
    const away = await running(here, 2, { channelId: 'c2', pace: 'day' });
    const awayUntil = here.clock.now + 400 * HOUR;
    accepted(await here.table.people.setSettings(at(away, 1), { awayUntil }));
    here.clock.now += 100 * HOUR;
    expect(refused(await ask(here, away, 0, 'play-once', 1))).toEqual({
      code: 'table/seat-away',
      with: { seat: 1, until: awayUntil },
    });
    const { id } = accepted(await here.table.open(opening({ channelId: 'c3' })));
    const early = here.table.requests.ask(id, ANN.id, { kind: 'pause' });
    expect(refused(await early).code).toBe('table/not-started');
  });

  test('without a pace nobody is late', async () => {
    const here = await room();
    const match = await running(here, 2);
    here.clock.now += 1000 * HOUR;
    expect(refused(await ask(here, match, 0, 'play-once', 1))).toEqual({
      code: 'table/not-late',
      with: { seat: 1 },
    });
  });

  test('two tables cast the last votes at once: played for once', async () => {
    const path = await sharedDatabase();
    const { here, match, last } = await late(4, { path });
    const other = await room({ path });
    other.clock.now = here.clock.now;
    const { request: motion } = accepted(await ask(here, match, 0, 'play-once', last));
    await Promise.all([say(here, match, 1, motion.id, true), say(other, match, 2, motion.id, true)]);
    const moves = await here.table.moves(match.id, { since: 0, to: 99 });
    expect(moves.filter(({ by }) => by === 'stand-in')).toHaveLength(1);
  });
});

test('a vote of the others is not taken back by one seat; a consequence of the action is', () => {
  const made = (rev: number, over: object) => ({
    rev,
    seat: 0,
    action: 'a',
    by: 'person' as const,
    events: [],
    reveals: false,
    rules: 1,
    at: 0,
    batch: rev - 1,
    restores: null,
    endsTurn: true,
    ...over,
  });
  const seats = [0, 1, 2].map(() => ({ strength: null }));
  const consent = (over: object) =>
    undoable({ seats }, [made(1, {}), made(2, { seat: 1, by: 'stand-in', ...over })], [])?.consent;
  expect(consent({ batch: 0 })).toBeNull();
  expect(consent({ batch: 1 })).toBe('acted');
});
