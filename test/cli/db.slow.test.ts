import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { check } from '../../src/cli/db/check.ts';
import { restore } from '../../src/cli/db/restore.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { steady } from '../../src/games/porto/bots/stand-in.ts';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore, StoreError } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { placeOfProcesses } from '../../src/upkeep/leases/signs-of-life.ts';
import { folder } from '../store/backends.ts';
import { PORTO } from '../support/acts.ts';
import { bundled } from '../support/bundled.ts';
import { takeBack } from '../support/older.ts';
import { isLong, some } from '../support/test-form.ts';
import { accepted, BEN, opening, reload } from '../table/room.ts';

const { verify: verifyRecord } = portoRecords;

interface House {
  readonly home: string;
  readonly database: string;
  readonly table: Table;
  readonly close: () => Promise<void>;
}

async function house(home = folder()): Promise<House> {
  const database = join(home, 'porto.sqlite');
  const store = await openStore(database);
  const newSeed = () => Buffer.alloc(32, 7);
  const table = new Table({ store, games, now: () => 1_000, announce: () => {}, newSeed });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await store.close();
    open = false;
  };
  onTestFinished(close);
  return { home, database, table, close };
}

/** Plays `actions` actions of a solo game. The fourth action is undone. */
async function play({ table }: House, channelId: string, actions: number): Promise<string> {
  const place = { channelId, guildId: null, seats: 1 };
  const asked = opening({ game: 'porto', options: { variant: 'solo' }, ...place });
  const { id } = accepted(await table.openAndStart(asked));
  const dice = new SeededDice(new Uint8Array(32));
  for (let count = 0; count < actions; count++) {
    const match = await table.get(id);
    if (match?.status !== 'running') break;
    const action = steady.choose(PORTO as never, match.position.view(0) as never, 0, dice);
    await table.act(id, 'u1', PORTO.write(action));
    if (count === 3) await table.undo(id, 'u1');
  }
  return id;
}

