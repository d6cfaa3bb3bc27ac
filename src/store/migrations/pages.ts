import type { CreateTableBuilder, Kysely } from 'kysely';
import { partOf, required } from './columns.ts';

type PagesTable = CreateTableBuilder<'boardPages'>;

async function pages(db: Kysely<unknown>, shown: (table: PagesTable) => PagesTable): Promise<void> {
  const table: PagesTable = db.schema.createTable('boardPages');
  await shown(
    table
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('link', 'text', column => column.notNull().unique()),
  )
    .addColumn('userId', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('expiresAt', 'bigint', required)
    .execute();
  await db.schema.createIndex('boardPagesByUser').on('boardPages').column('userId').execute();
}

/** Adds the pages on which people have opened a board. `id` is the hash of the secret in the page's cookie. */
export const boardPages = (db: Kysely<unknown>): Promise<void> =>
  pages(db, table => table.addColumn('matchId', 'text', partOf('matches.id')));

/** Lets a page show a puzzle in place of a match. SQLite can't make a column optional, so all pages close. */
export async function puzzlePages(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('boardPages').execute();
  await pages(db, table =>
    table
      .addColumn('matchId', 'text', column => column.references('matches.id').onDelete('cascade'))
      .addColumn('puzzle', 'text'),
  );
}

/** Renames the column `puzzle` to `exercise`, which can also hold a lesson. */
export const exercisePages = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('boardPages').renameColumn('puzzle', 'exercise').execute();
