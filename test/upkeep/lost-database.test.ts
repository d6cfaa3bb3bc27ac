import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Backups, clearPlace, openStore, restoreFile, StoreError } from '../../src/store/index.ts';
import { refuseLostDatabase } from '../../src/upkeep/lost-database.ts';
import { bundled } from '../support/bundled.ts';
import { folder } from '../support/folder.ts';
import { DEAL, MATCH } from '../support/stored.ts';
import { isLong } from '../support/test-form.ts';

const AT = Date.parse('2026-11-26T03:00:00Z');

async function home(games: number) {
  const place = folder();
  const database = join(place, 'porto.sqlite');
  const backups = join(place, 'backups');
  mkdirSync(backups);
  const store = await openStore(database);
  for (let game = 0; game < games; game++) {
    await store.matches.insert({ ...MATCH, id: `m${game}`, channelId: `c${game}` }, []);
    await store.matches.start(`m${game}`, DEAL);
  }
  const copy = new Backups(backups, database).pathAt(AT);
  await store.copyTo(copy);
  await store.close();
  return { place, database, copy };
}

const config = (database: string) => ({
  database,
  retentionDays: 90,
  backups: { everyHours: 24, keep: 7 },
});

function refusal(database: string, program?: string): string | undefined {
  try {
    refuseLostDatabase(config(database), program);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError) return error.message;
    throw error;
  }
}

const NEWEST = (database: string, copy: string, games: number, is = 'missing', command = 'npm run db --') =>
  `${database} is ${is}, but its newest copy ${copy} has ${games} games. To put this copy back: ${command} restore ${copy}. To start over without them: ${command} new`;

test('a folder with the name of a copy is no copy', () => {
  const place = folder();
  mkdirSync(join(place, 'backups', 'porto-20260102T000000Z.sqlite'), { recursive: true });
  mkdirSync(join(place, 'porto.replaced-20260101T000000000Z.sqlite'));
  expect(refusal(join(place, 'porto.sqlite'))).toBeUndefined();
});

test.each<['missing' | 'empty', (database: string) => void]>([
  ['missing', database => rmSync(database)],
  ['empty', database => truncateSync(database, 0)],
])(
  'a database that is %s where there are copies with games is refused, and the newest copy is named',
  async (is, lose) => {
    const { place, database, copy } = await home(2);
    expect(refusal(database)).toBeUndefined();
    lose(database);
    expect(refusal(database)).toBe(NEWEST(database, copy, 2, is));
    // A newer copy without games was made after the loss, so the bot still names the older copy.
    const other = await home(0);
    const later = new Backups(join(place, 'backups'), database).pathAt(AT + 3_600_000);
    renameSync(other.copy, later);
    expect(refusal(database)).toBe(NEWEST(database, copy, 2, is));
  },
);

test('a copy that a migration or a restore left beside it counts', async () => {
  const { place, database, copy } = await home(1);
  const beside = join(place, 'porto.replaced-20261126T040000000Z.sqlite');
  renameSync(copy, beside);
  rmSync(database);
  expect(refusal(database)).toBe(NEWEST(database, beside, 1));
});

test('newer copies that can not be read are named', async () => {
  const { place, database, copy } = await home(1);
  rmSync(database);
  const newer = new Backups(join(place, 'backups'), database).pathAt(AT + 3_600_000);
  writeFileSync(newer, 'not a database');
  expect(refusal(database)).toContain(
    `newest readable copy ${copy} has 1 games. Newer copies can't be read: ${newer}. To put`,
  );
});

test('in a folder without scripts of npm, the line names the command beside the program', async () => {
  const { place, database, copy } = await home(1);
  rmSync(database);
  const programs = join(place, 'dist', 'run');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'db.js'), '');
  const line = () => refusal(database, join(programs, 'main.js'));
  expect(line()).toBe(NEWEST(database, copy, 1, 'missing', 'node dist/run/db.js'));
  mkdirSync(join(place, 'scripts'));
  writeFileSync(join(place, 'scripts', 'bootstrap.mjs'), '');
  expect(line()).toBe(NEWEST(database, copy, 1));
});

test('a first start is silent: no folder, an empty folder, copies without games, copies of another database', async () => {
  expect(refusal(join(folder(), 'new', 'porto.sqlite'))).toBeUndefined();
  expect(refusal(join(folder(), 'porto.sqlite'))).toBeUndefined();
  const { place, database } = await home(0);
  rmSync(database);
  expect(refusal(database)).toBeUndefined();
  const other = await home(1);
  expect(refusal(join(other.place, 'other.sqlite'))).toBeUndefined();
  expect(refusal(':memory:')).toBeUndefined();
  expect(readdirSync(place)).toEqual(['backups']);
});

test('a copy that can not be read, and a log without its database, are signs too', async () => {
  const { database, copy } = await home(0);
  rmSync(database);
  writeFileSync(copy, 'not a database');
  expect(refusal(database)).toContain(`there is a copy ${copy}, which can't be read`);
  rmSync(copy);
  writeFileSync(`${database}-wal`, 'x'.repeat(4_096));
  expect(refusal(database)).toContain(`its log ${database}-wal holds changes of games, and there is no copy`);
});

test('a restore and a new database keep the log of the lost one aside, and the bot then starts', async () => {
  for (const again of ['restore', 'new'] as const) {
    const { place, database, copy } = await home(1);
    rmSync(database);
    writeFileSync(`${database}-wal`, 'x'.repeat(4_096));
    if (again === 'restore') await restoreFile(database, copy, async () => {});
    else {
      clearPlace(database);
      await (await openStore(database)).close();
    }
    expect(refusal(database)).toBeUndefined();
    expect(readdirSync(place).filter(name => /^porto[.]replaced-.*-wal$/.test(name))).toHaveLength(1);
    const store = await openStore(database);
    expect(await store.matches.ids()).toHaveLength(again === 'restore' ? 1 : 0);
    await store.close();
  }
});

test('a database that is there is never replaced by a new one', async () => {
  const { database } = await home(1);
  expect(() => clearPlace(database)).toThrow(/exists already, and nothing was changed/);
});

test.runIf(isLong)('the bot ends with 78 and one line; the command makes a new database, once', async () => {
  const { place, database, copy } = await home(1);
  rmSync(database);
  const env = {
    ...process.env,
    DISCORD_TOKEN: 'local.token',
    DISCORD_API_URL: 'http://127.0.0.1:1/api',
    DATABASE_URL: `file:${database}`,
    BACKUP_DIR: '',
  };
  const run = (program: 'main' | 'db', ...args: string[]) =>
    spawnSync(process.execPath, [bundled(program), ...args], { cwd: place, env, encoding: 'utf8' });
  const { status, stdout, stderr } = run('main');
  expect([status, stdout + stderr]).toEqual([
    78,
    `DATABASE_URL ${NEWEST(database, copy, 1, 'missing', 'node dist/run/db.js')}\n`,
  ]);
  expect(existsSync(database)).toBe(false);
  expect(run('db', 'new').stdout).toBe(`${database} is a new database without games\n`);
  expect(run('db', 'new')).toMatchObject({ status: 1, stderr: expect.stringMatching(/exists already/) });
});
