import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import { plugins } from '../../src/store/dialect/schema.ts';
import { ImmediateSqliteDialect, openDatabase } from '../../src/store/dialect/sqlite.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { folder } from './backends.ts';

export type OlderRow = readonly [table: string, row: object];

/**
 * Makes a database file as an earlier release left it.
 * @param newest last migration of that release
 */
export async function olderFile(newest: string, rows: readonly OlderRow[]): Promise<string> {
  const path = join(folder(), 'x.sqlite');
  const steps = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= newest));
  const dialect = new ImmediateSqliteDialect(openDatabase(path));
  const db = new Kysely<Record<string, never>>({ dialect, plugins });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => steps },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  for (const [table, row] of rows)
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
  await db.destroy();
  return path;
}
