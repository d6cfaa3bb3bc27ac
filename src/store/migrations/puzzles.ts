import type { Kysely } from 'kysely';

/** Adds people's answers to puzzles, and the ratings of people and puzzles by these answers. */
export async function puzzles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('puzzles')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('answers', 'integer', column => column.notNull())
    .addColumn('solved', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('puzzlesByGame').on('puzzles').column('game').execute();
  await db.schema
    .createTable('puzzleRatings')
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('answers', 'integer', column => column.notNull())
    .addColumn('solved', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('puzzleRatingsKey', ['userId', 'game'])
    .execute();
  await db.schema
    .createTable('puzzleTries')
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('puzzleId', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('correct', 'integer', column => column.notNull())
    .addColumn('pointsBefore', 'integer')
    .addColumn('points', 'integer')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('puzzleTriesKey', ['userId', 'puzzleId', 'number'])
    .execute();
  await db.schema.createIndex('puzzleTriesByTime').on('puzzleTries').columns(['userId', 'at']).execute();
}
