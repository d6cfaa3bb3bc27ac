import type { Kysely } from 'kysely';
import { required } from './columns.ts';

/** Adds people's answers to puzzles, and the ratings of people and puzzles by these answers. */
export async function puzzles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('puzzles')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', required)
    .addColumn('mu', 'double precision', required)
    .addColumn('sigma', 'double precision', required)
    .addColumn('points', 'integer', required)
    .addColumn('answers', 'integer', required)
    .addColumn('solved', 'integer', required)
    .execute();
  await db.schema.createIndex('puzzlesByGame').on('puzzles').column('game').execute();
  await db.schema
    .createTable('puzzleRatings')
    .addColumn('userId', 'text', required)
    .addColumn('game', 'text', required)
    .addColumn('mu', 'double precision', required)
    .addColumn('sigma', 'double precision', required)
    .addColumn('points', 'integer', required)
    .addColumn('answers', 'integer', required)
    .addColumn('solved', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('puzzleRatingsKey', ['userId', 'game'])
    .execute();
  await db.schema
    .createTable('puzzleTries')
    .addColumn('userId', 'text', required)
    .addColumn('puzzleId', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('game', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('correct', 'integer', required)
    .addColumn('pointsBefore', 'integer')
    .addColumn('points', 'integer')
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('puzzleTriesKey', ['userId', 'puzzleId', 'number'])
    .execute();
  await db.schema.createIndex('puzzleTriesByTime').on('puzzleTries').columns(['userId', 'at']).execute();
}
