import { describe, expect, test } from 'vitest';
import { ConflictError, type NoticeKind } from '../../src/store/index.ts';
import { onDatabases } from '../support/test-form.ts';
import { BACKENDS } from './backends.ts';
import { move, notice, stores } from './started.ts';

const bundle = (kind: NoticeKind, upTo: number) => ({ matchId: 'm1', place: 0, kind, upTo });

describe.each(onDatabases(Object.entries(BACKENDS)))('on %s', (_name, open) => {
  const { started } = stores(open);

  test('motions about different seats are open side by side', async () => {
    const store = await started();
    const motion = { matchId: 'm1', kind: 'offer', rev: 1, seat: 0, target: 1, at: 30 } as const;
    const id = await store.requests.open(motion);
    await store.requests.open({ ...motion, target: 2, at: 40 });
    await store.requests.open({ ...motion, kind: 'pause', target: null, at: 50 });
    await expect(store.requests.open(motion)).rejects.toThrow(ConflictError);
    await expect(store.requests.open({ ...motion, kind: 'pause', target: null, at: 50 })).rejects.toThrow(
      ConflictError,
    );
    expect((await store.requests.openOf('m1')).map(({ kind, target }) => [kind, target])).toEqual([
      ['offer', 1],
      ['offer', 2],
      ['pause', null],
    ]);
    expect((await store.requests.askedBefore(30)).map(row => row.id)).toEqual([id]);
    expect(await store.requests.oldestOpen()).toBe(30);
    await store.requests.settle(id, 'lapsed', null);
    expect(await store.requests.oldestOpen()).toBe(40);
  });

  test('a notice with a message of its own is delivered alone, later if it must, and dropped by its seat', async () => {
    const store = await started();
    const call = { ...notice, kind: 'reminder', seat: 1, details: { step: 1, since: 5 } } as const;
    await store.outbox.put(call);
    await store.outbox.put({ ...call, kind: 'nudge', notBefore: 90 });
    await store.outbox.put({ ...call, seat: 0 });
    const rows = await store.outbox.waiting();
    expect(rows.map(({ kind, seat, details, retryAt }) => [kind, seat, details, retryAt])).toEqual([
      ['reminder', 1, { step: 1, since: 5 }, null],
      ['nudge', 1, { step: 1, since: 5 }, 90],
      ['reminder', 0, { step: 1, since: 5 }, null],
    ]);
    await store.outbox.delivered(bundle('reminder', rows[2]?.id ?? 0), 0);
    expect((await store.outbox.waiting()).map(({ kind }) => kind)).toEqual(['reminder', 'nudge']);
    expect(await store.outbox.drop('m1', 1, ['nudge', 'ping'])).toBe(true);
    expect(await store.outbox.drop('m1', 1, ['nudge', 'ping'])).toBe(false);
    expect((await store.outbox.waiting()).map(({ kind }) => kind)).toEqual(['reminder']);
  });

  test('a vote counts once', async () => {
    const store = await started();
    await store.votes.cast('m1', 'cancel', 'u2', 30);
    await store.votes.cast('m1', 'cancel', 'u1', 31);
    await store.votes.cast('m1', 'cancel', 'u2', 32);
    expect(await store.votes.list('m1', 'cancel')).toEqual(['u2', 'u1']);
  });

  test('one request of a kind is open; the last answer of a seat counts', async () => {
    const store = await started();
    const asked = { matchId: 'm1', kind: 'undo', rev: 1, seat: 0, at: 30 } as const;
    const id = await store.requests.open(asked);
    await expect(store.requests.open(asked)).rejects.toThrow(ConflictError);
    expect(await store.requests.answer(id, 2, true, 31)).toBe(true);
    expect(await store.requests.answer(id, 2, true, 32)).toBe(false);
    expect(await store.requests.answer(id, 1, true, 33)).toBe(true);
    expect(await store.requests.answer(id, 1, false, 34)).toBe(true);
    expect(await store.requests.get(id)).toEqual({
      ...asked,
      target: null,
      standIn: null,
      id,
      status: 'open',
      settledBy: null,
      messageId: null,
      answers: [
        { seat: 1, agrees: false },
        { seat: 2, agrees: true },
      ],
    });
    expect(await store.requests.settle(id, 'refused', 1)).toBe(true);
    expect(await store.requests.settle(id, 'agreed', null)).toBe(false);
    const next = await store.requests.open({ ...asked, rev: 2 });
    expect(await store.requests.newest('m1', 'undo')).toMatchObject({
      id: next,
      status: 'open',
      answers: [],
    });
    expect(await store.requests.newest('m2', 'undo')).toBeUndefined();
  });

  test('requests are reported until their message shows the end', async () => {
    const store = await started();
    const id = await store.requests.open({ matchId: 'm1', kind: 'undo', rev: 1, seat: 0, at: 30 });
    await store.requests.noteAnnounced(id, 'message 1', false);
    expect(await store.requests.unannounced('m1')).toMatchObject([
      { id, messageId: 'message 1', status: 'open' },
    ]);
    await store.requests.settle(id, 'withdrawn', null);
    await store.requests.noteAnnounced(id, 'message 1', true);
    expect(await store.requests.unannounced('m1')).toEqual([]);
  });

  test('a request is delivered apart from boards', async () => {
    const store = await started();
    await store.outbox.put({ ...notice, kind: 'request' });
    await store.outbox.put(notice);
    const [request, board] = await store.outbox.waiting();
    if (!request || !board) throw new Error('two were written');
    await store.outbox.delivered(bundle('board', board.id), 0);
    expect((await store.outbox.waiting()).map(row => row.id)).toEqual([request.id]);
    await store.outbox.failed(bundle('board', board.id), 'no such channel', null);
    expect((await store.outbox.waiting()).map(row => row.attempts)).toEqual([0]);
    await store.outbox.delivered(bundle('request', board.id), 0);
    expect(await store.outbox.waiting()).toEqual([]);
  });

  test('the outbox keeps what was not said', async () => {
    const store = await started();
    await store.outbox.put({ ...notice, since: -1, rev: 0 });
    await store.outbox.put({ ...notice, resigned: [1] });
    const [first, second] = await store.outbox.waiting();
    expect(first).toMatchObject({
      kind: 'board',
      since: -1,
      rev: 0,
      resigned: [],
      attempts: 0,
      retryAt: null,
    });
    expect(second).toMatchObject({ since: 0, rev: 1, resigned: [1] });
    if (!first || !second) throw new Error('two were written');
    await store.outbox.begin(bundle('board', second.id), { oldest: first.id, attempts: 0 });
    await store.outbox.failed(bundle('board', second.id), 'no such channel', 99);
    expect((await store.outbox.waiting()).map(row => [row.attempts, row.retryAt])).toEqual([
      [1, 99],
      [1, 99],
    ]);
    await store.outbox.delivered(bundle('board', first.id), 0);
    expect((await store.outbox.waiting()).map(row => row.id)).toEqual([second.id]);
    await store.outbox.failed(bundle('board', second.id), 'no such channel', null);
    expect(await store.outbox.waiting()).toEqual([]);
  });

  test('the board before a notice, with its story and its state; none where none stands there', async () => {
    const store = await started();
    for (const rev of [0, 1, 2])
      await store.moves.append('m1', rev, move({ action: `a${rev + 1}`, state: { turn: rev + 1 } }));
    const match = { id: 'm1', game: 'porto' };
    for (const since of [-1, 1]) await store.outbox.put({ ...notice, since });
    const [deal, second] = await store.outbox.waiting();
    if (!deal || !second) throw new Error('two were written');
    const boardBefore = (id: number, to: number) => store.moves.boardBefore(match, id, to);
    expect(await boardBefore(second.id, 2)).toBeUndefined();
    await store.outbox.delivered(bundle('board', deal.id), -1);
    expect(await boardBefore(deal.id, 2)).toBeUndefined();
    const shown = await boardBefore(second.id, 2);
    expect(shown).toMatchObject({ since: -1, state: { turn: 2 } });
    expect(shown?.moves).toEqual(await store.moves.list('m1', -1, 2));
    await store.outbox.delivered(bundle('board', second.id), 1);
    expect(await boardBefore(second.id + 1, 3)).toMatchObject({
      since: 1,
      moves: [{ rev: 2 }, { rev: 3 }],
      state: { turn: 3 },
    });
    expect((await boardBefore(second.id + 1, 1))?.moves).toEqual([]);
  });
});
