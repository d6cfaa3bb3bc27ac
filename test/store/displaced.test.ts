import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { healthy, ready } from '../../src/health.ts';
import { openStore, type Store, StoreError } from '../../src/store/index.ts';
import { Instance } from '../../src/upkeep/leases/take-over.ts';
import { folder } from './backends.ts';

async function opened() {
  const path = join(folder(), 'porto.sqlite');
  const store = await openStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  await store.transaction(({ kv }) => kv.set('k', 'before'));
  return { path, store };
}

const write = (store: Store) => store.transaction(({ kv }) => kv.set('k', 'after'));

test.each<[string, (path: string) => void]>([
  ['deleted', path => rmSync(path)],
  [
    'replaced',
    path => {
      copyFileSync(path, `${path}.other`);
      renameSync(`${path}.other`, path);
    },
  ],
])(
  'a file that was %s under a running bot: unhealthy with its name, and no write is accepted',
  async (what, lose) => {
    const { path, store } = await opened();
    expect(await healthy({ store })).toEqual({ well: true, lines: ['ok'] });
    lose(path);
    const line = `the database file ${path} was ${what} while this process had it open: no action is accepted until a restart`;
    expect(await healthy({ store })).toEqual({ well: false, lines: [line] });
    expect((await ready({ store })).lines[0]).toBe(line);
    await expect(write(store)).rejects.toThrow(new StoreError(line));
    expect(await store.kv.get('k')).toBe('before');
    // A backup still saves what was accepted before.
    const copy = join(folder(), 'copy.sqlite');
    await store.copyTo(copy);
    const saved = await openStore(copy);
    onTestFinished(() => saved.close());
    expect(await saved.kv.get('k')).toBe('before');
  },
);

test('a file that is deleted during a transaction: the transaction is not committed', async () => {
  const { path, store } = await opened();
  const writing = store.transaction(async ({ kv }) => {
    await kv.set('k', 'after');
    rmSync(path);
  });
  await expect(writing).rejects.toThrow(/was deleted/);
  expect(await store.kv.get('k')).toBe('before');
});

test('the renewal of the lease reports a deleted file, once', async () => {
  const { path, store } = await opened();
  const said: string[] = [];
  const instance = new Instance({ say: () => {}, trouble: error => said.push(String(error)) });
  await instance.take(store.lease);
  onTestFinished(() => instance.pause());
  rmSync(path);
  for (let beat = 0; beat < 3; beat++) expect(await instance.renew()).toBe(false);
  expect(said).toEqual([expect.stringContaining(`the database file ${path} was deleted`)]);
});

test('a file that stays in its place is no trouble, whatever rewrites it', async () => {
  const { store } = await opened();
  await store.reclaim();
  await write(store);
  expect(store.displaced).toBeUndefined();
  const inMemory = await openStore(':memory:');
  onTestFinished(() => inMemory.close());
  await write(inMemory);
  expect(inMemory.displaced).toBeUndefined();
});
