import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportGames } from '../../src/cli/db/export.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { Backups, copyFile, openStore, restoreFile } from '../../src/store/index.ts';
import { sweepCopies } from '../../src/upkeep/backups.ts';
import { takeBack } from '../support/older.ts';
import { folder } from './backends.ts';

const modes = (home: string): string[] =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(path => `${relative(home, path)} ${(statSync(path).mode & 0o777).toString(8)}`)
    .toSorted();

/** Sets the usual umask, with which other users may read new files. */
function usual(): void {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
}

test('the database, what SQLite puts beside it, its copies and its folders are for their owner alone', async () => {
  usual();
  const home = folder();
  const path = join(home, 'data', 'db', 'porto.sqlite');
  const store = await openStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  await store.kv.set('k', 'v');
  const backups = new Backups(join(home, 'backups'), path);
  backups.prepare();
  await store.copyTo(backups.pathAt(0));
  await copyFile(path, join(home, 'by-hand.sqlite'));
  expect(modes(home)).toEqual([
    'backups 700',
    'backups/porto-19700101T000000Z.sqlite 600',
    'by-hand.sqlite 600',
    'data 700',
    'data/db 700',
    'data/db/porto.sqlite 600',
    'data/db/porto.sqlite-shm 600',
    'data/db/porto.sqlite-wal 600',
  ]);
});

test('files that were open to all are closed, a folder that was there before is left as it is', async () => {
  usual();
  const home = folder();
  chmodSync(home, 0o755);
  const path = join(home, 'porto.sqlite');
  await (await openStore(path)).close();
  const raw = new Handle(path, 1_000);
  onTestFinished(() => raw.close());
  // The file is one migration behind and readable for all, and a program has it open.
  takeBack(raw, '0008-traces');
  for (const suffix of ['', '-wal', '-shm']) chmodSync(`${path}${suffix}`, 0o644);
  const store = await openStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  expect(modes(home)).toEqual([
    'porto.0007-salts.sqlite 600',
    'porto.sqlite 600',
    'porto.sqlite-shm 600',
    'porto.sqlite-wal 600',
  ]);
  expect(statSync(home).mode & 0o777).toBe(0o755);

  // The bot corrects the permissions of earlier copies when it tidies its copies.
  const backups = new Backups(join(home, 'backups'), path);
  await store.copyTo(backups.pathAt(0));
  const copies = [backups.pathAt(0), join(home, 'porto.0007-salts.sqlite')];
  for (const copy of copies) chmodSync(copy, 0o644);
  backups.rotate(7, 0);
  sweepCopies(path, Date.now());
  for (const copy of copies) expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test("another program's database keeps who may read it", async () => {
  usual();
  const path = join(folder(), 'recipes.sqlite');
  const raw = new Handle(path, 1_000);
  onTestFinished(() => raw.close());
  raw.prepare('create table recipes (name text)').run();
  chmodSync(path, 0o644);
  await expect(openStore(path)).rejects.toThrow(/belongs to another program/);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

test('restored files, replaced files and exported records are for their owner alone', async () => {
  usual();
  const home = folder();
  const [path, copy] = [join(home, 'porto.sqlite'), join(home, 'copy.sqlite')];
  await (await openStore(path)).close();
  await copyFile(path, copy);
  for (const file of [path, copy]) chmodSync(file, 0o644);
  const replaced = await restoreFile(path, copy, async () => {});
  for (const file of [path, replaced ?? '']) expect(statSync(file).mode & 0o777).toBe(0o600);
  mkdirSync(join(home, 'out'));
  await exportGames(path, join(home, 'out', 'records'), () => {});
  expect(statSync(join(home, 'out', 'records')).mode & 0o777).toBe(0o700);
});
