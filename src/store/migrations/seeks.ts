import type { Kysely } from 'kysely';

/**
 * Adds people's requests for games with people whom the bot finds. A block may hide the blocked person from the one who made it.
 */
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
  await db.schema
    .alterTable('blocks')
    .addColumn('hidden', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
