import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore, StoreError } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { copyBeforeMigrating } from '../../src/store/open.ts';
import { some } from '../support/test-form.ts';
import { folder } from './backends.ts';
import { olderFile } from './older-file.ts';

const STEPS = Object.keys(MIGRATIONS);
/** Migrations except the newest. A database of an earlier release may have stopped at any of them. */
const EARLIER = some(STEPS.slice(0, -1), 3);

const MATCH = {
  id: 'm1',
  number: 1,
  game: 'toy',
  options: '{"size":3}',
  status: 'running',
  rev: 1,
  channelId: 'c1',
  openerId: 'u1',
  openerName: 'Ann',
  seatsWanted: 1,
  seed: '07'.repeat(32),
  createdAt: 10,
  updatedAt: 20,
};
const MOVE = { matchId: 'm1', told: '[]', reveals: 0, dice: '{}', rules: 1 };

/**
 * Makes a database file with a game, as an earlier release left it.
 * @param newest last migration of that release
 */
function atVersion(newest: string): Promise<string> {
  const played = { rev: 1, seat: 0, action: 'a', by: 'person', state: '{"turn":1}', at: 20 };
  return olderFile(newest, [
    ['matches', MATCH],
    ['seats', { matchId: 'm1', seat: 0, userId: 'u1', name: 'Ann', resigned: 0 }],
    ['moves', { ...MOVE, rev: 0, state: '{"turn":0}', at: 10 }],
    ['moves', { ...MOVE, ...played, ...(newest >= '0002' && { batch: 0 }) }],
    ['kv', { key: 'commands', value: 'hash' }],
  ]);
}

function raw(path: string): Handle {
  const database = new Handle(path, 1_000);
  onTestFinished(() => database.close());
  return database;
}
const shape = (database: Handle) =>
  (
    database.prepare('select name, sql from sqlite_master where sql is not null').all() as {
      name: string;
      sql: string;
    }[]
  )
    .filter(({ name }) => !name.startsWith('sqlite_'))
    .map(({ name }) => [name, columns(database, name)])
    .toSorted();
const columns = (database: Handle, table: string) =>
  database.prepare(`select name, type, "notnull", pk from pragma_table_info('${table}') order by name`).all();
const game = (database: Handle) => [
  database.prepare('select id, status, rev, seed, updated_at from matches').all(),
  database.prepare('select rev, state, at from moves order by rev').all(),
];

test.each(EARLIER)('a database of %s comes up to date, and a copy of it as it was is kept', async version => {
  const path = await atVersion(version);
  const before = game(raw(path));
  const said: string[] = [];
  const store = await openStore(path, { say: line => said.push(line) });
  onTestFinished(() => store.close());
  expect(await store.matches.get('m1')).toMatchObject({ rev: 1, state: { turn: 1 }, options: { size: 3 } });
  expect(await store.moves.list('m1', 0, 9)).toMatchObject([{ rev: 1, action: 'a', batch: 0 }]);
  expect(await store.kv.get('commands')).toBe('hash');

  const fresh = join(folder(), 'fresh.sqlite');
  await (await openStore(fresh)).close();
  expect(shape(raw(path))).toEqual(shape(raw(fresh)));
  expect(raw(path).prepare('pragma foreign_key_check').all()).toEqual([]);

  const copy = copyBeforeMigrating(path, version);
  expect(said).toEqual([expect.stringContaining(copy)]);
  expect(game(raw(copy))).toEqual(before);
  const steps = raw(copy).prepare('select name from kysely_migration order by name').all();
  expect(steps.at(-1)).toEqual({ name: version });
});

test('an empty database, and one that is up to date, need no copy', async () => {
  const path = join(folder(), 'x.sqlite');
  await (await openStore(path)).close();
  await (await openStore(path)).close();
  expect(readdirSync(dirname(path)).filter(name => !/-(wal|shm)$/.test(name))).toEqual(['x.sqlite']);
});

test('where the copy can not be made, the tables stay as they were', async () => {
  const version = '0001-matches';
  const path = await atVersion(version);
  mkdirSync(copyBeforeMigrating(path, version));
  await expect(openStore(path)).rejects.toThrow(/^no copy was made at .*0001-matches\.sqlite: /);
  await expect(openStore(path)).rejects.toThrow(StoreError);
  expect(raw(path).prepare('select name from kysely_migration').all()).toEqual([{ name: version }]);
  expect(readdirSync(dirname(path)).filter(name => name.includes('.part'))).toEqual([]);
});

test('before the tables change under a running instance, its end is waited for', async () => {
  const path = await atVersion('0002-undos');
  const turns: string[] = [];
  const turn = async (): Promise<void> => void turns.push('asked');
  await (await openStore(path, { turn })).close();
  expect(turns).toEqual([]);
  const newer = join(folder(), 'y.sqlite');
  await (await openStore(newer)).close();
  raw(newer).prepare(`delete from kysely_migration where name = '0002-undos'`).run();
  await openStore(newer, { turn }).catch(() => undefined);
  expect(turns).toEqual(['asked']);
  expect(existsSync(newer)).toBe(true);
});
