import type { Kysely } from 'kysely';

/** Who plays for a seat whose person is late, where the others chose it: for the seat, and in what is asked of them. */
export async function standIns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('requests').addColumn('standIn', 'text').execute();
}
