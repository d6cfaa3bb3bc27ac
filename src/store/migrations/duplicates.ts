import type { Kysely } from 'kysely';

/** Adds tables for duplicates: tournaments in which the same deal is played at several tables. */
export async function duplicates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('duplicates')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('channelId', 'text', column => column.notNull())
    .addColumn('openerId', 'text', column => column.notNull())
    .addColumn('openerName', 'text', column => column.notNull())
    .addColumn('wanted', 'integer', column => column.notNull())
    .addColumn('seats', 'integer')
    .addColumn('players', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('standIn', 'text')
    .addColumn('hints', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('salt', 'text', column => column.notNull())
    .addColumn('rev', 'integer', column => column.notNull())
    .addColumn('shownRev', 'integer', column => column.notNull())
    .addColumn('messageId', 'text')
    .addColumn('resultMessageId', 'text')
    .addColumn('trouble', 'text')
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('retryAt', 'bigint')
    .addColumn('createdAt', 'bigint', column => column.notNull())
    .addColumn('updatedAt', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('duplicatesByGuild').on('duplicates').columns(['guildId', 'status']).execute();

  await db.schema
    .createTable('duplicatePlayers')
    .addColumn('duplicateId', 'text', column =>
      column.notNull().references('duplicates.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('share', 'integer')
    .addColumn('joinedAt', 'bigint', column => column.notNull())
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
    .addColumn('duplicateId', 'text', column =>
      column.notNull().references('duplicates.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('matchId', 'text')
    .addColumn('threadId', 'text')
    .addColumn('endedAt', 'bigint')
    .addColumn('counts', 'integer', column => column.notNull())
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
    .addColumn('duplicateId', 'text', column =>
      column.notNull().references('duplicates.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'integer')
    .addColumn('strength', 'text')
    .addColumn('points', 'integer')
    .addColumn('course', 'text')
    .addPrimaryKeyConstraint('duplicateSeatsKey', ['duplicateId', 'number', 'seat'])
    .execute();

  const matches = db.schema.alterTable('matches');
  await matches.addColumn('duplicateId', 'text').execute();
  await matches.addColumn('withheld', 'integer', column => column.notNull().defaultTo(0)).execute();
}

/**
 * Adds the time at which a person forfeited a duplicate, because it was closed while the person played. The person's seat then
 * comes last, even if its table is finished later.
 */
export async function forfeits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('duplicatePlayers').addColumn('forfeitedAt', 'bigint').execute();
}
