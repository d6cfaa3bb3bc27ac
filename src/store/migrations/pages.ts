import type { Kysely } from 'kysely';
import { partOf, required } from './columns.ts';

/** Adds the pages on which people have opened a board. `id` is the hash of the secret in the page's cookie. */
export async function boardPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('boardPages')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('link', 'text', column => column.notNull().unique())
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('userId', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('expiresAt', 'bigint', required)
    .execute();
  await db.schema.createIndex('boardPagesByUser').on('boardPages').column('userId').execute();
}
