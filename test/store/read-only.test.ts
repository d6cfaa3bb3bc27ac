import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../src/cli/db/check.ts';
import { copyFile, gamesIn, openStore, restoreFile } from '../../src/store/index.ts';
import { folder } from './backends.ts';

/** Makes a database, and a copy of its file in another folder, as operators make it by hand. */
async function byHand() {
  const home = folder();
  const path = join(home, 'porto.sqlite');
  await (await openStore(path)).close();
  const place = join(home, 'copies');
  mkdirSync(place);
  const copy = join(place, 'copy.sqlite');
  copyFileSync(path, copy);
  return { home, path, place, copy };
}

test('a check, a restore and a count of games leave no files beside the copy that they read', async () => {
  const { path, place, copy } = await byHand();
  expect((await check(copy)).faults).toEqual([]);
  expect(gamesIn(copy)).toBe(0);
  await restoreFile(path, copy, async () => {});
  expect(readdirSync(place)).toEqual(['copy.sqlite']);
});

test('a copy is read with its log, which holds the newest changes', async () => {
  const { home, path, place, copy } = await byHand();
  const store = await openStore(path);
  await store.transaction(({ kv }) => kv.set('k', 'newest'));
  for (const suffix of ['', '-wal']) copyFileSync(`${path}${suffix}`, `${copy}${suffix}`);
  await store.close();
  const whole = join(home, 'whole.sqlite');
  await copyFile(copy, whole);
  const copied = await openStore(whole);
  expect(await copied.kv.get('k')).toBe('newest');
  await copied.close();
  expect(readdirSync(place)).toEqual(['copy.sqlite', 'copy.sqlite-wal']);
});
