import type { Kysely } from 'kysely';

/** Adds a row for each hint that a seat was given, and a column that says if a match allows hints. */
export async function hints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('hints', 'integer', column => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('hints')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('rev', 'integer', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('hintsKey', ['matchId', 'seat', 'rev'])
    .execute();
  await db.schema.createIndex('hintsByUser').on('hints').column('userId').execute();
}
