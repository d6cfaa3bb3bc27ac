import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copy } from '../../src/cli/db/copy.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { placeOfProcesses } from '../../src/upkeep/leases/signs-of-life.ts';
import { folder } from '../store/backends.ts';
import { PORTO } from '../support/acts.ts';
import { bundled } from '../support/bundled.ts';
import { dump, fillWildly, oddTexts } from '../support/contents.ts';
import { takeBack } from '../support/older.ts';
import { asAdmin, asAdminOf, database } from '../support/postgres.ts';
import { isRelease } from '../support/test-form.ts';
import { accepted } from '../table/room.ts';

// These tests copy strange rows.
hearStrangeValues(() => {});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const said: string[] = [];
const say = (line: string): void => void said.push(line);

async function emptyFile(): Promise<string> {
  const path = join(folder(), 'x.sqlite');
  await (await openStore(path)).close();
  return path;
}

function raw(path: string): Handle {
  const file = new Handle(path, 1_000);
  onTestFinished(() => file.close());
  return file;
}

/** Plays games of all kinds, some to their end, and stores other data of people. */
async function play(path: string, seed: number): Promise<void> {
  const store = await openStore(path);
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  let now = 1_700_000_000_000;
  const newSeed = () => Buffer.alloc(32, seed);
  const table = new Table({ store, games, now: () => (now += 1_000), announce: () => {}, newSeed });
  const people = ['Ann', '김민수', '👩‍👩‍👧‍👦 Ω'].map((name, index) => ({ id: `u${index + 1}`, name }));
  const [ann, ben] = people;
  if (!ann || !ben) throw new Error('nobody');
  const kinds = [
    ['porto', { variant: 'solo' }, 1, 500],
    ['porto', { variant: 'standard' }, 2, 40],
    ['porto', { variant: 'family' }, 3, 500],
    ['green-port', { variant: 'standard' }, 2, 60],
  ] as const;
  const ids: string[] = [];
  for (const [index, [game, options, seats, most]] of kinds.entries()) {
    const place = { channelId: `c${index}`, guildId: 'g1', opener: ann, seats };
    const opened = await table.openAndStart({ game, options, ...place, seated: people.slice(0, seats) });
    const { id } = accepted(opened);
    ids.push(id);
    for (let count = 0; count < most; count++) {
      const match = await table.get(id);
      const [seat] = match?.position.toAct ?? [];
      if (match?.status !== 'running' || seat === undefined) break;
      const legal = match.position.legal(seat);
      const person = match.seats[seat]?.id ?? '';
      const action = games[game]?.write(legal[dice.below(legal.length, 'copy')]) ?? '';
      accepted(await table.act(match.id, person, action));
      if (count === 7) await table.undo(match.id, person);
    }
  }
  const lobby = { channelId: 'c9', guildId: 'g1', opener: ben, seats: 4 };
  await table.open({ game: 'porto', options: { variant: 'family' }, ...lobby });
  await table.cancel(ids[1] ?? '', ann, { moderator: false });
  await table.resign(ids[3] ?? '', ben.id);
  await store.people.block(ann.id, 'u9', 5);
  await store.people.change(ben.id, { zone: 'Asia/Seoul', quietFrom: 1, quietTo: 2 });
  await store.reviews.put(ids[0] ?? '', {
    seat: 0,
    rules: 1,
    edition: 'e',
    decisions: [],
    deal: null,
    shared: true,
    at: 6,
  });
  await store.outbox.put({ matchId: ids[0] ?? '', kind: 'board', rev: 1, since: 0, resigned: [], at: 7 });
  await store.close();
}

let kept: Promise<Buffer> | undefined;

/** Returns a new file that always contains the same games. */
async function played(): Promise<string> {
  const path = join(folder(), 'played.sqlite');
  kept ??= play(path, 3).then(() => readFileSync(path));
  writeFileSync(path, await kept);
  return path;
}

