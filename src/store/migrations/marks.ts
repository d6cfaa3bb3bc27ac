import type { Kysely } from 'kysely';

/** Adds marks of people who took part in something and then deleted their data. A mark is a keyed hash, and expires. */
export async function marks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('marks')
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('marksKey', ['scope', 'mark'])
    .execute();
}
