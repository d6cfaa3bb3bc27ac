import type { Kysely } from 'kysely';

/**
 * Adds turns of several decisions: the turn of each revision, and clocks that run through a whole turn. Adds the reason why a
 * sealed choice was refused.
 */
export async function turns(db: Kysely<unknown>): Promise<void> {
  const moves = db.schema.alterTable('moves');
  await moves.addColumn('turnSince', 'integer').execute();
  await moves.addColumn('turnSeat', 'integer').execute();
  await db.schema.alterTable('sealed').addColumn('refusal', 'text').execute();
  const waits = db.schema.alterTable('waits');
  await waits.addColumn('turn', 'integer', column => column.notNull().defaultTo(-1)).execute();
  await waits.addColumn('resting', 'integer', column => column.notNull().defaultTo(0)).execute();
}
