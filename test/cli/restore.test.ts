import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compact } from '../../src/cli/db/compact.ts';
import { rebuildRatings } from '../../src/cli/db/ratings.ts';
import { restore } from '../../src/cli/db/restore.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { copyFile, gamesIn, openStore } from '../../src/store/index.ts';
import { folder } from '../store/backends.ts';
import { MATCH } from '../support/stored.ts';

const silent = (): void => {};

/** Makes a database with one game, which is closed. */
async function withAGame(): Promise<string> {
  const path = join(folder(), 'porto.sqlite');
  const store = await openStore(path);
  await store.matches.insert(MATCH, []);
  await store.close();
  return path;
}

function run(path: string, ...statements: readonly string[]): void {
  const handle = new Handle(path, 1_000);
  for (const statement of statements) handle.prepare(statement).run();
  handle.close();
}

type Making = (path: string, database: string) => unknown;

/** Files that are no backup, each with the way to make one and the line that refuses it. */
const NO_BACKUPS: Readonly<Record<string, readonly [make: Making, line: RegExp]>> = {
  missing: [() => {}, /^there is no database \S+$/],
  'of 0 bytes': [path => writeFileSync(path, ''), /^the file \S+ is empty \(0 bytes\)$/],
  'without tables': [
    path => run(path, 'create table a (b text)', 'drop table a'),
    /^the database \S+ is empty: it has no tables$/,
  ],
  'a text': [path => writeFileSync(path, 'Dear diary, '.repeat(1_000)), /is not an SQLite database$/],
  'nothing but zeros': [path => writeFileSync(path, Buffer.alloc(8_192)), /is not an SQLite database$/],
  'a folder': [path => mkdirSync(path), /is not a file$/],
  'cut short': [
    async (path, database) => {
      await copyFile(database, path);
      truncateSync(path, 20_000);
    },
    /is damaged: /,
  ],
  "another program's": [path => run(path, 'create table recipes (name text)'), /belongs to another program$/],
  'of a newer version': [
    async (path, database) => {
      await copyFile(database, path);
      run(path, `insert into kysely_migration values ('0999-future', '2099-01-01')`);
    },
    /was made by a newer version of this program \(0999-future\)$/,
  ],
};

test.each(Object.entries(NO_BACKUPS))(
  'a backup that is %s is refused, and nothing is changed',
  async (_, [make, line]) => {
    const database = await withAGame();
    const before = readFileSync(database);
    const backup = join(folder(), 'backup.sqlite');
    await make(backup, database);
    await expect(restore(database, backup, silent)).rejects.toThrow(line);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(join(database, '..'))).toEqual(['porto.sqlite']);
  },
);

test('a database is not restored from itself', async () => {
  const database = await withAGame();
  await expect(restore(database, database, silent)).rejects.toThrow(
    /is the database itself, and nothing was changed$/,
  );
  expect(gamesIn(database)).toBe(1);
});

test('commands that change a database make none where it is missing or empty', async () => {
  const place = folder();
  writeFileSync(join(place, 'empty.sqlite'), '');
  for (const command of [compact, rebuildRatings]) {
    await expect(command(join(place, 'empty.sqlite'), silent)).rejects.toThrow(/is empty \(0 bytes\)$/);
    await expect(command(join(place, 'missing.sqlite'), silent)).rejects.toThrow(/^there is no database /);
  }
  expect(readdirSync(place)).toEqual(['empty.sqlite']);
});
