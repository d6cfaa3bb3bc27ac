import type { Kysely } from 'kysely';

/**
 * Adds the bot that other people chose to play for a late seat, to the seat and to the request. Adds the expected result of a
 * deal for a seat, to the seat's review.
 */
export async function standIns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('requests').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('deal', 'text').execute();
}
