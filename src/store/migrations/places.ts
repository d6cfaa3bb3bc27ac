import type { Kysely } from 'kysely';

/** Adds the place in which a server wants games to be opened. */
export async function places(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('servers')
    .addColumn('place', 'text', column => column.notNull().defaultTo('anywhere'))
    .execute();
}
