import type { Kysely } from 'kysely';

/**
 * Adds tables for deals that many people play, each person alone. Adds tables for people's attempts at the deals, and for the
 * servers that list these people.
 */
export async function dailies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('salt', 'text', column => column.notNull())
    .addColumn('day', 'integer')
    .addColumn('opensAt', 'bigint', column => column.notNull())
    .addColumn('closesAt', 'bigint')
    .addColumn('userId', 'text')
    .addColumn('par', 'text')
    .execute();
  await db.schema.createIndex('dealsByDay').on('deals').columns(['game', 'kind', 'day']).execute();
  await db.schema.createIndex('dealsByUser').on('deals').column('userId').execute();

  await db.schema
    .createTable('attempts')
    .addColumn('dealId', 'text', column => column.notNull().references('deals.id').onDelete('cascade'))
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('fair', 'integer', column => column.notNull())
    .addColumn('begunAt', 'bigint', column => column.notNull())
    .addColumn('endedAt', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('course', 'text')
    .addPrimaryKeyConstraint('attemptsKey', ['dealId', 'userId', 'number'])
    .execute();
  await db.schema.createIndex('attemptsByUser').on('attempts').columns(['userId', 'begunAt']).execute();
  await db.schema.createIndex('attemptsByMatch').unique().on('attempts').column('matchId').execute();
  await db.schema
    .createIndex('attemptsByPoints')
    .on('attempts')
    .columns(['dealId', 'number', 'points'])
    .execute();

  await db.schema
    .createTable('appearances')
    .addColumn('dealId', 'text', column => column.notNull().references('deals.id').onDelete('cascade'))
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('appearancesKey', ['dealId', 'guildId', 'userId'])
    .execute();
  await db.schema.createIndex('appearancesByUser').on('appearances').column('userId').execute();
}

/**
 * Adds the form of a deal, since a deal may be a duel against the bot, and the bot's scores in a duel. All earlier deals are
 * solo.
 */
export async function duels(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deals')
    .addColumn('form', 'text', column => column.notNull().defaultTo('solo'))
    .execute();
  await db.schema.alterTable('attempts').addColumn('against', 'text').execute();
}
