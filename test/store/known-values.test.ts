import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { KNOWN, KNOWN_NUMBERS } from '../../src/store/dialect/known-values.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from './backends.ts';

const kinds: string[] = [];
hearStrangeValues(({ kind }) => kinds.push(kind));

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Opens a store, and a connection beside it for rows that no store writes. */
async function opened(): Promise<{ readonly store: Store; readonly file: Handle }> {
  const path = join(folder(), 'x.sqlite');
  const store = await openStore(path);
  const file = new Handle(path, 1_000);
  onTestFinished(async () => {
    file.close();
    await store.close();
  });
  return { store, file };
}

test('each column of numbers has a default for a text, by its table: null where the column may be null, else a number', async () => {
  const { file } = await opened();
  const numbers = tablesIn(file).flatMap(table =>
    columnsOf(file, table)
      // Only the database itself writes a generated id.
      .filter(({ type, name, pk }) => /int|double/i.test(type) && !(pk && name === 'id'))
      .map(({ name, notnull, pk }) => ({
        table: camel(table),
        name: camel(name),
        mayBeNull: !notnull && !pk,
      })),
  );
  for (const { table, name, mayBeNull } of numbers) {
    const { fits, instead } = KNOWN[table]?.[name] ?? {};
    expect([table, name, fits?.('abc'), instead === null]).toEqual([table, name, false, mayBeNull]);
  }
  const names = new Set(numbers.map(({ table, name }) => `${table}.${name}`));
  for (const [table, columns] of Object.entries(KNOWN_NUMBERS))
    for (const name of Object.keys(columns)) expect(names).toContain(`${table}.${name}`);
});

test('each column with known values is a column of its table', async () => {
  const { file } = await opened();
  const columns = new Set(
    tablesIn(file).flatMap(table =>
      columnsOf(file, table).map(({ name }) => `${camel(table)}.${camel(name)}`),
    ),
  );
  for (const [table, known] of Object.entries(KNOWN))
    for (const name of Object.keys(known)) expect(columns).toContain(`${table}.${name}`);
});

/** Opens a store with a person whose settings are strange, and a lobby with a strange seat. */
async function strange(): Promise<Store> {
  const { store, file } = await opened();
  await store.people.change('u1', { zone: 'Europe/Lisbon', name: 'Ann' });
  for (const sql of [
    `update people set zone = 'Mars/Olympus', quiet_from = -5, hours = '[1]', away_until = 1e300, pings = 'often'`,
    `insert into matches (id, number, game, options, status, rev, channel_id, opener_id, opener_name, seats_wanted, seed, created_at, updated_at, pace) values ('m1', 1, 'porto', '{}', 'lobby', 0, 'c1', 'u1', 'Ann', 2, '', 'late', 5, 'hour')`,
    `insert into seats (match_id, seat, user_id, name, resigned, away_ms, said) values ('m1', 0, 'u1', 'Ann', 0, 'long', '{"phrase":"?"}')`,
    `insert into match_places (match_id, place, channel_id, language, parked_at) values ('m1', 1, 'c2', '?', 'late')`,
  ])
    file.prepare(sql).run();
  return store;
}

test('a strange value gets the default of its column, and a known one stays', async () => {
  const store = await strange();
  expect(await store.people.get('u1')).toMatchObject({
    ...{ name: 'Ann', zone: null, quietFrom: null, awayUntil: null, pings: false },
  });
  expect(await store.matches.get('m1')).toMatchObject({ createdAt: 0, updatedAt: 5, pace: 'none' });
});

test('rows that a query selects as one column get the defaults of their own table', async () => {
  const store = await strange();
  const match = await store.matches.get('m1');
  expect(match?.seats).toMatchObject([{ name: 'Ann', awayMs: 0, said: null, nameElsewhere: null }]);
  expect(match?.places).toMatchObject([{ place: 1, channelId: 'c2', language: null, parkedAt: null }]);
});

test('the log names table and column once, and no value', async () => {
  const store = await strange();
  await store.people.get('u1');
  await store.people.get('u1');
  expect(kinds.filter(kind => kind === 'column people.zone')).toHaveLength(1);
  expect(kinds.join()).not.toContain('Mars');
});
test('a copy of a database keeps a zone that this machine does not know', async () => {
  const path = join(folder(), 'x.sqlite');
  const source = await openStore(path);
  onTestFinished(() => source.close());
  await source.people.change('u1', { zone: 'Europe/Lisbon' });
  const file = new Handle(path, 1_000);
  file.prepare('update people set zone = ?').run('Mars/Olympus');
  file.close();
  const to = join(folder(), 'y.sqlite');
  const target = await openStore(to);
  await target.transaction(({ contents }) => contents.copyFrom(source.contents));
  await target.close();
  const copy = new Handle(to, 1_000);
  onTestFinished(() => copy.close());
  expect(copy.prepare('select zone from people').get()).toEqual({ zone: 'Mars/Olympus' });
  expect((await source.people.get('u1')).zone).toBeNull();
});
