import type { Kysely } from 'kysely';

/** Adds reviews of ended games. The bot stores them, since making a review takes seconds. */
export async function reviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('rules', 'integer', column => column.notNull())
    .addColumn('edition', 'text', column => column.notNull())
    .addColumn('decisions', 'text', column => column.notNull())
    .addColumn('shared', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('reviewsKey', ['matchId', 'seat'])
    .execute();
}
