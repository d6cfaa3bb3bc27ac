import { type Kysely, sql } from 'kysely';
import { byDefault } from './columns.ts';

/**
 * Adds people's requests for games with people whom the bot finds. A block may hide the blocked person from the person who made
 * it.
 */
export async function seeks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seeks (
      user_id text not null, game text not null, name text not null, pace text, seats integer,
      rated integer, language text, speaks text not null, channel_id text not null, guild_id text,
      since bigint not null, constraint seeks_key primary key (user_id, game)
    )`.execute(db);
  await db.schema.alterTable('blocks').addColumn('hidden', 'integer', byDefault(0)).execute();
}

/**
 * Lets a person look for a live game beside a slow one. SQLite can't change a key, so a new table replaces the old one. Adds to
 * each lease the time for which its process has received the events of its shards.
 */
export async function liveSeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seeks').renameTo('olderSeeks').execute();
  await sql`
    create table seeks (
      user_id text not null, game text not null, live integer not null, name text not null, pace text,
      seats integer, rated integer, language text, speaks text not null, channel_id text not null,
      guild_id text, since bigint not null, constraint live_seeks_key primary key (user_id, game, live)
    )`.execute(db);
  const columns = sql`user_id, game, name, pace, seats, rated, language, speaks, channel_id, guild_id, since`;
  await sql`insert into seeks (live, ${columns}) select 0, ${columns} from older_seeks`.execute(db);
  await db.schema.dropTable('olderSeeks').execute();
  for (const column of ['heardFrom', 'heardTo'])
    await db.schema.alterTable('lease').addColumn(column, 'bigint').execute();
}
