import { expect, onTestFinished, test, vi } from 'vitest';
import { pairingLoop } from '../../../src/table/finding/finding.ts';
import { ANN, accepted, BEN, type Room, room } from '../room.ts';

async function looped(isOurs: boolean): Promise<Room & { readonly failures: unknown[] }> {
  const here = await room();
  const failures: unknown[] = [];
  const loop = pairingLoop({
    finding: here.table.finding,
    after: () => () => {},
    isOurs: () => isOurs,
    failed: error => failures.push(error),
  });
  loop.open();
  onTestFinished(() => loop.close());
  return { ...here, failures };
}

const seek = async ({ table }: Room): Promise<void> => {
  for (const { id, name } of [ANN, BEN]) {
    const open = { pace: null, seats: null, rated: null, language: null };
    const place = { channelId: `dm-${id}`, guildId: null };
    accepted(await table.finding.seek({ id, name }, { game: 'toy', speaks: 'en', ...open, ...place }));
  }
};

test('a new request is paired at once, without a wait for the next look', async () => {
  const here = await looped(true);
  await seek(here);
  await vi.waitFor(async () => expect(await here.store.listings.liveOf(ANN.id)).toHaveLength(1), 300_000);
  expect(here.failures).toEqual([]);
});

test('only the process with the first shard pairs people', async () => {
  const here = await looped(false);
  const pair = vi.spyOn(here.table.finding, 'pair');
  await seek(here);
  expect(pair).not.toHaveBeenCalled();
  expect(await here.store.seeks.all()).toHaveLength(2);
});

test('a failed pairing is reported, and the next request is paired again', async () => {
  const here = await looped(true);
  vi.spyOn(here.table.finding, 'pair').mockRejectedValueOnce(new Error('no database'));
  await seek(here);
  await vi.waitFor(async () => expect(await here.store.listings.liveOf(ANN.id)).toHaveLength(1), 300_000);
  expect(here.failures).toEqual([new Error('no database')]);
});
