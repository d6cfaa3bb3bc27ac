import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeLog } from '../../src/log/log.ts';
import { isPostgres } from '../../src/store/index.ts';
import { Records } from '../../src/upkeep/records.ts';
import { Upkeep } from '../../src/upkeep/upkeep.ts';
import { folder } from '../store/backends.ts';
import { database } from '../support/postgres.ts';
import { hasPostgres } from '../support/test-form.ts';
import { ANN, accepted, opening, room, running } from '../table/room.ts';

const DAY = 86_400_000;

/** Makes a match and a lobby that ended 91 days ago, and the upkeep of their database. */
async function scene(database: string, backups?: string) {
  const everyHours = isPostgres(database) ? 1 : 0;
  const here = await room({ path: database });
  onTestFinished(() => here.store.close());
  const { table, store, clock } = here;
  clock.now = Date.UTC(2026, 0, 31, 3);
  const match = await running(here);
  accepted(await table.cancel(match.id, ANN, { moderator: true }));
  const lobby = accepted(await table.open(opening()));
  accepted(await table.leave(lobby.id, ANN.id));
  clock.now += 91 * DAY;
  let said = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  const upkeep = (isOurs = () => true) =>
    new Upkeep({
      config: {
        database,
        retentionDays: 90,
        backups: { ...(backups !== undefined && { folder: backups }), everyHours, keep: 7 },
      },
      store,
      log: makeLog({ level: 'info', secrets: [], to }),
      now: () => clock.now,
      prune: (days, keep) => table.housekeeping.prune(clock.now, days, keep),
      isOurs,
    });
  const look = async (words: string): Promise<void> => {
    said = '';
    const one = upkeep();
    one.start();
    await vi.waitFor(() => expect(said).toContain(words), { timeout: 300_000 });
    await one.stop();
  };
  return { table, match, lobby, upkeep, look, said: () => said };
}

test('the record of a deleted game is put beside the backups, for its owner alone', async () => {
  const home = folder();
  const records = join(home, 'backups', 'records');
  const { table, match, look } = await scene(join(home, 'porto.sqlite'));
  await look('abandoned games were deleted');
  expect(await table.get(match.id)).toBeUndefined();
  const name = `toy-${match.id}-20260502T030000Z.json`;
  expect(readdirSync(records)).toEqual([name]);
  expect(JSON.parse(readFileSync(join(records, name), 'utf8'))).toMatchObject({ match: { id: match.id } });
  expect(statSync(join(records, name)).mode & 0o777).toBe(0o600);
  for (const made of [records, join(home, 'backups')]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a record stays for a year; other files are left alone', () => {
  const home = folder();
  const records = new Records(home);
  const began = Date.UTC(2026, 0, 31, 3);
  records.sweep(began);
  records.write('porto-abcd1234', '{}\n', began);
  records.write('porto-efgh5678', '{}\n', began + DAY);
  writeFileSync(join(home, 'mine-20200101T000000Z.txt'), '');
  records.sweep(began + 365 * DAY);
  expect(readdirSync(home)).toHaveLength(3);
  records.sweep(began + 365 * DAY + 1);
  expect(readdirSync(home).toSorted()).toEqual([
    'mine-20200101T000000Z.txt',
    'porto-efgh5678-20260201T030000Z.json',
  ]);
});

test('where the record can not be written the game stays, and the log says why; next time it goes', async () => {
  const home = folder();
  const backups = join(home, 'elsewhere');
  mkdirSync(backups);
  writeFileSync(join(backups, 'records'), 'a file in the place of the folder');
  const { table, match, look, said } = await scene(join(home, 'porto.sqlite'), backups);
  await look('its record could not be written');
  expect(said()).toMatch(new RegExp(`EEXIST.*"matchId":"${match.id}"`));
  expect(await table.get(match.id)).toBeDefined();
  rmSync(join(backups, 'records'));
  await look('abandoned games were deleted');
  expect(await table.get(match.id)).toBeUndefined();
  expect(readdirSync(join(backups, 'records'))).toHaveLength(1);
});

test('without a file for the database there is no place for records: what was dealt stays', async () => {
  const { table, match, lobby, look } = await scene(':memory:');
  await look('abandoned games were deleted');
  expect(await table.get(lobby.id)).toBeUndefined();
  expect(await table.get(match.id)).toBeDefined();
});

test.runIf(hasPostgres)(
  'on PostgreSQL no backups are made, and the log says so once; records go to BACKUP_DIR',
  async () => {
    const home = folder();
    const { table, match, look, said } = await scene(await database(), home);
    await look('abandoned games were deleted');
    expect(said().match(/no backups are made here/g)).toHaveLength(1);
    expect(said()).not.toContain('BACKUP_DIR names no place');
    expect(await table.get(match.id)).toBeUndefined();
    expect(readdirSync(home)).toEqual(['records']);
    expect(readdirSync(join(home, 'records'))).toHaveLength(1);
  },
);

test.runIf(hasPostgres)(
  'on PostgreSQL without BACKUP_DIR what was dealt stays, and the log says why',
  async () => {
    const { table, match, lobby, look, said } = await scene(await database());
    await look('abandoned games were deleted');
    expect(said().match(/games that were dealt stay.*BACKUP_DIR/g)).toHaveLength(1);
    expect(await table.get(lobby.id)).toBeUndefined();
    expect(await table.get(match.id)).toBeDefined();
  },
);

test('a record that belongs to another process is left to it', async () => {
  const { table, lobby, upkeep, look, said } = await scene(':memory:');
  let asked = 0;
  const theirs = upkeep(() => {
    asked += 1;
    return false;
  });
  theirs.start();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await new Promise(resolve => setTimeout(resolve, 200));
  await theirs.stop();
  expect([said(), (await table.get(lobby.id))?.id]).toEqual(['', lobby.id]);
  await look('abandoned games were deleted');
  expect(await table.get(lobby.id)).toBeUndefined();
});
