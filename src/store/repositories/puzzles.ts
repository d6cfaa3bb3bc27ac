import { Repository } from '../rows/rows.ts';
import type { StoredPuzzle, StoredPuzzleRating, StoredPuzzleTry } from '../types/index.ts';

/** Answers of people to puzzles, and the ratings by these answers. */
export class PuzzleRows extends Repository {
  /** Lists a person's answers from the time `since` on, oldest first. */
  async tries(
    userId: string,
    {
      game,
      puzzleId,
      since,
    }: { readonly game?: string; readonly puzzleId?: string; readonly since?: number } = {},
  ): Promise<readonly StoredPuzzleTry[]> {
    return this.rowsOf('puzzleTries', { userId })
      .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
      .$if(puzzleId !== undefined, query => query.where('puzzleId', '=', puzzleId ?? ''))
      .$if(since !== undefined, query => query.where('at', '>=', since ?? 0))
      .orderBy('at')
      .orderBy('puzzleId')
      .orderBy('number')
      .execute();
  }

  /** Returns the game of the person's newest answer. */
  async lastGame(userId: string): Promise<string | undefined> {
    const tries = this.rowsOf('puzzleTries', { userId }).orderBy('at', 'desc').limit(1);
    return (await tries.executeTakeFirst())?.game;
  }

  /** Stores an answer. Throws ConflictError where the answer with this number is stored already. */
  async answer(answer: StoredPuzzleTry): Promise<void> {
    await this.insertRows('puzzleTries', answer);
  }

  /** Returns a person's rating. A lock keeps other transactions from changing it until this transaction ends. */
  async ratingOf(userId: string, game: string): Promise<StoredPuzzleRating | undefined> {
    await this.lock(`person ${userId}`);
    return this.rowsOf('puzzleRatings', { userId, game }).executeTakeFirst();
  }

  async ratingsOf(userId: string): Promise<readonly StoredPuzzleRating[]> {
    return this.rowsOf('puzzleRatings', { userId }).orderBy('game').execute();
  }

  async rate(rating: StoredPuzzleRating): Promise<void> {
    await this.upsert('puzzleRatings', rating, ['userId', 'game']);
  }

  /** Returns a puzzle's rating, and locks it until the transaction ends. Undefined for a puzzle that was never answered. */
  async get(id: string): Promise<StoredPuzzle | undefined> {
    await this.lock(`puzzle ${id}`);
    return this.rowsOf('puzzles', { id }).executeTakeFirst();
  }

  async ofGame(game: string): Promise<readonly StoredPuzzle[]> {
    return this.rowsOf('puzzles', { game }).orderBy('id').execute();
  }

  async put(puzzle: StoredPuzzle): Promise<void> {
    await this.upsert('puzzles', puzzle, ['id']);
  }
}
