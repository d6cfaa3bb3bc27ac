import type { Kysely } from 'kysely';

/**
 * Who plays for a seat whose person is late, where the others chose it: for the seat, and in what is asked of them. What a seat's
 * deal was worth, for its review.
 */
export async function standIns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('requests').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('deal', 'text').execute();
}
