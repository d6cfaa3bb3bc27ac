import { chmodSync, closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Handle, ImmediateSqliteDialect, openDatabase } from '../../src/store/dialect/sqlite.ts';
import { faultsOf, openStore, type Store, StoreError } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/store.ts';
import { DEAL, MATCH } from '../support/stored.ts';
import { isLong } from '../support/test-form.ts';
import { folder } from './backends.ts';

const move = (filler: string) =>
  ({
    seat: 0,
    action: 'a',
    by: 'person',
    events: [],
    reveals: false,
    batch: 0,
    ...DEAL,
    state: { filler },
  }) as const;

/** Opens a store on a disk with room for this many pages of 4 KB. Also returns a function that adds room. */
async function small(pages: number) {
  const path = join(folder(), 'x.sqlite');
  const handle = openDatabase(path);
  const store = await storeOn(new ImmediateSqliteDialect(handle), path);
  onTestFinished(() => store.close());
  await store.matches.insert(MATCH, []);
  await store.matches.start('m1', DEAL);
  const room = (count: number) => handle.pragma(`max_page_count = ${count}`);
  room(Number(handle.pragma('page_count')) + pages);
  return { path, store, room };
}

const add = (store: Store, rev: number) =>
  store.transaction(async ({ moves, outbox }) => {
    await outbox.put({ matchId: 'm1', kind: 'board', rev: rev + 1, since: rev, resigned: [], at: 30 });
    await moves.append('m1', rev, move('x'.repeat(9_000)));
  });

test('a full disk: one clear line, nothing of the move is kept, and it goes on once there is room', async () => {
  const { path, store, room } = await small(10);
  let rev = 0;
  const trouble = await (async () => {
    for (; rev < 100; rev++) {
      const error = await add(store, rev).catch((reason: unknown) => reason);
      if (error !== undefined) return error;
    }
    return undefined;
  })();
  expect(trouble).toBeInstanceOf(StoreError);
  expect(String(trouble)).toBe(`StoreError: there is no room for the database ${path}: the disk is full`);
  expect(rev).toBeGreaterThan(0);
  for (const again of [1, 2, 3]) {
    await expect(add(store, rev), `try ${again}`).rejects.toThrow(/the disk is full/);
  }
  expect((await store.matches.get('m1'))?.rev).toBe(rev);
  expect(await store.moves.list('m1', 0, 99)).toHaveLength(rev);
  expect(await store.outbox.waiting()).toHaveLength(rev);
  room(10_000);
  await add(store, rev);
  expect((await store.matches.get('m1'))?.rev).toBe(rev + 1);
});

test.runIf(isLong)(
  'a database that another program holds: said after the patience of a writer, not waited for ever',
  async () => {
    const path = join(folder(), 'x.sqlite');
    const store = await openStore(path);
    onTestFinished(() => store.close());
    const other = new Handle(path, 100);
    onTestFinished(() => other.close());
    other.prepare('begin immediate').run();
    await expect(store.transaction(({ kv }) => kv.set('k', 'v'))).rejects.toThrow(
      `the database ${path} is held by another program`,
    );
    other.prepare('rollback').run();
    await store.transaction(({ kv }) => kv.set('k', 'v'));
    expect(await store.kv.get('k')).toBe('v');
  },
);

async function overwritten(): Promise<string> {
  const path = join(folder(), 'x.sqlite');
  const store = await openStore(path);
  await store.matches.insert(MATCH, []);
  await store.matches.start('m1', DEAL);
  await store.close();
  // The first pages hold the empty tables and indices, so only later pages are overwritten.
  const empty = Math.ceil(statSync(path).size / 4_096);
  const again = await openStore(path);
  for (let rev = 0; rev < 80; rev++) await add(again, rev);
  await again.close();
  const file = openSync(path, 'r+');
  const pages = statSync(path).size / 4_096;
  for (let page = Math.ceil((empty + pages) / 2); page < pages; page += 3)
    writeSync(file, Buffer.alloc(2_000, 0x5a), 0, 2_000, page * 4_096);
  closeSync(file);
  return path;
}

test('pages that were written over: found, said, and no copy of them drives a good one out', async () => {
  const path = await overwritten();
  expect((await faultsOf(path)).length).toBeGreaterThan(0);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  const to = join(dirname(path), 'copy.sqlite');
  await expect(store.copyTo(to)).rejects.toThrow(/^no copy was made at .*: .*damaged: /);
  expect(readdirSync(dirname(path)).filter(name => name.startsWith('copy'))).toEqual([]);
  const read = await store.moves.list('m1', 0, 99).catch((error: unknown) => error);
  const written = await add(store, 80).catch((error: unknown) => error);
  for (const result of [read, written]) {
    if (result instanceof Error)
      expect(result.message).toMatch(/damaged|malformed|no JSON|is not at revision/);
  }
});

test('a copy to where nothing can be written', async () => {
  const home = folder();
  const store = await openStore(join(home, 'x.sqlite'));
  onTestFinished(() => store.close());
  await mkdir(join(home, 'taken.sqlite'));
  await expect(store.copyTo(join(home, 'x.sqlite', 'copy.sqlite'))).rejects.toThrow(/^no copy was made at /);
  await expect(store.copyTo(join(home, 'taken.sqlite'))).rejects.toThrow(/^no copy was made at /);
  expect(readdirSync(home).filter(name => name.includes('.part'))).toEqual([]);
});

test.skipIf(process.getuid?.() === 0)('a folder without the right to write', async () => {
  const home = folder();
  chmodSync(home, 0o500);
  onTestFinished(() => chmodSync(home, 0o700));
  await expect(openStore(join(home, 'x.sqlite'))).rejects.toThrow(/can't be opened for writing/);
});

test('a committed change is forced to the disk before it counts', async () => {
  const handle = openDatabase(join(folder(), 'x.sqlite'));
  onTestFinished(() => handle.close());
  expect([handle.pragma('journal_mode'), handle.pragma('synchronous')]).toEqual(['wal', 2]);
});
