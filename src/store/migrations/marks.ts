import type { Kysely } from 'kysely';

/** That somebody who is forgotten took part already: a keyed hash, until it matters no more. */
export async function marks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('marks')
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('marksKey', ['scope', 'mark'])
    .execute();
}
