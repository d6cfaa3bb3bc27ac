import type { Kysely } from 'kysely';

/**
 * Adds turns of several decisions: the turn of each revision, and a clock that runs through a turn. Adds refusals of choices
 * that do not fit together.
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
