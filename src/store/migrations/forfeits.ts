import type { Kysely } from 'kysely';

/**
 * Adds the time at which a person forfeited: the duplicate was closed while they played. Their seat then comes last, even if
 * its table is finished.
 */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
