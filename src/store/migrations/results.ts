import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault } from './columns.ts';

/**
 * Adds seating, rematches, invitations, results, server settings, and the revision of each resignation, which older rows get
 * from logged events. A person's name becomes the name in their newest match.
 */
export async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('seating', 'text', byDefault('random')).execute();
  await db.schema.alterTable('matches').addColumn('rematchOf', 'text').execute();
  await sql`create unique index one_rematch on matches (rematch_of) where status != 'cancelled'`.execute(db);
  await db.schema.createIndex('matchesByOpener').on('matches').columns(['openerId', 'status']).execute();

  await db.schema.alterTable('seats').addColumn('resignedRev', 'integer').execute();
  await sql`
    update seats set resigned_rev = (
      select min(outbox.since) from outbox
      where outbox.match_id = seats.match_id and outbox.resigned = '[' || seats.seat || ']'
    ) where resigned = 1`.execute(db);
  await sql`
    insert into people (id, name)
    select seats.user_id, seats.name from seats
    join matches on matches.id = seats.match_id
    where matches.number = (
      select max(others.number) from seats as theirs
      join matches as others on others.id = theirs.match_id
      where theirs.user_id = seats.user_id
    ) and not exists (select 1 from people where people.id = seats.user_id)`.execute(db);

  await sql`
    create table invitations (
      match_id text not null references matches (id) on delete cascade, user_id text not null,
      name text not null, at bigint not null, constraint invitations_key primary key (match_id, user_id)
    )`.execute(db);
  await db.schema.createIndex('invitationsByUser').on('invitations').column('userId').execute();

  await sql`
    create table results (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      user_id text not null, guild_id text, game text not null, category text not null,
      seats integer not null, points integer, rank integer not null, won integer not null, level text,
      best integer, turns integer not null, stand_ins integer not null, practised integer not null,
      counts integer not null, at bigint not null, constraint results_key primary key (match_id, seat)
    )`.execute(db);
  await db.schema.createIndex('resultsByUser').on('results').columns(['userId', 'game']).execute();
  await db.schema.createIndex('resultsByGuild').on('results').columns(['guildId', 'game']).execute();

  await sql`
    create table servers (
      guild_id text primary key, language text, pace text, may_open text not null,
      may_cancel text not null
    )`.execute(db);
  await sql`
    create table acts (
      id ${kindOf(db).id}, guild_id text not null, user_id text, name text, act text not null,
      match_id text, details text not null, at bigint not null
    )`.execute(db);
  await db.schema.createIndex('actsByGuild').on('acts').columns(['guildId', 'id']).execute();
}
