import { type Kysely, sql } from 'kysely';
import { kindOf } from '../dialect/kind-of.ts';
import { POSTGRES } from '../dialect/postgres.ts';

/**
 * Adds the sequence that numbers matches on PostgreSQL. SQLite has only one writer, so it can use the highest number plus one.
 */
export async function numbers(db: Kysely<unknown>): Promise<void> {
  if (kindOf(db) !== POSTGRES) return;
  await sql`create sequence if not exists match_numbers`.execute(db);
  await POSTGRES.countMatches(db);
}
