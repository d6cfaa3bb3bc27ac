import { describe, expect, test } from 'vitest';
import { ConflictError, StaleError } from '../../src/store/index.ts';
import { onDatabases } from '../support/test-form.ts';
import { BACKENDS } from './backends.ts';
import { DEAL, match, move, notice, SEATS, stores } from './started.ts';

describe.each(onDatabases(Object.entries(BACKENDS)))('on %s', (_name, open) => {
  const { empty, started } = stores(open);

  test('a lobby comes back as it was written', async () => {
    const store = await empty();
    await store.matches.insert(match(), SEATS);
    expect(await store.matches.get('m1')).toEqual({
      ...match(),
      status: 'lobby',
      endedBy: null,
      everywhere: false,
      rev: 0,
      lobbyMessageId: null,
      boardMessageId: null,
      shownRev: null,
      updatedAt: 10,
      practised: false,
      parkedAt: null,
      salt: null,
      pace: 'none',
      pausedAt: null,
      promptedAt: null,
      seating: 'random',
      hints: true,
      rated: false,
      edited: false,
      serverLanguage: null,
      places: [],
      standIn: 'medium',
      rematchOf: null,
      roleCalledAt: null,
      voted: false,
      watchers: 0,
      seats: SEATS,
      asked: false,
      duplicateId: null,
      withheld: false,
      dealt: false,
      state: undefined,
      dice: {},
      turn: { since: 0, seat: null },
    });
    expect(await store.matches.get('other')).toBeUndefined();
  });

  test('the newest state and dice come with the match', async () => {
    const store = await started();
    expect(await store.matches.get('m1')).toMatchObject({ status: 'running', rev: 0, ...pick(DEAL) });
    await store.moves.append('m1', 0, move());
    expect(await store.matches.get('m1')).toMatchObject({ rev: 1, updatedAt: 30, ...pick(move()) });
  });

  test('one live match in a channel', async () => {
    const store = await empty();
    await store.matches.insert(match(), SEATS);
    await expect(store.matches.insert(match({ id: 'm2' }), [])).rejects.toThrow(ConflictError);
    await store.matches.insert(match({ id: 'm3', channelId: 'c2' }), []);
    await store.matches.end('m1', 'cancelled', 'cancel', 40);
    await store.matches.insert(match({ id: 'm2' }), []);
    expect((await store.matches.live('c1'))?.id).toBe('m2');
    expect((await store.matches.latest('c1'))?.id).toBe('m2');
    await store.matches.end('m2', 'over', 'rules', 50);
    expect(await store.matches.live('c1')).toBeUndefined();
    expect((await store.matches.latest('c1'))?.id).toBe('m2');
    expect(await store.matches.latest('nowhere')).toBeUndefined();
  });

  test('a person sits once', async () => {
    const store = await empty();
    const twice = SEATS.map(seat => ({ ...seat, userId: 'u1' }));
    await expect(store.matches.insert(match(), twice)).rejects.toThrow(ConflictError);
  });

  test('live matches of a person, oldest first', async () => {
    const store = await empty();
    await store.matches.insert(match({ id: 'old', channelId: 'c2' }), SEATS.slice(0, 1));
    await store.matches.insert(match({ id: 'new', channelId: 'c3' }), SEATS);
    await store.matches.insert(match({ id: 'ended', channelId: 'c4' }), SEATS);
    await store.matches.end('ended', 'over', 'rules', 9);
    const list = await store.listings.liveOf('u1');
    expect(list.map(({ id, seats }) => [id, seats.length])).toEqual([
      ['old', 1],
      ['new', 2],
    ]);
    expect((await store.listings.liveOf('u2')).map(({ id }) => id)).toEqual(['new']);
    expect(await store.listings.liveOf('u9')).toEqual([]);
  });

  test('seats and opener are replaced, a resignation stays', async () => {
    const store = await empty();
    await store.matches.insert(match(), SEATS);
    await store.matches.setSeats('m1', SEATS.slice(0, 1), 50);
    await store.matches.setOpener('m1', 'u2', 'Ben');
    await store.matches.resign('m1', 0, 60);
    expect(await store.matches.get('m1')).toMatchObject({
      openerId: 'u2',
      openerName: 'Ben',
      updatedAt: 60,
      seats: [{ seat: 0, resigned: true }],
    });
  });

  test('compare and set: only the newest revision takes a move', async () => {
    const store = await started();
    expect((await store.moves.append('m1', 0, move())).rev).toBe(1);
    await expect(store.moves.append('m1', 0, move())).rejects.toThrow(StaleError);
    await expect(store.moves.append('m1', 2, move())).rejects.toThrow(StaleError);
    await expect(store.moves.append('nobody', 0, move())).rejects.toThrow(StaleError);
    expect((await store.matches.get('m1'))?.rev).toBe(1);
    expect(await store.moves.list('m1', -1, 99)).toHaveLength(1);
  });

  test('an ended match takes no move, no start and no second end', async () => {
    const store = await started();
    await store.matches.end('m1', 'over', 'resignation', 40);
    await expect(store.moves.append('m1', 0, move())).rejects.toThrow(StaleError);
    await expect(store.matches.start('m1', DEAL)).rejects.toThrow(StaleError);
    await expect(store.matches.end('m1', 'cancelled', 'cancel', 50)).rejects.toThrow(StaleError);
    expect(await store.matches.get('m1')).toMatchObject({ status: 'over', endedBy: 'resignation' });
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const store = await started();
    const broken = store.transaction(async repositories => {
      await repositories.moves.append('m1', 0, move());
      await repositories.outbox.put(notice);
      await repositories.matches.end('m1', 'over', 'rules', 40);
      await repositories.kv.set('k', 'v');
      await repositories.moves.append('m1', 0, move());
    });
    await expect(broken).rejects.toThrow(StaleError);
    expect(await store.matches.get('m1')).toMatchObject({ rev: 0, status: 'running' });
    expect(await store.moves.list('m1', -1, 99)).toEqual([]);
    expect(await store.outbox.waiting()).toEqual([]);
    expect(await store.kv.get('k')).toBeUndefined();
  });

  test('transactions at the same time take turns', async () => {
    const store = await started();
    const add = () =>
      store.transaction(async repositories => {
        const now = await repositories.matches.get('m1');
        await repositories.moves.append('m1', now?.rev ?? -1, move());
      });
    await Promise.all(Array.from({ length: 5 }, add));
    expect((await store.matches.get('m1'))?.rev).toBe(5);
  });

  test('the log: actions after one revision up to another, old states by revision', async () => {
    const store = await started();
    for (const rev of [0, 1, 2]) {
      await store.moves.append('m1', rev, move({ action: `a${rev + 1}`, state: { turn: rev + 1 } }));
    }
    const list = await store.moves.list('m1', 1, 3);
    expect(list.map(({ rev, action }) => [rev, action])).toEqual([
      [2, 'a2'],
      [3, 'a3'],
    ]);
    expect(list[0]).toEqual({
      rev: 2,
      seat: 0,
      action: 'a2',
      by: 'person',
      events: [{ to: 'all', event: { type: 'took' } }],
      reveals: true,
      rules: 1,
      at: 30,
      batch: 0,
      endsTurn: true,
      restores: null,
    });
    expect((await store.moves.list('m1', -1, 1)).map(({ rev }) => rev)).toEqual([1]);
    expect(await store.moves.stateAt('m1', 0)).toEqual({ state: { turn: 0 } });
    expect(await store.moves.stateAt('m1', 2)).toEqual({ state: { turn: 2 } });
    expect(await store.moves.stateAt('m1', 4)).toBeUndefined();
  });

  test('a value that JSON cannot hold is thrown, not written', async () => {
    const store = await started();
    await expect(store.moves.append('m1', 0, move({ state: undefined }))).rejects.toThrow(TypeError);
  });

  test('a sealed choice is replaced, counts for its revision, and is cleared', async () => {
    const store = await started();
    await store.sealed.put('m1', 0, 1, 'bid 2', 30);
    await store.sealed.put('m1', 0, 0, 'bid 1', 30);
    await store.sealed.put('m1', 0, 1, 'bid 3', 31);
    expect(await store.sealed.list('m1', 0)).toEqual([
      { seat: 0, action: 'bid 1', by: 'person', at: 30 },
      { seat: 1, action: 'bid 3', by: 'person', at: 31 },
    ]);
    expect(await store.sealed.list('m1', 1)).toEqual([]);
    await store.sealed.clear('m1');
    expect(await store.sealed.list('m1', 0)).toEqual([]);
  });

  test('a wait is changed by who has read it, and by nobody after that', async () => {
    const store = await started();
    const wait = {
      matchId: 'm1',
      seat: 1,
      userId: 'u2',
      rev: 0,
      turn: 0,
      resting: false,
      since: 30,
      clockFrom: 30,
      stoppedAt: null,
      awayFrom: null,
      awayMs: 0,
      reminded: 0,
      prompts: 0,
      overdue: false,
      pinged: false,
      summonedBy: null,
      pingAt: null,
      dueAt: 100,
    };
    await store.waits.put(wait);
    expect(await store.waits.list('m1')).toEqual([wait]);
    expect(await store.waits.change(wait, { reminded: 1, dueAt: 200 })).toBe(true);
    expect(await store.waits.change(wait, { reminded: 1, dueAt: 200 })).toBe(false);
    expect(await store.waits.due(199, 9)).toEqual([]);
    expect(await store.waits.due(200, 9)).toMatchObject([{ reminded: 1, overdue: false }]);
    expect(await store.waits.nextDue()).toBe(200);
    const [now] = await store.waits.ofUser('u2');
    if (!now) throw new Error('one was written');
    await store.waits.change(now, { summonedBy: 7, overdue: true });
    await store.waits.posted('m1', 8, 1);
    expect(await store.waits.list('m1')).toMatchObject([{ pinged: false, overdue: true }]);
    await store.waits.posted('m1', 7, 1);
    expect(await store.waits.list('m1')).toMatchObject([{ pinged: true, summonedBy: null }]);
    await store.waits.remove('m1', 1);
    expect(await store.waits.nextDue()).toBeUndefined();
  });

  test('a seat is taken once, while it is on offer', async () => {
    const store = await started();
    expect(await store.seats.take('m1', 1, 'u3', 'Cat')).toBe(false);
    await store.seats.change('m1', 1, { offeredAt: 50, absentAt: 40, gone: true });
    expect(await store.seats.oldestOffer()).toBe(50);
    expect(await store.seats.offeredBefore(49)).toEqual([]);
    expect(await store.seats.offeredBefore(50)).toEqual([{ matchId: 'm1', seat: 1 }]);
    expect((await store.seats.list('m1'))[1]).toMatchObject({ absentAt: 40, gone: true });
    expect(await store.seats.take('m1', 1, 'u3', 'Cat')).toBe(true);
    expect(await store.seats.take('m1', 1, 'u4', 'Dan')).toBe(false);
    expect((await store.seats.list('m1'))[1]).toMatchObject({
      userId: 'u3',
      name: 'Cat',
      absentAt: null,
      standIn: null,
      offeredAt: null,
      gone: false,
    });
    expect(await store.seats.oldestOffer()).toBeUndefined();
  });

  test('silent lobbies are found by their last change', async () => {
    const store = await started();
    await store.matches.insert(match({ id: 'm2', channelId: 'c2', createdAt: 70 }), SEATS);
    expect(await store.matches.oldestLobby()).toBe(70);
    expect(await store.matches.silentLobbies(69, 0)).toEqual([]);
    expect((await store.matches.silentLobbies(70, 0)).map(({ id }) => id)).toEqual(['m2']);
  });

  test('neither the shown revision nor its board goes back, absent messages stay', async () => {
    const store = await started();
    await store.matches.setShown('m1', { lobbyMessageId: 'l' });
    await store.matches.setShown('m1', { boardMessageId: 'b', shownRev: 4 });
    await store.matches.setShown('m1', { shownRev: 2 });
    await store.matches.setShown('m1', { boardMessageId: 'late', shownRev: 3 });
    await store.matches.setShown('m1', {});
    expect(await store.matches.get('m1')).toMatchObject({
      lobbyMessageId: 'l',
      boardMessageId: 'b',
      shownRev: 4,
    });
    await store.matches.setShown('m1', { boardMessageId: 'again', shownRev: 4 });
    expect((await store.matches.get('m1'))?.boardMessageId).toBe('again');
  });

  test('small facts are set, replaced and deleted', async () => {
    const store = await empty();
    await store.kv.set('commands', 'abc');
    await store.kv.set('commands', 'def');
    expect(await store.kv.get('commands')).toBe('def');
    await store.kv.delete('commands');
    expect(await store.kv.get('commands')).toBeUndefined();
  });

  test('rows belong to a match that is there', async () => {
    const store = await empty();
    await expect(store.votes.cast('nobody', 'cancel', 'u1', 1)).rejects.toThrow(/FOREIGN KEY/i);
    await expect(store.outbox.put(notice)).rejects.toThrow(/FOREIGN KEY/i);
  });
});

function pick({ state, dice }: { readonly state: unknown; readonly dice: unknown }) {
  return { state, dice };
}
