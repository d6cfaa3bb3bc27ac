import type { Kysely } from 'kysely';

/**
 * Adds whether a lobby is shown in other servers, what a server allows of that, and whether a person's name may be shown at other
 * places.
 */
export async function openTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('everywhere', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  for (const setting of ['listed', 'strangers'])
    await db.schema
      .alterTable('servers')
      .addColumn(setting, 'text', column => column.notNull().defaultTo('yes'))
      .execute();
  await db.schema
    .alterTable('people')
    .addColumn('named', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