function db({ home, database }: Pick<House, 'home' | 'database'>, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${database}`, BACKUP_DIR: '', BACKUP_EVERY_HOURS: '' };
  const child = spawnSync(process.execPath, [bundled('db'), ...args], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  return { status: child.status, out: child.stdout.trim(), err: child.stderr.trim() };
}

test('the drill: a backup while the bot plays, a disaster, a restore, and play goes on from there', async () => {
  const before = await house();
  const id = await play(before, 'c1', 10);
  const { rev } = (await before.table.get(id)) ?? {};
  const made = db(before, 'backup');
  expect(made).toMatchObject({ status: 0, err: '' });
  expect(made.out).toMatch(/backups\/porto-\d{8}T\d{6}Z\.sqlite$/);
  await play(before, 'c2', 3);
  await before.close();
  writeFileSync(before.database, 'spilt coffee '.repeat(2_000));
  const spoilt = await check(before.database).catch(error => error);
  expect(spoilt).toBeInstanceOf(StoreError);
  expect(spoilt.message).toBe(`${before.database} is not an SQLite database`);

  const restored = db(before, 'restore', made.out);
  expect(restored).toMatchObject({ status: 0, err: '' });
  const [, replaced = ''] = /what was there: (.*)$/.exec(restored.out) ?? [];
  expect(readFileSync(replaced, 'utf8')).toContain('spilt coffee');
  expect(db(before, 'check').out).toMatch(/is whole: 1 matches, 1 replayed with \d+ moves$/);
  const after = await house(before.home);
  const match = await after.table.get(id);
  expect(match).toMatchObject({ rev, status: 'running' });
  expect(await after.table.live('c2')).toBeUndefined();
  if (!match) throw new Error('lost');
  const [action] = match.position.legal(0);
  expect((await after.table.act(id, 'u1', PORTO.write(action))).ok).toBe(true);
});

test.runIf(isLong)(
  'a restore is refused while a bot runs, and while another program has the file open; nothing is changed',
  async () => {
    const here = await house();
    await play(here, 'c1', 2);
    const copy = join(here.home, 'copy.sqlite');
    expect(db(here, 'backup', copy).out).toBe(copy);
    const raw = new Handle(here.database, 1_000);
    onTestFinished(() => raw.close());
    const [place, pid] = [placeOfProcesses(), process.pid];
    raw
      .prepare(`insert into lease (name, holder, place, pid, beat, since) values ('bot', 'h', ?, ?, 1, 0)`)
      .run(place, pid);
    expect(db(here, 'restore', copy)).toMatchObject({
      status: 1,
      out: '',
      err: `a bot (process ${pid}) runs on this database`,
    });
    expect(raw.prepare('select holder from lease').get()).toEqual({ holder: 'h' });
    raw.prepare('delete from lease').run();
    expect(db(here, 'restore', copy)).toMatchObject({
      status: 1,
      err: `the database ${here.database} is held by another program`,
    });
    expect(await here.table.live('c1')).toMatchObject({ status: 'running' });
    expect(readdirSync(here.home).filter(name => /replaced|restoring|part/.test(name))).toEqual([]);
    await here.close();
    raw.close();
    expect(db(here, 'restore', copy).status).toBe(0);
  },
);

const NOT_RESTORED: readonly (readonly [string, string | undefined, RegExp])[] = [
  ['no database', 'Dear diary, '.repeat(1_000), /is not an SQLite database$/],
  ['nothing', undefined, /^there is no database /],
];

test.each(NOT_RESTORED)(
  'a restore from %s is refused, and the old database stays',
  async (_, content, words) => {
    const here = await house();
    await play(here, 'c1', 2);
    await here.close();
    const bad = join(here.home, 'bad.sqlite');
    if (content !== undefined) writeFileSync(bad, content);
    const said: string[] = [];
    const refused = await restore(here.database, bad, line => said.push(line)).catch(error => error);
    expect(refused).toBeInstanceOf(StoreError);
    expect(refused.message).toMatch(words);
    expect(said).toEqual([]);
    expect((await check(here.database)).faults).toEqual([]);
    expect(readdirSync(here.home).filter(name => /replaced|restoring|part/.test(name))).toEqual([]);
  },
  300_000,
);

test('a check finds a log that does not lead to its snapshot, and damaged rows, and names them', async () => {
  const here = await house();
  const ids = [await play(here, 'c1', 6), await play(here, 'c2', 6), await play(here, 'c3', 6)];
  await here.close();
  const raw = new Handle(here.database, 1_000);
  raw
    .prepare(
      `update moves set state = replace(state, '"round":1', '"round":2') where match_id = ? and rev = 2`,
    )
    .run(ids[0]);
  raw.prepare(`update moves set state = '{oops' where match_id = ? and rev = 1`).run(ids[1]);
  raw.close();
  const { status, err } = db(here, 'check');
  expect(status).toBe(1);
  expect(err.split('\n')).toEqual([
    `match ${ids[0]}: revision 2 differs`,
    `match ${ids[1]}: match ${ids[1]}, revision 1: state holds no JSON`,
  ]);
});

test('ratings of another file, and of one that is none', async () => {
  const here = await house();
  await here.close();
  const elsewhere = { home: here.home, database: join(here.home, 'not-there.sqlite') };
  expect(db(elsewhere, 'ratings', here.database)).toEqual({
    status: 0,
    err: '',
    out: '0 rated games with 0 changes: what is stored follows from them',
  });
  expect(db(elsewhere, 'ratings', 'mysql://x')).toEqual({
    status: 78,
    out: '',
    err: expect.stringMatching(/^DATABASE expects file: and a path/),
  });
});

test.runIf(isLong)('games as records that any program can replay: a file each, or a line each', async () => {
  const here = await house();
  const ids = [await play(here, 'c1', 500), await play(here, 'c2', 7)];
  const lobby = { channelId: 'c3', guildId: null, opener: BEN, seats: 2 };
  await here.table.open(opening({ game: 'porto', options: { variant: 'family' }, ...lobby }));
  const to = join(here.home, 'records');
  const exported = db(here, 'export', '--to', to);
  expect(exported).toMatchObject({ status: 0, out: '', err: '2 games, 1 without a deal left out' });
  expect(readdirSync(to).toSorted()).toEqual(ids.map(id => `${id}.json`).toSorted());
  const records = ids.map(id => JSON.parse(readFileSync(join(to, `${id}.json`), 'utf8')));
  const [whole, running] = records.map(verifyRecord);
  const totals = (await reload(here, { id: ids[0] ?? '' })).position.outcome?.totals;
  expect(whole?.result?.totals).toEqual(totals);
  expect([running?.actions.length, running?.result]).toEqual([6, null]);
  const lines = db(here, 'export')
    .out.split('\n')
    .map(line => JSON.parse(line));
  expect(lines).toEqual(records);
});

test.runIf(isLong)('an older database is checked and exported without being changed', async () => {
  const here = await house();
  await play(here, 'c1', 4);
  await here.close();
  const raw = new Handle(here.database, 1_000);
  takeBack(raw, '0006');
  expect(db(here, 'check').status).toBe(0);
  expect(db(here, 'export').out.split('\n')).toHaveLength(1);
  expect(raw.prepare(`select 1 from sqlite_master where name = 'lease'`).get()).toBeUndefined();
  raw.close();
});

const REFUSED: readonly (readonly [readonly string[], RegExp])[] = [
  [['check', 'nowhere.sqlite'], /^there is no database nowhere\.sqlite$/],
  [['backup', 'file/copy.sqlite'], /^no copy was made at file\/copy\.sqlite: /],
  [['export', '--to', 'file/games'], /can't be written: /],
  [['restore'], /missing required argument/],
  [['drop'], /unknown command/],
];

test.each(some(REFUSED, 1))(
  'db %j: one line, exit 1',
  async (args, words) => {
    const here = await house();
    await play(here, 'c1', 2);
    writeFileSync(join(here.home, 'file'), '');
    const { status, err } = db(here, ...args);
    expect(status).toBe(1);
    expect(err).toMatch(words);
    expect(err.split('\n')).toHaveLength(1);
    expect(existsSync(join(here.home, 'data'))).toBe(false);
  },
  300_000,
);
