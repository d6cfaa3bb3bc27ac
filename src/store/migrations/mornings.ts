import { type Kysely, sql } from 'kysely';
import { byDefault } from './columns.ts';

/**
 * Adds the channel and hour of a server's morning message, and a row for each message. Adds indexes for the results and the
 * matches of a server in the order of time.
 */
export async function mornings(db: Kysely<unknown>): Promise<void> {
  const servers = db.schema.alterTable('servers');
  await servers.addColumn('morningChannel', 'text').execute();
  await servers.addColumn('morningHour', 'integer', byDefault(8)).execute();
  await servers.addColumn('morningZone', 'text').execute();
  await servers.addColumn('morningAt', 'bigint').execute();
  await db.schema.createIndex('serversByMorning').on('servers').column('morningAt').execute();

  await sql`
    create table mornings (
      guild_id text not null, day integer not null, channel_id text not null, facts text,
      rev integer not null, shown_rev integer not null, message_id text, trouble text,
      attempts integer not null, retry_at bigint, at bigint not null,
      constraint mornings_key primary key (guild_id, day)
    )`.execute(db);
  await sql`create index mornings_untold on mornings (at) where shown_rev < rev`.execute(db);

  await db.schema.createIndex('resultsByTime').on('results').columns(['guildId', 'at']).execute();
  // The new index begins with the columns of the old one, so it serves the same queries.
  await db.schema.dropIndex('resultsByGuild').execute();
  await sql`create index results_by_points on results (guild_id, game, category, points)`.execute(db);
  await sql`create index matches_by_change on matches (guild_id, status, updated_at)`.execute(db);
}
