import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { folder } from '../store/backends.ts';
import { bundled } from '../support/bundled.ts';
import { asAdmin, asAdminOf, database } from '../support/postgres.ts';

const PASSWORD = 'hunter2-hunter2';

async function secretDatabase(): Promise<string> {
  const [url, user] = [
    new URL(await database({ tables: false })),
    `user_${randomUUID().replaceAll('-', '')}`,
  ];
  await asAdmin(`create role ${user} login password '${PASSWORD}'`);
  await asAdmin(`grant all on database ${url.pathname.slice(1)} to ${user}`);
  await asAdminOf(url.href, `grant all on schema public to ${user}`);
  onTestFinished(async () => {
    await asAdmin(`drop database if exists ${url.pathname.slice(1)} with (force)`, `drop role ${user}`);
  });
  return Object.assign(url, { username: user, password: PASSWORD }).href;
}

function db(url: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: url, BACKUP_DIR: '' };
  const child = spawnSync(process.execPath, [bundled('db'), ...args], {
    cwd: folder(),
    env,
    encoding: 'utf8',
  });
  const [out, err] = [child.stdout.trim(), child.stderr.trim()];
  expect(out + err).not.toContain(PASSWORD);
  return { status: child.status, out, err };
}

async function play(address: string): Promise<string> {
  const store = await openStore(address);
  const newSeed = () => Buffer.alloc(32, 7);
  const table = new Table({ store, games, now: () => 1_000, announce: () => {}, newSeed });
  const opener = { id: 'u1', name: 'Ann' };
  const place = { channelId: 'c1', guildId: null, opener, seats: 1 };
  const opened = await table.openAndStart({ game: 'porto', options: { variant: 'solo' }, ...place });
  if (!opened.ok) throw new Error(opened.refusal.code);
  for (let count = 0; count < 6; count++) {
    const match = await table.get(opened.value.id);
    const [action] = match?.position.legal(0) ?? [];
    if (action !== undefined) await table.act(opened.value.id, 'u1', games.porto?.write(action) ?? '');
  }
  await store.close();
  return opened.value.id;
}

test('checked, exported and copied as a file is, without the password in any line', async () => {
  const url = await secretDatabase();
  const name = new URL(url);
  const shown = `${name.protocol}//${name.host}${name.pathname}`;
  const id = await play(url);
  const words = '1 matches, 1 replayed with 6 moves';
  expect(db(url, 'check')).toEqual({
    status: 0,
    err: '',
    out: `${shown} is whole: ${words} (pages and keys are for PostgreSQL itself: pg_amcheck)`,
  });
  const file = join(folder(), 'x.sqlite');
  expect(db('', 'copy', url, file)).toMatchObject({
    status: 0,
    err: '',
    out: expect.stringMatching(
      new RegExp(`^${file} holds all of ${shown}: \\d+ rows of 50 tables; ${words}$`),
    ),
  });
  expect(db('', 'check', file).out).toBe(`${file} is whole: ${words}`);
  const [here, there] = [folder(), folder()];
  expect(db(url, 'export', '--to', here)).toMatchObject({ status: 0, err: '1 games' });
  expect(db(`file:${file}`, 'export', '--to', there)).toMatchObject({ status: 0, err: '1 games' });
  expect(readdirSync(here)).toEqual([`${id}.json`]);
  expect(readFileSync(join(here, `${id}.json`), 'utf8')).toBe(
    readFileSync(join(there, `${id}.json`), 'utf8'),
  );

  expect(db('', 'ratings', url)).toEqual({
    status: 0,
    err: '',
    out: '0 rated games with 0 changes: what is stored follows from them',
  });

  await asAdminOf(url, `update moves set state = replace(state, '"round":1', '"round":2') where rev = 2`);
  expect(db(url, 'check')).toEqual({ status: 1, out: '', err: `match ${id}: revision 2 differs` });
  const other = join(folder(), 'y.sqlite');
  expect(db('', 'copy', url, other)).toMatchObject({
    status: 1,
    err: `match ${id}: revision 2 differs\nnothing was copied: games are damaged (--anyway copies them as they are)`,
  });
});

test('a task for the database’s own tools, or an impossible one, gives one line', async () => {
  const url = await secretDatabase();
  const own =
    'DATABASE_URL names a database of PostgreSQL: pg_dump makes copies of it, pg_restore puts one back';
  expect(db(url, 'backup')).toEqual({ status: 1, out: '', err: own });
  expect(db(url, 'restore', 'x.sqlite')).toEqual({ status: 1, out: '', err: own });
  expect(db(url, 'check')).toMatchObject({ status: 1, err: expect.stringMatching(/holds nothing$/) });
  expect(db('', 'copy', url, 'mysql://x:hunter2-hunter2@y/z')).toMatchObject({
    status: 78,
    err: expect.stringMatching(/^TO expects file: and a path/),
  });
  expect(db('', 'copy', `postgres://bot:${PASSWORD}@host`, 'x.sqlite')).toMatchObject({
    status: 78,
    err: expect.stringMatching(/^FROM expects for PostgreSQL postgres:/),
  });
  const wrong = Object.assign(new URL(inject('postgres')), { username: 'nobody', password: PASSWORD }).href;
  expect(db('', 'check', wrong)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/ refuses this user or its password$/),
  });
});
