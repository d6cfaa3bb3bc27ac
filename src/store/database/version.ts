import type { Kysely } from 'kysely';
import { StoreError } from '../dialect/errors.ts';
import type { Schema } from '../dialect/schema.ts';
import { MIGRATIONS } from '../migrations/index.ts';

const MIGRATION_TABLE = 'kysely_migration';

/** Schema version of a database. */
export interface Readiness {
  /** The newest step it has seen; undefined for an empty one. */
  readonly newest: string | undefined;
  /** Steps that are still to be made. */
  readonly missing: readonly string[];
  /** True where the database can name the running instance. */
  readonly leased: boolean;
}

async function stepsOf(db: Kysely<Schema>, name: string): Promise<readonly string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  // Extensions of a hosted PostgreSQL bring views of their own.
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
 * Reads the schema version. Throws StoreError for another program's database, and for a database that newer code has
 * changed.
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
