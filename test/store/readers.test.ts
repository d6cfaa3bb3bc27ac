import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import { expect, test } from 'vitest';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { QueryReaders, readRow } from '../../src/store/dialect/readers.ts';
import type { Schema } from '../../src/store/dialect/schema.ts';

hearStrangeValues(() => {});

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: each => new SqliteIntrospector(each),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const readers = new QueryReaders({
  people: { zone: { fits: value => value === 'UTC', instead: null } },
  seats: { seat: { fits: Number.isInteger, instead: 0 }, awayMs: { fits: Number.isInteger, instead: 7 } },
  matches: { number: { fits: Number.isInteger, instead: 0 } },
});

interface Query {
  toOperationNode(): unknown;
}
const read = (query: Query, row: object): object =>
  readRow(row, readers.of(query.toOperationNode() as Parameters<QueryReaders['of']>[0]));

test('a column gets its default under any name, through aliases, subqueries and unions', () => {
  const strange = { zone: 'Mars' };
  expect(read(db.selectFrom('people').selectAll(), strange)).toEqual({ zone: null });
  expect(read(db.selectFrom('people as p').select('p.zone as seat'), { seat: 'Mars' })).toEqual({
    seat: null,
  });
  expect(
    read(
      db.selectFrom('seats').innerJoin('people', 'people.id', 'seats.userId').select(['zone', 'seats.seat']),
      {
        ...{ zone: 'Mars', seat: 'x' },
      },
    ),
  ).toEqual({ zone: null, seat: 0 });
  const inner = db.selectFrom('seats').select(['awayMs as zone', 'seat']);
  expect(read(db.selectFrom(inner.as('own')).selectAll('own'), { zone: 'long', seat: 2 })).toEqual({
    ...{ zone: 7, seat: 2 },
  });
  const union = db.selectFrom('matches').select(sql<number>`0`.as('seat'));
  expect(read(union.unionAll(db.selectFrom('seats').select('seat')), { seat: 'x' })).toEqual({ seat: 0 });
  const one = db
    .selectFrom('matches')
    .select(({ selectFrom }) => [selectFrom('people').select('zone').limit(1).as('number')]);
  expect(read(one, { number: 'Mars' })).toEqual({ number: null });
});

test('the least, the greatest and the first value of a column are stored values', () => {
  const rows = db.selectFrom('seats');
  expect(
    read(
      rows.select(({ fn }) => fn.max('awayMs').as('at')),
      { at: 'long' },
    ),
  ).toEqual({ at: 7 });
  expect(
    read(
      rows.select(({ fn }) => fn.min('awayMs').as('at')),
      { at: 3 },
    ),
  ).toEqual({ at: 3 });
  expect(
    read(
      rows.select(({ fn }) => fn.coalesce('seat', 'awayMs').as('at')),
      { at: 'x' },
    ),
  ).toEqual({ at: 7 });
});

test('a value that a query computes stays, whatever its name is', () => {
  const people = db.selectFrom('people');
  const seats = db.selectFrom('seats');
  const computed: readonly (readonly [Query, object])[] = [
    [people.select(({ fn }) => fn.countAll().as('zone')), { zone: 3 }],
    [seats.select(({ fn }) => fn.sum('awayMs').as('seat')), { seat: 1.5 }],
    [seats.select(sql`group_concat(seat)`.as('seat')), { seat: '1,2' }],
    [people.select(({ exists }) => exists(seats.select('seat')).as('zone')), { zone: true }],
    [people.selectAll().select(({ fn }) => fn.countAll().as('zone')), { zone: 3 }],
    [db.selectFrom(people.select(({ fn }) => fn.countAll().as('zone')).as('own')).selectAll(), { zone: 3 }],
    // The column `seat` of a table without a known column `seat`.
    [db.selectFrom('moves').select('seat'), { seat: 'x' }],
  ];
  for (const [query, row] of computed) expect(read(query, { ...row })).toEqual(row);
});

test('rows in one column get the defaults of their own table, in both forms of the databases', () => {
  const rows = jsonArrayFrom(db.selectFrom('seats').select(['seat', 'awayMs']));
  const query = db.selectFrom('people').select(rows.as('zone'));
  const stored = [{ seat: 'x', awayMs: 5 }];
  for (const zone of [JSON.stringify(stored), stored])
    expect(read(query, { zone })).toEqual({ zone: [{ seat: 0, awayMs: 5 }] });
});

test('rows that a change returns get their defaults', () => {
  const changed = db.updateTable('people').set({ name: 'Ann' }).returning(['zone']);
  expect(read(changed, { zone: 'Mars' })).toEqual({ zone: null });
  expect(read(db.deleteFrom('seats').returning('seat'), { seat: 'x' })).toEqual({ seat: 0 });
});
