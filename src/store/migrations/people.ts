import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault } from './columns.ts';

/** Adds subscriptions to open tables, followers of games, direct messages to people, and roles that a lobby mentions. */
export async function letters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table table_wishes (
      user_id text not null, guild_id text not null, game text, told_at bigint, at bigint not null,
      constraint table_wishes_key primary key (user_id, guild_id)
    )`.execute(db);
  await db.schema.createIndex('tableWishesByGuild').on('tableWishes').column('guildId').execute();

  await sql`
    create table watchers (
      match_id text not null references matches (id) on delete cascade, user_id text not null,
      mode text not null, round integer not null, at bigint not null,
      constraint watchers_key primary key (match_id, user_id)
    )`.execute(db);
  await db.schema.createIndex('watchersByUser').on('watchers').column('userId').execute();

  await sql`
    create table letters (
      id ${kindOf(db).id}, match_id text not null references matches (id) on delete cascade,
      guild_id text not null, user_id text not null, kind text not null, mark integer not null,
      status text not null, attempts integer not null, due_at bigint not null, at bigint not null
    )`.execute(db);
  await sql`create unique index written_once on letters (match_id, user_id, kind, mark)`.execute(db);
  await db.schema.createIndex('lettersByDue').on('letters').columns(['status', 'dueAt']).execute();
  await db.schema.createIndex('lettersByUser').on('letters').columns(['userId', 'status']).execute();

  await db.schema.alterTable('people').addColumn('lettersRefusedAt', 'bigint').execute();
  await db.schema.alterTable('matches').addColumn('roleCalledAt', 'bigint').execute();
  const servers = db.schema.alterTable('servers');
  await servers.addColumn('callRole', 'text').execute();
  await servers.addColumn('roleCalledAt', 'bigint').execute();
}

/** Adds marks of people who took part in something and then deleted their data. A mark is a keyed hash, and expires. */
export async function marks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marks (
      scope text not null, mark text not null, until bigint not null,
      constraint marks_key primary key (scope, mark)
    )`.execute(db);
}

/** Adds the setting for the place in which a server wants games to be opened. */
export async function places(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('place', 'text', byDefault('anywhere')).execute();
}

/** Adds the setting that allows puzzles from a person's ended games. */
export async function gamesAsPuzzles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('puzzles', 'integer', byDefault(0)).execute();
}

/**
 * Moves blocks of hidden people into a table of their own, so that a block by name neither changes nor reveals them. The match
 * of an older block is the newest match of the two people before the block. It is unknown if the bot has deleted the match.
 */
export async function seatBlocks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seat_blocks (
      person_id text not null, match_id text not null, blocked_id text not null, at bigint not null,
      constraint seat_blocks_key primary key (person_id, match_id, blocked_id)
    )`.execute(db);
  await db.schema.createIndex('seatBlocksByBlocked').on('seatBlocks').column('blockedId').execute();
  await sql`insert into seat_blocks (person_id, match_id, blocked_id, at)
    select person_id, coalesce((
      select own.match_id from seats own
      join seats theirs on theirs.match_id = own.match_id and theirs.place <> own.place
      join matches on matches.id = own.match_id
      where own.user_id = blocks.person_id and theirs.user_id = blocks.blocked_id and matches.created_at <= blocks.at
      order by matches.number desc limit 1), ''), blocked_id, at from blocks where hidden = 1`.execute(db);
  await sql`delete from blocks where hidden = 1`.execute(db);
  await db.schema.alterTable('blocks').dropColumn('hidden').execute();
}

/** Adds the log of lines that operators typed, and the people and servers that the operator has shut out. */
export async function host(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table host_log (
      id ${kindOf(db).id}, "by" text, line text not null, status text not null, answer text,
      at bigint not null, ended_at bigint
    )`.execute(db);
  await db.schema.createIndex('hostLogByStatus').on('hostLog').columns(['status', 'id']).execute();
  await sql`
    create table host_blocks (
      kind text not null, id text not null, reason text, at bigint not null,
      constraint host_blocks_key primary key (kind, id)
    )`.execute(db);
}

/**
 * Adds a flag for lobbies that are shown in other servers, and two settings of a server for such lobbies. Adds a flag for
 * people whose names other places may see.
 */
export async function openTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('everywhere', 'integer', byDefault(0)).execute();
  for (const setting of ['listed', 'strangers'])
    await db.schema.alterTable('servers').addColumn(setting, 'text', byDefault('yes')).execute();
  await db.schema.alterTable('people').addColumn('named', 'integer', byDefault(0)).execute();
}
