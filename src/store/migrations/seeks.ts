import type { Kysely } from 'kysely';

/** Adds people's requests for games with people whom the bot finds. */
export async function seeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeks')
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('pace', 'text')
    .addColumn('seats', 'integer')
    .addColumn('rated', 'integer')
    .addColumn('language', 'text')
    .addColumn('speaks', 'text', column => column.notNull())
    .addColumn('channelId', 'text', column => column.notNull())
    .addColumn('guildId', 'text')
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('seeksKey', ['userId', 'game'])
    .execute();
}
