import type { Kysely } from 'kysely';

/** Whose seat of a duplicate comes last, whatever becomes of its table: it was closed while they played there. */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
