import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { Backups, openStore } from '../../src/store/index.ts';
import { backupDuty, sweepCopies } from '../../src/upkeep/backups.ts';
import { Records } from '../../src/upkeep/records.ts';
import { Schedule } from '../../src/upkeep/schedule.ts';
import { folder } from '../store/backends.ts';
import { MATCH } from '../support/stored.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);

async function duty({ everyHours = 24, keep = 3 } = {}) {
  const home = folder();
  const database = join(home, 'porto.sqlite');
  const store = await openStore(database);
  onTestFinished(() => store.close().catch(() => undefined));
  const where = join(home, 'backups');
  let now = START;
  const done: string[] = [];
  const made = backupDuty({
    store,
    database,
    folder: where,
    everyHours,
    keep,
    now: () => now,
    done: path => done.push(path),
    trouble: () => {},
  });
  const names = () => readdirSync(where).toSorted();
  return { home, store, where, names, done, made, pass: (ms: number) => (now += ms), at: () => now };
}

const go = (signal = new AbortController().signal) => signal;

test('one at once, then one a day, also across restarts; the newest three stay, and strangers are left alone', async () => {
  const { made, names, pass, store, where } = await duty();
  await store.matches.insert(MATCH, []);
  mkdirSync(where);
  writeFileSync(join(where, 'porto-notes.txt'), 'mine');
  writeFileSync(join(where, 'other-20200101T000000Z.sqlite'), 'mine');
  expect(made.in()).toBe(0);
  for (let day = 0; day < 5; day++) {
    await store.kv.set('day', String(day));
    await made.work(go());
    expect(made.in()).toBe(24 * HOUR);
    pass(24 * HOUR);
    expect(made.in()).toBe(0);
  }
  expect(names()).toEqual([
    'other-20200101T000000Z.sqlite',
    'porto-20260103T000000Z.sqlite',
    'porto-20260104T000000Z.sqlite',
    'porto-20260105T000000Z.sqlite',
    'porto-notes.txt',
  ]);
  const copy = new Handle(join(where, 'porto-20260104T000000Z.sqlite'), 100, { readonly: true });
  onTestFinished(() => copy.close());
  expect(copy.prepare(`select value from kv where key = 'day'`).get()).toEqual({ value: '3' });
});

test('a copy of the future, after the clock was put back, does not make it copy without end', async () => {
  const { made, where, store } = await duty();
  await store.matches.insert(MATCH, []);
  mkdirSync(where);
  writeFileSync(join(where, 'porto-20990101T000000Z.sqlite'), '');
  expect(made.in()).toBe(0);
  await made.work(go());
  expect(made.in()).toBe(24 * HOUR);
});

test('half files, other versions, folders and dates of the future push no good backup out', async () => {
  const { made, names, pass, store, where } = await duty({ keep: 2 });
  await store.matches.insert(MATCH, []);
  await made.work(go());
  const strange = [
    'porto-20260102T100000Z.sqlite',
    'porto-20260102T110000Z.sqlite',
    'porto-20990101T000000Z.sqlite',
    'porto-20990102T000000Z.sqlite',
    'porto-20991341T000000Z.sqlite',
  ];
  for (const name of strange) writeFileSync(join(where, name), 'SQLite format 3 and no more');
  mkdirSync(join(where, 'porto-20250101T000000Z.sqlite'));
  mkdirSync(join(where, 'porto-x.sqlite.7.part'));
  utimesSync(join(where, 'porto-x.sqlite.7.part'), 1, 1);
  for (let day = 1; day <= 3; day++) {
    pass(24 * HOUR);
    expect([day, made.in()]).toEqual([day, 0]);
    await made.work(go());
  }
  expect(names()).toEqual([
    'porto-20250101T000000Z.sqlite',
    'porto-20260103T000000Z.sqlite',
    'porto-20260104T000000Z.sqlite',
    ...strange.slice(2),
    'porto-x.sqlite.7.part',
  ]);
});

