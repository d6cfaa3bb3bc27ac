import { type Kysely, sql } from 'kysely';
import { byDefault, required } from './columns.ts';

/**
 * Adds people's requests for games with people whom the bot finds. A block may hide the blocked person from the one who made it.
 */
export async function seeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeks')
    .addColumn('userId', 'text', required)
    .addColumn('game', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('pace', 'text')
    .addColumn('seats', 'integer')
    .addColumn('rated', 'integer')
    .addColumn('language', 'text')
    .addColumn('speaks', 'text', required)
    .addColumn('channelId', 'text', required)
    .addColumn('guildId', 'text')
    .addColumn('since', 'bigint', required)
    .addPrimaryKeyConstraint('seeksKey', ['userId', 'game'])
    .execute();
  await db.schema.alterTable('blocks').addColumn('hidden', 'integer', byDefault(0)).execute();
}

/**
 * Lets a person look for a live game beside a slow one. SQLite can't change a key, so the table is made anew. The lease of a
 * process gets the time for which the process has received the events of its shards.
 */
export async function liveSeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seeks').renameTo('olderSeeks').execute();
  await db.schema
    .createTable('seeks')
    .addColumn('userId', 'text', required)
    .addColumn('game', 'text', required)
    .addColumn('live', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('pace', 'text')
    .addColumn('seats', 'integer')
    .addColumn('rated', 'integer')
    .addColumn('language', 'text')
    .addColumn('speaks', 'text', required)
    .addColumn('channelId', 'text', required)
    .addColumn('guildId', 'text')
    .addColumn('since', 'bigint', required)
    .addPrimaryKeyConstraint('liveSeeksKey', ['userId', 'game', 'live'])
    .execute();
  const columns = sql`user_id, game, name, pace, seats, rated, language, speaks, channel_id, guild_id, since`;
  await sql`insert into seeks (live, ${columns}) select 0, ${columns} from older_seeks`.execute(db);
  await db.schema.dropTable('olderSeeks').execute();
  for (const column of ['heardFrom', 'heardTo'])
    await db.schema.alterTable('lease').addColumn(column, 'bigint').execute();
}
