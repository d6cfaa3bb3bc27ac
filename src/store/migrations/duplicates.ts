import { type Kysely, sql } from 'kysely';
import { byDefault } from './columns.ts';

/** Adds tables for duplicates: tournaments in which the same deal is played at several tables. */
export async function duplicates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duplicates (
      id text primary key, game text not null, options text not null, guild_id text not null,
      channel_id text not null, opener_id text not null, opener_name text not null,
      wanted integer not null, seats integer, players text not null, pace text not null, stand_in text,
      hints integer not null, status text not null, seed text not null, salt text not null,
      rev integer not null, shown_rev integer not null, message_id text, result_message_id text,
      trouble text, attempts integer not null, retry_at bigint, created_at bigint not null,
      updated_at bigint not null
    )`.execute(db);
  await db.schema.createIndex('duplicatesByGuild').on('duplicates').columns(['guildId', 'status']).execute();

  await sql`
    create table duplicate_players (
      duplicate_id text not null references duplicates (id) on delete cascade, number integer not null,
      user_id text not null, name text not null, share integer, joined_at bigint not null,
      constraint duplicate_players_key primary key (duplicate_id, number)
    )`.execute(db);
  await sql`
    create unique index duplicate_players_by_user on duplicate_players (user_id, duplicate_id)`.execute(db);

  await sql`
    create table duplicate_tables (
      duplicate_id text not null references duplicates (id) on delete cascade, number integer not null,
      match_id text, thread_id text, ended_at bigint, counts integer not null,
      constraint duplicate_tables_key primary key (duplicate_id, number)
    )`.execute(db);
  await sql`create unique index duplicate_tables_by_match on duplicate_tables (match_id)`.execute(db);

  await sql`
    create table duplicate_seats (
      duplicate_id text not null references duplicates (id) on delete cascade, number integer not null,
      seat integer not null, player integer, strength text, points integer, course text,
      constraint duplicate_seats_key primary key (duplicate_id, number, seat)
    )`.execute(db);

  const matches = db.schema.alterTable('matches');
  await matches.addColumn('duplicateId', 'text').execute();
  await matches.addColumn('withheld', 'integer', byDefault(0)).execute();
}

/**
 * Adds the time at which a person forfeited a duplicate, because it was closed while the person played. The person's seat then
 * comes last, even if its table is finished later.
 */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
