import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';
import { TABLES } from '../../src/store/repositories/contents.ts';
import { columnsOf, referencesOf, tablesIn } from '../support/contents.ts';
import { asAdminOf, database } from '../support/postgres.ts';
import { DEAL, MATCH } from '../support/stored.ts';
import { hasPostgres } from '../support/test-form.ts';
import { folder } from './backends.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

test('every table is copied by its key, after those that it refers to, and those that count count on', async () => {
  const path = join(folder(), 'x.sqlite');
  await (await openStore(path)).close();
  const file = new Handle(path, 1_000);
  onTestFinished(() => file.close());
  expect(Object.keys(TABLES).map(snake).toSorted()).toEqual(tablesIn(file));
  const before: string[] = [];
  for (const [name, copied] of Object.entries(TABLES)) {
    if (!copied) continue;
    const table = snake(name);
    const key = columnsOf(file, table).filter(({ pk }) => pk > 0);
    expect(copied.key.map(snake), table).toEqual(
      key.toSorted((a, b) => a.pk - b.pk).map(column => column.name),
    );
    for (const { table: parent } of referencesOf(file, table)) expect(before, table).toContain(parent);
    const made = file.prepare('select sql from sqlite_master where name = ?').get(table) as { sql: string };
    expect([table, copied.counts === true]).toEqual([table, /autoincrement/.test(made.sql)]);
    before.push(table);
  }
  expect(Object.entries(TABLES).flatMap(([name, copied]) => (copied ? [] : [name]))).toEqual([
    'claims',
    'lease',
  ]);
});

test.runIf(hasPostgres)(
  'after a copy PostgreSQL knows how many rows there are: it would plan as if there were none',
  async () => {
    const source = await openStore(':memory:');
    onTestFinished(() => source.close());
    await source.transaction(async ({ matches }) => {
      await matches.insert(MATCH, []);
      await matches.start(MATCH.id, DEAL);
    });
    const url = await database();
    const target = await openStore(url);
    onTestFinished(() => target.close());
    await target.transaction(({ contents }) => contents.copyFrom(source.contents));
    const [known] = await asAdminOf(url, `select reltuples from pg_class where relname = 'moves'`);
    expect(known?.rows).toEqual([{ reltuples: 1 }]);
  },
);
