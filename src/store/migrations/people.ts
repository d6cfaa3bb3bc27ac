import type { Kysely } from 'kysely';
import { kindOf } from '../rows/rows.ts';

/** Adds subscriptions to open tables, followers of games, direct messages to people, and roles that a lobby mentions. */
export async function letters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tableWishes')
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('game', 'text')
    .addColumn('toldAt', 'bigint')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('tableWishesKey', ['userId', 'guildId'])
    .execute();
  await db.schema.createIndex('tableWishesByGuild').on('tableWishes').column('guildId').execute();

  await db.schema
    .createTable('watchers')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('watchersKey', ['matchId', 'userId'])
    .execute();
  await db.schema.createIndex('watchersByUser').on('watchers').column('userId').execute();

  await db.schema
    .createTable('letters')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('mark', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('dueAt', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('writtenOnce')
    .unique()
    .on('letters')
    .columns(['matchId', 'userId', 'kind', 'mark'])
    .execute();
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
  await db.schema
    .createTable('marks')
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('marksKey', ['scope', 'mark'])
    .execute();
}

/** Adds the setting for the place in which a server wants games to be opened. */
export async function places(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('servers')
    .addColumn('place', 'text', column => column.notNull().defaultTo('anywhere'))
    .execute();
}

/** Adds the setting that allows puzzles from a person's ended games. */
export async function gamesAsPuzzles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('puzzles', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
