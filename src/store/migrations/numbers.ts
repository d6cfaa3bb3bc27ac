import { type Kysely, sql } from 'kysely';
import { kindOf } from '../database/kind-of.ts';
import { POSTGRES } from '../database/postgres.ts';

/** On PostgreSQL the number of a match comes from a sequence; SQLite has one writer, and the highest number serves. */
export async function numbers(db: Kysely<unknown>): Promise<void> {
  if (kindOf(db) !== POSTGRES) return;
  await sql`create sequence if not exists match_numbers`.execute(db);
  await POSTGRES.countMatches(db);
}
