import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { ConflictError, openStore, StoreError } from '../../src/store/index.ts';
import { DEAL, MATCH } from '../support/stored.ts';
import { isLong } from '../support/test-form.ts';
import { folder } from './backends.ts';

const open = async (path: string) => {
  const store = await openStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};
function raw(path: string): Handle {
  const database = new Handle(path, 1_000);
  onTestFinished(() => {
    database.close();
  });
  return database;
}
const complaint = async (path: string): Promise<string> => {
  const error = await openStore(path).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreError)) throw new Error(`opened, or threw ${String(error)}`);
  return error.message;
};

test('folders are made, a second opening finds what the first wrote', async () => {
  const path = join(folder(), 'a', 'b', 'x.sqlite');
  const first = await open(path);
  await first.kv.set('k', 'v');
  await first.close();
  const second = await open(path);
  expect(await second.kv.get('k')).toBe('v');
});

test('two openings at once of a new file both succeed', async () => {
  const path = join(folder(), 'x.sqlite');
  const [one, two] = await Promise.all([open(path), open(path)]);
  await one.kv.set('k', 'v');
  expect(await two.kv.get('k')).toBe('v');
});

test.runIf(isLong)(
  'a change deleted for good leaves the file at once, a large one later, and while it is read when that ends',
  async () => {
    const path = join(folder(), 'x.sqlite');
    const store = await open(path);
    const [word, size] = ['Zoë of the Ribeira', () => statSync(path).size];
    const traces = () =>
      [path, `${path}-wal`].filter(file => existsSync(file) && readFileSync(file).includes(word));
    const leave = async () => {
      const unclean = raw(path);
      unclean.prepare(`insert into kv values ('x', ?)`).run(word);
      unclean.prepare(`delete from kv where key = 'x'`).run();
      await store.privacy.erase('u1', [word]);
    };
    await leave();
    expect(traces()).not.toEqual([]);
    const reader = raw(path);
    reader.prepare('begin').run();
    reader.prepare('select * from kv').all();
    await expect(store.scrub('at-once')).rejects.toThrow(/another program reads or writes/);
    reader.prepare('commit').run();
    expect(await store.scrub('at-once')).toBe(true);
    expect(traces()).toEqual([]);
    expect(await store.kv.get('scrub')).toBeUndefined();

    await store.kv.set('large', 'x'.repeat(33 * 1024 * 1024));
    await leave();
    expect(await store.scrub('at-once')).toBe(false);
    expect(statSync(`${path}-wal`).size).toBe(0);
    expect(size()).toBeGreaterThan(33 * 1024 * 1024);
    expect(await store.scrub('whole')).toBe(true);
    expect(traces()).toEqual([]);
  },
);

test('the name of who was forgotten leaves the file with its row, also where the file is too large to be rewritten', async () => {
  const path = join(folder(), 'x.sqlite');
  const store = await open(path);
  const name = 'Zoë of the Ribeira';
  // Some names are in pages that stay in use, and others in pages that become free.
  const people = Array.from({ length: 40 }, (_, index) => `u${index}`);
  for (const id of people) await store.people.change(id, { name: `${name} ${'x'.repeat(900)}` });
  const checkpointed = (): boolean => {
    raw(path).pragma('wal_checkpoint(truncate)');
    return readFileSync(path).includes(name);
  };
  expect(checkpointed()).toBe(true);
  for (const id of people) await store.privacy.erase(id, [name]);
  expect(await store.people.get('u1')).toMatchObject({ name: null });
  expect(checkpointed()).toBe(false);
});

test('a newer database is refused and left as it is', async () => {
  const path = join(folder(), 'x.sqlite');
  await (await open(path)).close();
  raw(path)
    .prepare(`insert into kysely_migration values ('0999-future', ?)`)
    .run(new Date(4e12).toISOString());
  expect(await complaint(path)).toMatch(/newer version of this program \(0999-future\)/);
});

