import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NoticeKind, Store } from '../../src/store/index.ts';
import { NEW_MESSAGE_AFTER_MS } from '../../src/table/moves/tell-moves.ts';
import { runs } from '../support/postgres.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, type Room, reload, room, running } from './room.ts';

const KINDS: readonly NoticeKind[] = [
  'redraw',
  'lobby',
  'vote',
  'progress',
  'board',
  'closed',
  'request',
  'ping',
];
const Step = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
  // Results of a post: arrived, arrived without an answer, failed, and refused by a closed channel.
  { weight: 3, arbitrary: fc.constantFrom('delivered', 'lost', 'failed', 'closed') },
);
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

class Channel {
  readonly #there = new Map<string, readonly number[]>();

  post(nonce: string, rows: readonly number[]): boolean {
    if (this.#there.has(nonce)) return false;
    this.#there.set(nonce, rows);
    return true;
  }

  get announced(): readonly number[] {
    return [...this.#there.values()].flat();
  }
}

const waiting = async ({ outbox }: Pick<Store, 'outbox'>): Promise<readonly number[]> =>
  (await outbox.waiting()).map(({ id }) => id);

/**
 * Posts the first message that is due, with a simulated outcome. A transaction that is rolled back tells the rows of the
 * message.
 */
async function tell({ store, table }: Room, channel: Channel, outcome: string): Promise<void> {
  const [notice] = (await table.outbox.outlook()).notices;
  if (!notice) return;
  expect(await table.outbox.begin(notice)).toBeDefined();
  const before = await waiting(store);
  const rows: number[] = [];
  const rehearsed = store.transaction(async ({ outbox }) => {
    await outbox.delivered({ matchId: notice.matchId, place: 0, kind: notice.kind, upTo: notice.id }, 0);
    const after = await waiting({ outbox });
    rows.push(...before.filter(id => !after.includes(id)));
    throw new Error('only rehearsed');
  });
  await expect(rehearsed).rejects.toThrow('only rehearsed');
  if (outcome !== 'failed') channel.post(notice.nonce, rows);
  if (outcome === 'delivered') return table.outbox.delivered(notice, 'm1');
  if (outcome === 'closed') return table.outbox.park(notice, 'closed');
  return table.outbox.failed(notice, 'a line was cut', 0);
}

test('whatever is put, lost or refused in between: each row is reported by one message, and none for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 12 }), async (steps: readonly Step[]) => {
      const here = await room();
      const { id } = await running(here);
      const channel = new Channel();
      for (const step of steps) {
        const kind = KINDS.find(each => each === step);
        if (kind === undefined) await tell(here, channel, step);
        else {
          const seat = kind === 'ping' ? 0 : null;
          await here.store.outbox.put({ matchId: id, kind, rev: 0, since: -1, resigned: [], at: 30, seat });
        }
      }
      await here.table.outbox.unpark({ channelId: 'c1' });
      const rows =
        steps.filter(step => KINDS.some(kind => kind === step)).length + (await waiting(here.store)).length;
      for (let left = rows; left > 0; left--) await tell(here, channel, 'delivered');
      expect(await waiting(here.store)).toEqual([]);
      const { announced } = channel;
      expect(announced.filter((row, index) => announced.indexOf(row) !== index)).toEqual([]);
      await here.store.close();
    }),
    { numRuns: runs(60) },
  );
});

test.each(['progress', 'redraw'] as const)(
  'a %s that another process has reported as well, and gone on from, is followed by a newer picture; the newest is not',
  async kind => {
    const here = await room();
    const { id } = await running(here);
    const { store, table } = here;
    const noticeAt = async (rev: number, kind: NoticeKind = 'progress') => {
      await store.transaction(({ outbox }) =>
        outbox.put({ matchId: id, kind, rev, since: 0, resigned: [], seat: null, at: 1 }),
      );
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) throw new Error('nothing is to be reported');
      await table.outbox.delivered(notice, 'm1');
      return notice;
    };
    await noticeAt(1);
    const [first, second] = [await noticeAt(2, kind), await noticeAt(3)];
    expect(first.kind).toBe(kind);
    await table.outbox.delivered(second, 'm1');
    expect(await waiting(store)).toEqual([]);
    await table.outbox.delivered(first, 'm1');
    const [again, ...others] = (await table.outbox.outlook()).notices;
    expect([again?.kind, others]).toEqual(['redraw', []]);
    if (again) await table.outbox.delivered(again, null);
    expect(await waiting(store)).toEqual([]);
  },
);

/** Begins a solo game whose first edit is begun, and interrupted by a kill. */
async function interrupted() {
  const here = await room();
  const match = await running(here, 1, { options: { solo: true } });
  const { table } = here;
  const move = async (): Promise<number> => {
    const now = await reload(here, match);
    accepted(await table.act(match.id, ANN.id, toys.toy?.write(now.position.legal(0)[0]) ?? ''));
    return (await reload(here, match)).rev;
  };
  const next = async () => {
    const [notice] = (await table.outbox.outlook()).notices;
    const begun = notice && (await table.outbox.begin(notice));
    if (!begun) throw new Error('nothing waits');
    return { notice, begun };
  };
  const deliver = async (): Promise<void> => {
    const { notice, begun } = await next();
    await table.outbox.delivered({ ...notice, rev: begun.rev, since: begun.since }, 'm1');
  };
  await deliver();
  const rev = await move();
  expect((await next()).notice).toMatchObject({ kind: 'progress', rev });
  return { ...here, rev, move, next, deliver };
}

test('an edit that is made again after a kill shows the newest revision', async () => {
  const { rev, move, next } = await interrupted();
  const newest = await move();
  expect(await next()).toMatchObject({ notice: { rev }, begun: { rev: newest } });
});

test('an edit that is made again after a kill shows its own revision before a new board', async () => {
  const { rev, move, next, clock } = await interrupted();
  clock.now += NEW_MESSAGE_AFTER_MS;
  await move();
  expect(await next()).toMatchObject({ notice: { rev }, begun: { rev } });
});

test('a new board begins after what an edit has shown too early', async () => {
  const { move, next, deliver, clock } = await interrupted();
  const shown = await move();
  await deliver();
  clock.now += NEW_MESSAGE_AFTER_MS;
  const rev = await move();
  expect(await next()).toMatchObject({ notice: { kind: 'board', rev }, begun: { since: shown } });
});
