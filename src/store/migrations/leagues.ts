import { type Kysely, sql } from 'kysely';
import { byDefault } from './columns.ts';

/** Adds the database tables of leagues: their people, the game tables of each round, and the results of all seats. */
export async function leagues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leagues (
      id text primary key, game text not null, options text not null, name text not null,
      guild_id text not null, channel_id text not null, opener_id text not null,
      opener_name text not null, seats integer not null, rounds integer, pace text not null,
      cup integer not null, status text not null, round integer not null, seed text not null,
      rev integer not null, shown_rev integer not null, message_id text, round_message_id text,
      shown_round integer not null, trouble text, attempts integer not null, retry_at bigint,
      created_at bigint not null, updated_at bigint not null
    )`.execute(db);
  await db.schema.createIndex('leaguesByGuild').on('leagues').columns(['guildId', 'createdAt']).execute();
  await db.schema.createIndex('leaguesByStatus').on('leagues').columns(['status', 'shownRev']).execute();

  await sql`
    create table league_players (
      league_id text not null references leagues (id) on delete cascade, number integer not null,
      user_id text not null, name text not null, state text not null, bonus integer not null,
      vanished integer not null, rating integer, draw text not null, joined_at bigint not null,
      constraint league_players_key primary key (league_id, number)
    )`.execute(db);
  await sql`create unique index league_players_by_user on league_players (user_id, league_id)`.execute(db);

  await sql`
    create table league_tables (
      league_id text not null references leagues (id) on delete cascade, round integer not null,
      number integer not null, cup integer not null, match_id text, thread_id text,
      planned_at bigint not null, ended_at bigint,
      constraint league_tables_key primary key (league_id, round, number)
    )`.execute(db);
  await db.schema.createIndex('leagueTablesByMatch').unique().on('leagueTables').column('matchId').execute();

  await sql`
    create table league_seats (
      league_id text not null references leagues (id) on delete cascade, round integer not null,
      number integer not null, place integer not null, player integer not null, rank integer,
      points integer, share integer, gone integer not null,
      constraint league_seats_key primary key (league_id, round, number, place)
    )`.execute(db);
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
  await sql`
    create table league_messages (
      league_id text not null references leagues (id) on delete cascade, round integer not null,
      message_id text not null, outdated integer not null,
      constraint league_messages_key primary key (league_id, round)
    )`.execute(db);
  await sql`
    insert into league_messages (league_id, round, message_id, outdated)
    select id, shown_round, round_message_id, 0 from leagues where round_message_id is not null`.execute(db);
}
