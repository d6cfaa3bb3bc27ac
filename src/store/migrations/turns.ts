import type { Kysely } from 'kysely';

/** Turns of several decisions: which turn a revision stands in, and a clock that goes on through it. Choices that don't fit together. */
export async function turns(db: Kysely<unknown>): Promise<void> {
  const moves = db.schema.alterTable('moves');
  await moves.addColumn('turnSince', 'integer').execute();
  await moves.addColumn('turnSeat', 'integer').execute();
  await db.schema.alterTable('sealed').addColumn('refusal', 'text').execute();
  const waits = db.schema.alterTable('waits');
  await waits.addColumn('turn', 'integer', column => column.notNull().defaultTo(-1)).execute();
  await waits.addColumn('resting', 'integer', column => column.notNull().defaultTo(0)).execute();
}
