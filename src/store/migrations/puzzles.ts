import { type Kysely, sql } from 'kysely';

/** Adds people's answers to puzzles, and the ratings of people and puzzles by these answers. */
export async function puzzles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table puzzles (
      id text primary key, game text not null, mu double precision not null,
      sigma double precision not null, points integer not null, answers integer not null,
      solved integer not null
    )`.execute(db);
  await db.schema.createIndex('puzzlesByGame').on('puzzles').column('game').execute();
  await sql`
    create table puzzle_ratings (
      user_id text not null, game text not null, mu double precision not null,
      sigma double precision not null, points integer not null, answers integer not null,
      solved integer not null, at bigint not null,
      constraint puzzle_ratings_key primary key (user_id, game)
    )`.execute(db);
  await sql`
    create table puzzle_tries (
      user_id text not null, puzzle_id text not null, number integer not null, game text not null,
      action text not null, correct integer not null, points_before integer, points integer,
      at bigint not null, constraint puzzle_tries_key primary key (user_id, puzzle_id, number)
    )`.execute(db);
  await db.schema.createIndex('puzzleTriesByTime').on('puzzleTries').columns(['userId', 'at']).execute();
}
