import type { Kysely } from 'kysely';

/** Adds the setting in which place a server wants games to be opened. */
export async function places(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('servers')
    .addColumn('place', 'text', column => column.notNull().defaultTo('anywhere'))
    .execute();
}