test("another program's database is refused and left as it is", async () => {
  const path = join(folder(), 'x.sqlite');
  raw(path).prepare('create table recipes (name text)').run();
  expect(await complaint(path)).toMatch(/belongs to another program/);
  const tables = raw(path).prepare(`select name from sqlite_master where type = 'table'`).all();
  expect(tables).toEqual([{ name: 'recipes' }]);
});

test('a file that is no database', async () => {
  const path = join(folder(), 'x.sqlite');
  writeFileSync(path, 'Dear diary, '.repeat(1_000));
  expect(await complaint(path)).toBe(`${path} is not an SQLite database`);
  expect(statSync(path).size).toBe(12_000);
});

test('a folder in the place of the file, a file in the place of the folder', async () => {
  const home = folder();
  mkdirSync(join(home, 'x.sqlite'));
  expect(await complaint(join(home, 'x.sqlite'))).toBe(`${join(home, 'x.sqlite')} is not a file`);
  writeFileSync(join(home, 'file'), '');
  const message = await complaint(join(home, 'file', 'x.sqlite'));
  expect(message).toMatch(/can't be opened for writing/);
  expect(message).not.toContain('\n');
});

test('the key of the log holds even where the revision was lost', async () => {
  const path = join(folder(), 'x.sqlite');
  const store = await open(path);
  const move = { seat: 0, action: 'a', by: 'person', events: [], reveals: false, batch: 0, ...DEAL } as const;
  await store.matches.insert(MATCH, []);
  await store.matches.start('m1', DEAL);
  await store.moves.append('m1', 0, move);
  raw(path).prepare('update matches set rev = 0').run();
  await expect(store.moves.append('m1', 0, move)).rejects.toThrow(ConflictError);
});

test('a damaged row is thrown, naming match and revision', async () => {
  const path = join(folder(), 'x.sqlite');
  const store = await open(path);
  await store.matches.insert(MATCH, []);
  await store.matches.start('m1', DEAL);
  raw(path).prepare(`update moves set state = '{oops'`).run();
  const row = await store.matches.get('m1');
  expect(() => row?.state).toThrow(/m1, revision 0: state holds no JSON/);
  await expect(store.moves.stateAt('m1', 0)).rejects.toThrow(/m1, revision 0/);
});

test('a writer waits for another one without stopping the process', async () => {
  const path = join(folder(), 'x.sqlite');
  const store = await open(path);
  const other = raw(path);
  other.prepare('begin immediate').run();
  setTimeout(() => other.prepare('rollback').run(), 300);
  await store.transaction(repositories => repositories.kv.set('k', 'v'));
  expect(await store.kv.get('k')).toBe('v');
});

test('a copy that is asked for while a transaction writes is made after it, whole', async () => {
  const store = await open(join(folder(), 'x.sqlite'));
  const to = join(folder(), 'copy.sqlite');
  await store.kv.set('before', '1');
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const writing = store.transaction(async ({ kv }) => {
    await kv.set('within', '2');
    wrote();
    // The pause is long enough for a copy to begin within the transaction.
    await pause(200);
  });
  await written;
  await Promise.all([store.copyTo(to), writing]);
  const copy = raw(to);
  expect(copy.prepare('select key from kv order by key').all()).toEqual([
    { key: 'before' },
    { key: 'within' },
  ]);
});

test('closing waits for the transaction that is under way', async () => {
  const path = join(folder(), 'x.sqlite');
  const store = await open(path);
  const written = store.transaction(async repositories => {
    await repositories.kv.set('k', 'v');
    await new Promise(resolve => setTimeout(resolve, 50));
    await repositories.kv.set('l', 'w');
  });
  await new Promise(resolve => setImmediate(resolve));
  await store.close();
  await written;
  expect(await (await open(path)).kv.get('l')).toBe('w');
});

test.runIf(process.platform === 'linux')(
  'a folder in /proc is refused, and does not hold up the process',
  async () => {
    await expect(openStore('/proc/no-such-folder/db/porto.sqlite')).rejects.toThrow(
      /can't be opened for writing: ENOENT/,
    );
  },
);
