import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Makes the table of pages.
 * @param shown columns for the match or puzzle that a page shows
 */
async function pages(db: Kysely<unknown>, shown: RawBuilder<unknown>): Promise<void> {
  await sql`
    create table board_pages (
      id text primary key, link text not null unique, ${shown}, user_id text not null,
      language text not null, expires_at bigint not null
    )`.execute(db);
  await db.schema.createIndex('boardPagesByUser').on('boardPages').column('userId').execute();
}

const MATCH = sql`match_id text not null references matches (id) on delete cascade`;
const MATCH_OR_PUZZLE = sql`match_id text references matches (id) on delete cascade, puzzle text`;

/** Adds the pages on which people have opened a board. `id` is the hash of the secret in the page's cookie. */
export const boardPages = (db: Kysely<unknown>): Promise<void> => pages(db, MATCH);

/**
 * Lets a page show a puzzle in place of a match. SQLite can't make a column optional, so the table is made again and all pages
 * close.
 */
export async function puzzlePages(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('boardPages').execute();
  await pages(db, MATCH_OR_PUZZLE);
}

/** Renames the column `puzzle` to `exercise`, which can also hold a lesson. */
export const exercisePages = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('boardPages').renameColumn('puzzle', 'exercise').execute();
