import type { Kysely } from 'kysely';
import { byDefault, partOf, required } from './columns.ts';

/**
 * Adds tables for deals that many people play, each person alone. Adds tables for people's attempts at the deals, and for the
 * servers that list these people.
 */
export async function dailies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('game', 'text', required)
    .addColumn('options', 'text', required)
    .addColumn('seed', 'text', required)
    .addColumn('salt', 'text', required)
    .addColumn('day', 'integer')
    .addColumn('opensAt', 'bigint', required)
    .addColumn('closesAt', 'bigint')
    .addColumn('userId', 'text')
    .addColumn('par', 'text')
    .execute();
  await db.schema.createIndex('dealsByDay').on('deals').columns(['game', 'kind', 'day']).execute();
  await db.schema.createIndex('dealsByUser').on('deals').column('userId').execute();

  await db.schema
    .createTable('attempts')
    .addColumn('dealId', 'text', partOf('deals.id'))
    .addColumn('userId', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('name', 'text', required)
    .addColumn('fair', 'integer', required)
    .addColumn('begunAt', 'bigint', required)
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
    .addColumn('dealId', 'text', partOf('deals.id'))
    .addColumn('guildId', 'text', required)
    .addColumn('userId', 'text', required)
    .addPrimaryKeyConstraint('appearancesKey', ['dealId', 'guildId', 'userId'])
    .execute();
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
