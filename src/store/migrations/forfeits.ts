import type { Kysely } from 'kysely';

/**
 * Adds when a person forfeited: the duplicate was closed while they played. Their seat comes last, whatever becomes of its
 * table.
 */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
