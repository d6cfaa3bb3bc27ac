import { type Kysely, sql } from 'kysely';
import { byDefault } from './columns.ts';

/**
 * Adds tables for deals that many people play, each person alone. Adds tables for people's attempts at the deals, and for the
 * servers that list these people.
 */
export async function dailies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deals (
      id text primary key, kind text not null, game text not null, options text not null,
      seed text not null, salt text not null, day integer, opens_at bigint not null, closes_at bigint,
      user_id text, par text
    )`.execute(db);
  await db.schema.createIndex('dealsByDay').on('deals').columns(['game', 'kind', 'day']).execute();
  await db.schema.createIndex('dealsByUser').on('deals').column('userId').execute();

  await sql`
    create table attempts (
      deal_id text not null references deals (id) on delete cascade, user_id text not null,
      number integer not null, match_id text not null references matches (id) on delete cascade,
      name text not null, fair integer not null, begun_at bigint not null, ended_at bigint,
      points integer, course text, constraint attempts_key primary key (deal_id, user_id, number)
    )`.execute(db);
  await db.schema.createIndex('attemptsByUser').on('attempts').columns(['userId', 'begunAt']).execute();
  await db.schema.createIndex('attemptsByMatch').unique().on('attempts').column('matchId').execute();
  await sql`create index attempts_by_points on attempts (deal_id, number, points)`.execute(db);

  await sql`
    create table appearances (
      deal_id text not null references deals (id) on delete cascade, guild_id text not null,
      user_id text not null, constraint appearances_key primary key (deal_id, guild_id, user_id)
    )`.execute(db);
  await db.schema.createIndex('appearancesByUser').on('appearances').column('userId').execute();
}

/**
 * Adds the form of a deal, since a deal may be a duel against the bot, and the bot's scores in a duel. All earlier deals are
 * solo.
 */
export async function duels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deals').addColumn('form', 'text', byDefault('solo')).execute();
  await db.schema.alterTable('attempts').addColumn('against', 'text').execute();
}