test('whatever the rows hold: from a file to PostgreSQL, to another one, and back, row for row', async () => {
  await fc.assert(
    fc.asyncProperty(oddTexts, fc.integer({ min: 1, max: 3 }), async (texts, rows) => {
      const from = await emptyFile();
      fillWildly(from, texts, rows);
      const file = raw(from);
      file.prepare('update outbox set id = ? where id = (select min(id) from outbox)').run(2 ** 45);
      // The counter of row ids is higher than the highest id, as it is after deletions.
      file.prepare(`update sqlite_sequence set seq = seq + 7 where name = 'cooldowns'`).run();
      const [there, next, back] = [await database(), await database(), join(folder(), 'back.sqlite')];
      const wished = { anyway: true, say };
      await copy(from, there, wished);
      await copy(there, next, wished);
      const copied = await copy(next, back, wished);
      expect(dump(back)).toEqual(dump(from));
      expect(copied).toMatchObject({ tables: 50, rows: rows * 50 });
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('more rows than are read at once', async () => {
  const [from, there, back] = [await emptyFile(), await database(), join(folder(), 'back.sqlite')];
  fillWildly(from, ['b', 'A', 'é', '_', ' ', '1', 'Z', 'a'], 450);
  await copy(from, there, { anyway: true, say });
  await copy(there, back, { anyway: true, say });
  expect(dump(back)).toEqual(dump(from));
});

test('games of all kinds: each is replayed there, goes on there, and comes back as it was', async () => {
  const from = await played();
  const there = await database();
  const { checked } = await copy(from, there, { say });
  expect(checked).toMatchObject({ faults: [], matches: 5, replayed: 4 });
  const [second, back] = [join(folder(), 'second.sqlite'), join(folder(), 'back.sqlite')];
  await copy(from, second, { say });
  await copy(there, back, { say });
  expect(dump(second)).toEqual(dump(from));
  expect(dump(back)).toEqual(dump(from));

  const store = await openStore(there);
  onTestFinished(() => store.close());
  const table = new Table({ store, games, now: () => 1_800_000_000_000, announce: () => {} });
  const lobby = await table.live('c9');
  expect((await table.join(lobby?.id ?? '', { id: 'u7', name: 'Eve' })).ok).toBe(true);
  const running = await table.live('c1');
  const [seat = -1] = running?.position.toAct ?? [];
  const [action] = running?.position.legal(seat) ?? [];
  const person = running?.seats[seat]?.id ?? '';
  accepted(await table.act(running?.id ?? '', person, PORTO.write(action)));
});

test('a target that holds rows is left as it is', async () => {
  const [from, there] = [await played(), await database()];
  await asAdminOf(there, `insert into kv values ('k', 'v')`);
  await expect(copy(from, there, { say })).rejects.toThrow(
    /^postgres:\/\/[^@]* is not empty: kv has 1 rows$/,
  );
  const [rows] = await asAdminOf(there, 'select count(*)::int as n from matches');
  expect(rows?.rows).toEqual([{ n: 0 }]);
  await expect(copy(from, from, { say })).rejects.toThrow(/played.sqlite is not empty: matches has 5 rows, /);
});

test('a game whose log does not lead to its snapshot: named, nothing is copied unless it is wished', async () => {
  const [from, there] = [await played(), await database()];
  raw(from).prepare(`update moves set state = replace(state, '"round":1', '"round":2') where rev = 2`).run();
  const refused = await copy(from, there, { say }).catch(error => error);
  expect(refused.message).toMatch(/^nothing was copied/);
  expect(refused.faults).toEqual(
    expect.arrayContaining([expect.stringMatching(/^match .*: revision 2 differs$/)]),
  );
  const rows = async () => (await asAdminOf(there, 'select count(*)::int as n from moves'))[0]?.rows[0].n;
  expect(await rows()).toBe(0);
  const { checked } = await copy(from, there, { anyway: true, say });
  expect(checked.faults).toEqual(refused.faults);
  expect(await rows()).toBeGreaterThan(0);
});

test('a row that the database rejects gives one line, and nothing is copied', async () => {
  const [from, there] = [await played(), await database()];
  raw(from).prepare('update moves set rules = 9000000000 where rev = 2').run();
  await expect(copy(from, there, { say })).rejects.toThrow(/^nothing was copied: .*out of range/);
  const [rows] = await asAdminOf(there, 'select count(*)::int as n from matches');
  expect(rows?.rows).toEqual([{ n: 0 }]);
});

test('a bot that runs on the source, or on the target', async () => {
  const [from, there] = [await played(), await database()];
  const row = `insert into lease (name, holder, place, pid, beat, since) values ('bot', 'h', '${placeOfProcesses()}', ${process.ppid}, 1, 0)`;
  raw(from).prepare(row).run();
  await expect(copy(from, there, { say })).rejects.toThrow(
    /^a bot \(process \d+\) runs on this database, .*played.sqlite: .*would stay behind. Stop it, or say --anyway$/,
  );
  await copy(from, there, { anyway: true, say });
  await asAdminOf(there, row);
  const back = join(folder(), 'back.sqlite');
  await expect(copy(there, back, { say })).rejects.toThrow(
    /runs on this database, postgres:\/\/[^@]*: .*--anyway$/,
  );
  expect(existsSync(back)).toBe(false);
  const busy = await database();
  await asAdminOf(busy, row);
  raw(from).prepare('delete from lease').run();
  await expect(copy(from, busy, { say })).rejects.toThrow(/runs on this database, postgres:\/\/[^@]*$/);
  // The lease of a bot that was killed does not stop a copy, and is not copied.
  await asAdminOf(busy, `update lease set pid = ${2 ** 22 + 1}`);
  await copy(from, busy, { say });
  const [left] = await asAdminOf(busy, 'select * from lease');
  expect(left?.rows).toEqual([]);
});

test('an older file is brought up to date on its copy; an older database of PostgreSQL by the bot', async () => {
  const [from, there] = [await played(), await database()];
  const file = raw(from);
  takeBack(file, '0017');
  await copy(from, there, { say });
  expect(file.prepare(`select 1 from sqlite_master where name = 'reviews'`).get()).toBeUndefined();
  await asAdminOf(there, `delete from kysely_migration where name like '0017%'`);
  const back = join(folder(), 'back.sqlite');
  await expect(copy(there, back, { say })).rejects.toThrow(
    /was made by an older version of this program \(0017-reviews is missing\): start the bot on it once$/,
  );
  await expect(copy(await database({ tables: false }), back, { say })).rejects.toThrow(/holds nothing$/);
  await expect(copy(join(folder(), 'none.sqlite'), there, { say })).rejects.toThrow(/^there is no database /);
  await expect(copy(':memory:', there, { say })).rejects.toThrow(/:memory: is gone/);
});

async function killedCopy(from: string, to: string, held: string, lock: string): Promise<void> {
  const holder = new pg.Client({ connectionString: held });
  await holder.connect();
  try {
    await holder.query(`begin; lock table kv in ${lock} mode`);
    const child = spawn(process.execPath, [bundled('db'), 'copy', '--anyway', from, to], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = once(child, 'close');
    while (child.exitCode === null && !(await waitsFor(held))) await sleep(20);
    child.kill('SIGKILL');
    expect((await gone)[1]).toBe('SIGKILL');
  } finally {
    await holder.end();
  }
}

async function waitsFor(address: string): Promise<boolean> {
  const name = new URL(address).pathname.slice(1);
  const [seen] = await asAdmin(
    `select 1 from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`,
  );
  return (seen?.rowCount ?? 0) > 0;
}

async function rowsIn(address: string): Promise<number> {
  const store = await openStore(address);
  const counts = Object.values(await store.contents.count());
  await store.close();
  return counts.reduce((sum, rows) => sum + rows, 0);
}

test.runIf(isRelease)(
  'killed in the middle: the target is as empty as before, and the next copy is whole',
  async () => {
    const from = await emptyFile();
    fillWildly(from, ['b', 'A', 'é', '_', ' ', '1', 'Z', 'a'], 1_500);
    // The data exceed SQLite's cache in memory.
    raw(from).prepare('update moves set state = hex(randomblob(7000))').run();
    const there = await database();
    // The lock is on the table that is copied last. It lets rows be counted, but not written.
    await killedCopy(from, there, there, 'share row exclusive');
    expect(await rowsIn(there)).toBe(0);
    await copy(from, there, { anyway: true, say });

    const back = join(folder(), 'back.sqlite');
    await killedCopy(there, back, there, 'access exclusive');
    expect(statSync(`${back}-wal`).size).toBeGreaterThan(2_000_000);
    expect(await rowsIn(back)).toBe(0);
    await copy(there, back, { anyway: true, say });
    expect(dump(back)).toEqual(dump(from));
  },
);
