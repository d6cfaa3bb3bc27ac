import { type Kysely, sql } from 'kysely';

const TWO_WEEKS_MS = 14 * 86_400_000;

/**
 * Gives each rated game without a time limit a limit of two weeks per decision. Ended games that changed no rating become
 * unrated, so that recomputing all ratings still leaves them out.
 */
export async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`update waits set due_at = clock_from + ${sql.lit(TWO_WEEKS_MS)}
    where due_at is null and stopped_at is null and match_id in
      (select id from matches where rated = 1 and pace = 'none' and status = 'running')`.execute(db);
  await sql`update matches set pace = 'two-weeks'
    where rated = 1 and pace = 'none' and status in ('lobby', 'running')`.execute(db);
  await sql`update matches set rated = 0 where rated = 1 and status = 'over'
    and not exists (select 1 from rating_changes where rating_changes.match_id = matches.id)`.execute(db);
}
