import type { Kysely } from 'kysely';

/**
 * Adds the time at which a person forfeited a duplicate, because it was closed while the person played. The person's seat then
 * comes last, even if its table is finished later.
 */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
