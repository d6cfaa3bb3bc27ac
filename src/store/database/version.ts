import type { Kysely } from 'kysely';
import { StoreError } from '../dialect/errors.ts';
import type { Schema } from '../dialect/schema.ts';
import { MIGRATIONS } from '../migrations/index.ts';

const MIGRATION_TABLE = 'kysely_migration';

/** Schema version of a database, with the names of missing migrations. */
export interface Readiness {
  /** Name of the newest migration that was applied. Undefined for an empty database. */
  readonly newest: string | undefined;
  readonly missing: readonly string[];
  /** True where the database already has the table of leases. */
  readonly leased: boolean;
}

async function stepsOf(db: Kysely<Schema>, name: string): Promise<readonly string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  // Extensions of a hosted PostgreSQL add views, which are not tables of this program.
  const tables = found.filter(({ isView }) => !isView);
  if (tables.length === 0) return [];
  if (!tables.some(table => table.name === MIGRATION_TABLE)) {
    throw new StoreError(`the database ${name} belongs to another program`);
  }
  const plain = db.withoutPlugins() as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const done = await plain.selectFrom(MIGRATION_TABLE).select('name').orderBy('name').execute();
  return done.map(row => row.name);
}

/**
 * Reads the schema version of a database. Throws StoreError where the database belongs to another program, or where a newer
 * version of this program has changed it.
 */
export async function readiness(db: Kysely<Schema>, name: string): Promise<Readiness> {
  const done = await stepsOf(db, name);
  const unknown = done.filter(step => !Object.hasOwn(MIGRATIONS, step));
  if (unknown.length > 0)
    throw new StoreError(
      `the database ${name} was made by a newer version of this program (${unknown.join(', ')}): update the program`,
    );
  return {
    newest: done.at(-1),
    missing: Object.keys(MIGRATIONS).filter(step => !done.includes(step)),
    leased: done.includes('0006-lease'),
  };
}