test('folders with the names of copies and records are left alone, and stop no deletion', () => {
  const home = folder();
  const database = join(home, 'porto.sqlite');
  const old = join(home, 'porto.replaced-20200101T000000000Z.sqlite');
  writeFileSync(old.replace('2020', '2021'), '');
  mkdirSync(old);
  sweepCopies(database, START);
  const records = join(home, 'records');
  mkdirSync(join(records, 'porto-a1-20200101T000000Z.json'), { recursive: true });
  writeFileSync(join(records, 'porto-b2-20200101T000000Z.json'), '{}');
  new Records(records).sweep(START);
  expect(readdirSync(home)).toEqual(['porto.replaced-20200101T000000000Z.sqlite', 'records']);
  expect(readdirSync(records)).toEqual(['porto-a1-20200101T000000Z.json']);
});

test('a folder that can not be written: tried again in an hour, the old ones stay', async () => {
  const { made, where, home, pass, names } = await duty({ keep: 1 });
  await made.work(go());
  const [good] = names();
  pass(24 * HOUR);
  rmSync(where, { recursive: true });
  writeFileSync(where, 'a file');
  await expect(made.work(go())).rejects.toThrow(/backups/);
  expect(made.in()).toBe(HOUR);
  rmSync(where);
  pass(HOUR);
  expect(made.in()).toBe(0);
  await made.work(go());
  expect(good).not.toBe(names()[0]);
  expect(readdirSync(home).filter(name => name.includes('.part'))).toEqual([]);
});

test('0 hours: none are made', async () => {
  expect((await duty({ everyHours: 0 })).made.in()).toBeUndefined();
});

test('the remains of copies that were cut short go after a day', async () => {
  const { made, where, names, at } = await duty();
  mkdirSync(where);
  for (const [name, age] of [
    ['old', 25],
    ['new', 1],
  ] as const) {
    const path = join(where, `porto-${name}.sqlite.77.part`);
    writeFileSync(path, '');
    utimesSync(path, new Date(at() - age * HOUR), new Date(at() - age * HOUR));
  }
  await made.work(go());
  expect(names()).toEqual(['porto-20260101T000000Z.sqlite', 'porto-new.sqlite.77.part']);
});

test('play goes on while a copy is made, and stopping cuts it short without a trace', async () => {
  const { store, where, names } = await duty();
  for (let key = 0; key < 300; key++) await store.kv.set(`k${key}`, 'x'.repeat(20_000));
  const path = new Backups(where, 'porto.sqlite').pathAt(START);
  const stopping = new AbortController();
  const copying = store.copyTo(path, stopping.signal);
  await store.transaction(({ kv }) => kv.set('meanwhile', 'yes'));
  stopping.abort();
  await expect(copying).rejects.toThrow(/abort/i);
  expect(names()).toEqual([]);
  expect(await store.kv.get('meanwhile')).toBe('yes');
  const whole = store.copyTo(path);
  await store.transaction(({ kv }) => kv.set('later', 'yes'));
  await whole;
  expect(names()).toHaveLength(1);
});

test('a schedule does one turn after the other, goes on after a failure, and ends when it is asked to', async () => {
  const turns: string[] = [];
  let left = 3;
  const over = new Promise<void>(resolve => {
    const schedule: Schedule = new Schedule({
      in: () => (left > 0 ? 1 : undefined),
      work: async () => {
        left -= 1;
        turns.push(`turn ${left}`);
        if (left === 1) throw new Error('oops');
        if (left === 0) void schedule.stop().then(resolve);
      },
      trouble: error => turns.push(String(error)),
    });
    schedule.start();
  });
  await over;
  expect(turns).toEqual(['turn 2', 'turn 1', 'Error: oops', 'turn 0']);
});

test('a backup without games is followed by one as soon as there is a game, and by no second', async () => {
  const { made, names, pass, store } = await duty();
  await made.work(go());
  for (let look = 0; look < 3; look++) {
    expect(made.in()).toBe(10_000);
    pass(10_000);
    await made.work(go());
    expect(names()).toHaveLength(1);
  }
  await store.matches.insert(MATCH, []);
  await made.work(go());
  expect(names()).toHaveLength(2);
  expect(made.in()).toBe(24 * HOUR);
});
