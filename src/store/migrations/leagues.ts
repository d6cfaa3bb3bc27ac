import { type Kysely, sql } from 'kysely';

/** Adds the database tables of leagues: their people, the game tables of each round, and the results of all seats. */
export async function leagues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('channelId', 'text', column => column.notNull())
    .addColumn('openerId', 'text', column => column.notNull())
    .addColumn('openerName', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('rounds', 'integer')
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('cup', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('rev', 'integer', column => column.notNull())
    .addColumn('shownRev', 'integer', column => column.notNull())
    .addColumn('messageId', 'text')
    .addColumn('roundMessageId', 'text')
    .addColumn('shownRound', 'integer', column => column.notNull())
    .addColumn('trouble', 'text')
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('retryAt', 'bigint')
    .addColumn('createdAt', 'bigint', column => column.notNull())
    .addColumn('updatedAt', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('leaguesByGuild').on('leagues').columns(['guildId', 'createdAt']).execute();
  await db.schema.createIndex('leaguesByStatus').on('leagues').columns(['status', 'shownRev']).execute();

  await db.schema
    .createTable('leaguePlayers')
    .addColumn('leagueId', 'text', column => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('bonus', 'integer', column => column.notNull())
    .addColumn('vanished', 'integer', column => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('draw', 'text', column => column.notNull())
    .addColumn('joinedAt', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('leaguePlayersKey', ['leagueId', 'number'])
    .execute();
  await db.schema
    .createIndex('leaguePlayersByUser')
    .unique()
    .on('leaguePlayers')
    .columns(['userId', 'leagueId'])
    .execute();

  await db.schema
    .createTable('leagueTables')
    .addColumn('leagueId', 'text', column => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('cup', 'integer', column => column.notNull())
    .addColumn('matchId', 'text')
    .addColumn('threadId', 'text')
    .addColumn('plannedAt', 'bigint', column => column.notNull())
    .addColumn('endedAt', 'bigint')
    .addPrimaryKeyConstraint('leagueTablesKey', ['leagueId', 'round', 'number'])
    .execute();
  await db.schema.createIndex('leagueTablesByMatch').unique().on('leagueTables').column('matchId').execute();

  await db.schema
    .createTable('leagueSeats')
    .addColumn('leagueId', 'text', column => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('player', 'integer', column => column.notNull())
    .addColumn('rank', 'integer')
    .addColumn('points', 'integer')
    .addColumn('share', 'integer')
    .addColumn('gone', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('leagueSeatsKey', ['leagueId', 'round', 'number', 'place'])
    .execute();
}

/**
 * Adds the colours that each person has played (null: not counted yet), and leagues whose free seats bots take. Adds a league's
 * messages about rounds, so that the bot can edit them when a person deletes their data.
 */
export async function favourites(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('colours', 'text').execute();
  await sql`create index results_uncounted on results (at) where colours is null`.execute(db);
  await db.schema
    .alterTable('leagues')
    .addColumn('filled', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('leagueMessages')
    .addColumn('leagueId', 'text', column => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('messageId', 'text', column => column.notNull())
    .addColumn('outdated', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('leagueMessagesKey', ['leagueId', 'round'])
    .execute();
  await sql`
    insert into league_messages (league_id, round, message_id, outdated)
    select id, shown_round, round_message_id, 0 from leagues where round_message_id is not null`.execute(db);
}
