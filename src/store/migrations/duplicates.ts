import type { Kysely } from 'kysely';
import { byDefault, partOf, required } from './columns.ts';

/** Adds tables for duplicates: tournaments in which the same deal is played at several tables. */
export async function duplicates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('duplicates')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', required)
    .addColumn('options', 'text', required)
    .addColumn('guildId', 'text', required)
    .addColumn('channelId', 'text', required)
    .addColumn('openerId', 'text', required)
    .addColumn('openerName', 'text', required)
    .addColumn('wanted', 'integer', required)
    .addColumn('seats', 'integer')
    .addColumn('players', 'text', required)
    .addColumn('pace', 'text', required)
    .addColumn('standIn', 'text')
    .addColumn('hints', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('seed', 'text', required)
    .addColumn('salt', 'text', required)
    .addColumn('rev', 'integer', required)
    .addColumn('shownRev', 'integer', required)
    .addColumn('messageId', 'text')
    .addColumn('resultMessageId', 'text')
    .addColumn('trouble', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('retryAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await db.schema.createIndex('duplicatesByGuild').on('duplicates').columns(['guildId', 'status']).execute();

  await db.schema
    .createTable('duplicatePlayers')
    .addColumn('duplicateId', 'text', partOf('duplicates.id'))
    .addColumn('number', 'integer', required)
    .addColumn('userId', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('share', 'integer')
    .addColumn('joinedAt', 'bigint', required)
    .addPrimaryKeyConstraint('duplicatePlayersKey', ['duplicateId', 'number'])
    .execute();
  await db.schema
    .createIndex('duplicatePlayersByUser')
    .unique()
    .on('duplicatePlayers')
    .columns(['userId', 'duplicateId'])
    .execute();

  await db.schema
    .createTable('duplicateTables')
    .addColumn('duplicateId', 'text', partOf('duplicates.id'))
    .addColumn('number', 'integer', required)
    .addColumn('matchId', 'text')
    .addColumn('threadId', 'text')
    .addColumn('endedAt', 'bigint')
    .addColumn('counts', 'integer', required)
    .addPrimaryKeyConstraint('duplicateTablesKey', ['duplicateId', 'number'])
    .execute();
  await db.schema
    .createIndex('duplicateTablesByMatch')
    .unique()
    .on('duplicateTables')
    .column('matchId')
    .execute();

  await db.schema
    .createTable('duplicateSeats')
    .addColumn('duplicateId', 'text', partOf('duplicates.id'))
    .addColumn('number', 'integer', required)
    .addColumn('seat', 'integer', required)
    .addColumn('player', 'integer')
    .addColumn('strength', 'text')
    .addColumn('points', 'integer')
    .addColumn('course', 'text')
    .addPrimaryKeyConstraint('duplicateSeatsKey', ['duplicateId', 'number', 'seat'])
    .execute();

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
