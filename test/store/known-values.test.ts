import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KNOWN, KNOWN_NUMBERS, knownRow } from '../../src/store/dialect/known-values.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from './backends.ts';

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Numbers that generated keys have. Only the database itself writes them. */
const GENERATED = ['id'];

test('every column of numbers has a default for a text, and a required one is no null', async () => {
  const path = join(folder(), 'x.sqlite');
  await (await openStore(path)).close();
  const file = new Handle(path, 1_000);
  onTestFinished(() => file.close());
  const columns = tablesIn(file).flatMap(table => columnsOf(file, table));
  const numbers = columns.filter(({ type, name }) => /int|double/i.test(type) && !GENERATED.includes(name));
  const unknown = numbers.flatMap(({ name }) => (KNOWN.has(camel(name)) ? [] : camel(name)));
  expect([...new Set(unknown)]).toEqual([]);
  for (const { name, notnull } of numbers) {
    const { instead } = KNOWN_NUMBERS.get(camel(name)) ?? KNOWN.get(camel(name)) ?? {};
    if (notnull) expect([name, instead]).not.toEqual([name, null]);
  }
});

test('a strange value gets its default, and a known one stays', () => {
  expect(knownRow({ zone: 'Europe/Kyiv', pace: 'day', at: 5, name: 'Ann' })).toEqual({
    ...{ zone: 'Europe/Kyiv', pace: 'day', at: 5, name: 'Ann' },
  });
  expect(
    knownRow({
      zone: 'Mars/Olympus',
      pace: 'hour',
      at: 'late',
      quietFrom: -5,
      morningHour: 99,
      hours: '[1]',
    }),
  ).toEqual({ zone: null, pace: 'none', at: 0, quietFrom: null, morningHour: 8, hours: null });
  expect(knownRow({ awayUntil: 1e300, said: '{"phrase":"?"}', players: '{}' })).toEqual({
    ...{ awayUntil: null, said: null, players: '[]' },
  });
});

test('counts and rows of a query that have the name of a column stay', () => {
  for (const seats of [3, '[{"seat":0}]', [{ seat: 0 }]]) expect(knownRow({ seats })).toEqual({ seats });
  const row = { players: 3, seats: [{ seat: 0 }], places: [], decided: true };
  expect(knownRow(row)).toEqual(row);
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
