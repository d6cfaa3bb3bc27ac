import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { partOf, required } from './columns.ts';

/**
 * Creates the first tables: matches, seats, moves and others. A published migration is never edited: each later change needs a
 * new one, in a file named after what it changes. `../dialect/schema.ts` has the tables as they are now.
 */
export async function first(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('number', 'integer', column => column.notNull().unique())
    .addColumn('game', 'text', required)
    .addColumn('options', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('endedBy', 'text')
    .addColumn('rev', 'integer', required)
    .addColumn('channelId', 'text', required)
    .addColumn('guildId', 'text')
    .addColumn('openerId', 'text', required)
    .addColumn('openerName', 'text', required)
    .addColumn('seatsWanted', 'integer', required)
    .addColumn('seed', 'text', required)
    .addColumn('lobbyMessageId', 'text')
    .addColumn('boardMessageId', 'text')
    .addColumn('shownRev', 'integer')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('oneLiveMatchPerChannel')
    .unique()
    .on('matches')
    .column('channelId')
    .where(sql.ref('status'), 'in', ['lobby', 'running'])
    .execute();
  await db.schema.createIndex('matchesByChannel').on('matches').columns(['channelId', 'number']).execute();

  await db.schema
    .createTable('seats')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('seat', 'integer', required)
    .addColumn('userId', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('resigned', 'integer', required)
    .addPrimaryKeyConstraint('seatsKey', ['matchId', 'seat'])
    .addUniqueConstraint('onePersonOneSeat', ['matchId', 'userId'])
    .execute();
  await db.schema.createIndex('seatsByUser').on('seats').column('userId').execute();

  await db.schema
    .createTable('moves')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('rev', 'integer', required)
    .addColumn('seat', 'integer')
    .addColumn('action', 'text')
    .addColumn('by', 'text')
    .addColumn('told', 'text', required)
    .addColumn('reveals', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('dice', 'text', required)
    .addColumn('rules', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('movesKey', ['matchId', 'rev'])
    .execute();

  await db.schema
    .createTable('sealed')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('rev', 'integer', required)
    .addColumn('seat', 'integer', required)
    .addColumn('action', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('sealedKey', ['matchId', 'rev', 'seat'])
    .execute();

  await db.schema
    .createTable('votes')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('kind', 'text', required)
    .addColumn('userId', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('votesKey', ['matchId', 'kind', 'userId'])
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('kind', 'text', required)
    .addColumn('rev', 'integer', required)
    .addColumn('since', 'integer', required)
    .addColumn('resigned', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('error', 'text')
    .addColumn('retryAt', 'bigint')
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema.createIndex('outboxByStatus').on('outbox').columns(['status', 'id']).execute();

  await db.schema
    .createTable('kv')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute();
}
