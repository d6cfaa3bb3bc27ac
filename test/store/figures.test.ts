import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { DEAL, MATCH } from '../support/stored.ts';
import { onDatabases } from '../support/test-form.ts';
import { BACKENDS } from './backends.ts';

const board = (matchId: string, at: number, notBefore: number | null = null) =>
  ({ matchId, kind: 'board', rev: 0, since: 0, resigned: [], at, notBefore }) as const;

test.each(onDatabases(Object.entries(BACKENDS)))(
  'on %s, what waits and what is played is summed up',
  async (_name, open) => {
    const store = await open();
    onTestFinished(() => store.close());
    const { figures, matches, outbox } = store;
    expect(await figures.outbox(1_000)).toEqual({ due: 0, retrying: 0, later: 0, parked: 0, since: null });
    expect(await figures.live()).toEqual([]);
    for (const [index, game] of ['toy', 'toy', 'porto', 'toy'].entries())
      await matches.insert({ ...MATCH, id: `m${index}`, game, channelId: `c${index}` }, []);
    await matches.start('m1', DEAL);
    await matches.end('m3', 'cancelled', 'cancel', 30);
    await matches.setParked('m2', 40);
    expect(await figures.live()).toEqual([
      { game: 'porto', lobbies: 1, running: 0, parked: 1 },
      { game: 'toy', lobbies: 1, running: 1, parked: 0 },
    ]);
    await outbox.put(board('m0', 300));
    await outbox.put(board('m1', 100, 5_000));
    await outbox.put(board('m2', 50));
    await outbox.park({ matchId: 'm2', place: 0 }, 'closed', 9_000);
    expect(await figures.outbox(1_000)).toEqual({ due: 1, retrying: 0, later: 1, parked: 1, since: 300 });
    // A message that is scheduled for later counts as late only from its due time on.
    expect(await figures.outbox(6_000)).toEqual({ due: 2, retrying: 0, later: 0, parked: 1, since: 300 });
    const [first] = await outbox.waiting('m0');
    const bundle = { matchId: 'm0', place: 0, kind: 'board', upTo: first?.id ?? 0 } as const;
    await outbox.begin(bundle, { oldest: bundle.upTo, attempts: 0 });
    await outbox.failed(bundle, 'no', 8_000);
    expect(await figures.outbox(1_000)).toEqual({ due: 0, retrying: 1, later: 1, parked: 1, since: 300 });
    await outbox.delivered(bundle, 0);
    expect(await figures.outbox(6_000)).toEqual({ due: 1, retrying: 0, later: 0, parked: 1, since: 5_000 });
  },
);

test('each statement and each transaction is reported with its time', async () => {
  const lines: string[] = [];
  const store = await openStore(':memory:', {
    queried: (kind, milliseconds) => lines.push(milliseconds >= 0 ? kind : 'wrong'),
  });
  onTestFinished(() => store.close());
  lines.length = 0;
  await store.kv.get('k');
  expect(lines).toEqual(['read']);
  await store.transaction(({ kv }) => kv.set('k', 'v'));
  expect(lines).toEqual(['read', 'write', 'transaction']);
  await expect(
    store.transaction(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(lines).toEqual(['read', 'write', 'transaction', 'transaction']);
});
