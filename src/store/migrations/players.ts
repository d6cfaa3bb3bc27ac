import type { Kysely } from 'kysely';

/** Adds seats of bots, the stand-in for absent people, and a flag for results of games against bots. */
export async function players(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('strength', 'text').execute();
  await db.schema
    .alterTable('matches')
    .addColumn('standIn', 'text', column => column.notNull().defaultTo('medium'))
    .execute();
  await db.schema
    .alterTable('results')
    .addColumn('withPlayers', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
