import type { Kysely } from 'kysely';

/**
 * Adds the bot that the others chose for a late seat, to the seat and to their request. Adds the expected result of a seat's
 * deal, for its review.
 */
export async function standIns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('requests').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('deal', 'text').execute();
}
