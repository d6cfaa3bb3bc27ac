import { type Kysely, sql } from 'kysely';
import { byDefault, partOf, required } from './columns.ts';

/** Adds the database tables of leagues: their people, the game tables of each round, and the results of all seats. */
export async function leagues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', required)
    .addColumn('options', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('guildId', 'text', required)
    .addColumn('channelId', 'text', required)
    .addColumn('openerId', 'text', required)
    .addColumn('openerName', 'text', required)
    .addColumn('seats', 'integer', required)
    .addColumn('rounds', 'integer')
    .addColumn('pace', 'text', required)
    .addColumn('cup', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('round', 'integer', required)
    .addColumn('seed', 'text', required)
    .addColumn('rev', 'integer', required)
    .addColumn('shownRev', 'integer', required)
    .addColumn('messageId', 'text')
    .addColumn('roundMessageId', 'text')
    .addColumn('shownRound', 'integer', required)
    .addColumn('trouble', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('retryAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await db.schema.createIndex('leaguesByGuild').on('leagues').columns(['guildId', 'createdAt']).execute();
  await db.schema.createIndex('leaguesByStatus').on('leagues').columns(['status', 'shownRev']).execute();

  await db.schema
    .createTable('leaguePlayers')
    .addColumn('leagueId', 'text', partOf('leagues.id'))
    .addColumn('number', 'integer', required)
    .addColumn('userId', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('bonus', 'integer', required)
    .addColumn('vanished', 'integer', required)
    .addColumn('rating', 'integer')
    .addColumn('draw', 'text', required)
    .addColumn('joinedAt', 'bigint', required)
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
    .addColumn('leagueId', 'text', partOf('leagues.id'))
    .addColumn('round', 'integer', required)
    .addColumn('number', 'integer', required)
    .addColumn('cup', 'integer', required)
    .addColumn('matchId', 'text')
    .addColumn('threadId', 'text')
    .addColumn('plannedAt', 'bigint', required)
    .addColumn('endedAt', 'bigint')
    .addPrimaryKeyConstraint('leagueTablesKey', ['leagueId', 'round', 'number'])
    .execute();
  await db.schema.createIndex('leagueTablesByMatch').unique().on('leagueTables').column('matchId').execute();

  await db.schema
    .createTable('leagueSeats')
    .addColumn('leagueId', 'text', partOf('leagues.id'))
    .addColumn('round', 'integer', required)
    .addColumn('number', 'integer', required)
    .addColumn('place', 'integer', required)
    .addColumn('player', 'integer', required)
    .addColumn('rank', 'integer')
    .addColumn('points', 'integer')
    .addColumn('share', 'integer')
    .addColumn('gone', 'integer', required)
    .addPrimaryKeyConstraint('leagueSeatsKey', ['leagueId', 'round', 'number', 'place'])
    .execute();
}

/** Adds the pairs of a league's people whom blocks keep apart, as they were at the league's start. */
export async function leaguePairs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leagues').addColumn('apart', 'text').execute();
}

/**
 * Adds the colours that each person has played (null: not counted yet), and leagues whose free seats bots take. Adds a league's
 * messages about rounds, so that the bot can edit them when a person deletes their data.
 */
export async function favourites(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('colours', 'text').execute();
  await sql`create index results_uncounted on results (at) where colours is null`.execute(db);
  await db.schema.alterTable('leagues').addColumn('filled', 'integer', byDefault(0)).execute();
  await db.schema
    .createTable('leagueMessages')
    .addColumn('leagueId', 'text', partOf('leagues.id'))
    .addColumn('round', 'integer', required)
    .addColumn('messageId', 'text', required)
    .addColumn('outdated', 'integer', required)
    .addPrimaryKeyConstraint('leagueMessagesKey', ['leagueId', 'round'])
    .execute();
  await sql`
    insert into league_messages (league_id, round, message_id, outdated)
    select id, shown_round, round_message_id, 0 from leagues where round_message_id is not null`.execute(db);
}
