import { type Kysely, sql } from 'kysely';
import { byDefault, required } from './columns.ts';

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

  await db.schema
    .createTable('mornings')
    .addColumn('guildId', 'text', required)
    .addColumn('day', 'integer', required)
    .addColumn('channelId', 'text', required)
    .addColumn('facts', 'text')
    .addColumn('rev', 'integer', required)
    .addColumn('shownRev', 'integer', required)
    .addColumn('messageId', 'text')
    .addColumn('trouble', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('retryAt', 'bigint')
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('morningsKey', ['guildId', 'day'])
    .execute();
  await sql`create index mornings_untold on mornings (at) where shown_rev < rev`.execute(db);

  await db.schema.createIndex('resultsByTime').on('results').columns(['guildId', 'at']).execute();
  // The new index begins with the columns of the old one, so it serves the same queries.
  await db.schema.dropIndex('resultsByGuild').execute();
  await db.schema
    .createIndex('resultsByPoints')
    .on('results')
    .columns(['guildId', 'game', 'category', 'points'])
    .execute();
  await db.schema
    .createIndex('matchesByChange')
    .on('matches')
    .columns(['guildId', 'status', 'updatedAt'])
    .execute();
}
