import type { Kysely } from 'kysely';
import { kindOf } from '../rows/rows.ts';

/** Adds the log of lines that operators typed, and the people and servers that the operator has shut out. */
export async function host(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hostLog')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('by', 'text')
    .addColumn('line', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('endedAt', 'bigint')
    .execute();
  await db.schema.createIndex('hostLogByStatus').on('hostLog').columns(['status', 'id']).execute();
  await db.schema
    .createTable('hostBlocks')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('hostBlocksKey', ['kind', 'id'])
    .execute();
}
