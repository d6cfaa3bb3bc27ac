import { type Kysely, sql } from 'kysely';

/**
 * Milliseconds of absence before this migration, 30 days at most. Older rows do not store why a clock was stopped, so each stop
 * counts as an absence.
 */
const COUNTED = sql`case when clock_from - since > 2592000000 then 2592000000 else clock_from - since end`;

/**
 * Adds columns for the milliseconds that absences stopped a seat's clock, and for the time at which the present absence stopped
 * it.
 */
export async function absences(db: Kysely<unknown>): Promise<void> {
  for (const table of ['seats', 'waits'])
    await db.schema
      .alterTable(table)
      .addColumn('awayMs', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('waits').addColumn('awayFrom', 'bigint').execute();
  await sql`update waits set away_ms = ${COUNTED}`.execute(db);
  await sql`
    update waits set away_from = stopped_at
    where resting = 0
      and exists (select 1 from matches where matches.id = waits.match_id and matches.paused_at is null)
      and exists (select 1 from people where people.id = waits.user_id and people.away_until > waits.stopped_at)
  `.execute(db);
}
