import type { Seat } from '../../core/contract/game.ts';
import { hasChanged, Repository } from '../rows/rows.ts';
import type { StoredReview } from '../types/index.ts';

/** Reviews, which judge the decisions of each seat in ended games. They are deleted together with their match. */
export class Reviews extends Repository {
  async list(matchId: string): Promise<readonly StoredReview[]> {
    return this.db
      .selectFrom('reviews')
      .select(['seat', 'rules', 'edition', 'decisions', 'deal', 'shared', 'at'])
      .where('matchId', '=', matchId)
      .orderBy('seat')
      .execute();
  }

  async ofUser(userId: string): Promise<readonly (StoredReview & { readonly matchId: string })[]> {
    return this.db
      .selectFrom('reviews')
      .innerJoin('seats', join =>
        join.onRef('seats.matchId', '=', 'reviews.matchId').onRef('seats.seat', '=', 'reviews.seat'),
      )
      .select(['reviews.matchId', 'reviews.seat', 'rules', 'edition', 'decisions', 'deal', 'shared', 'at'])
      .where('userId', '=', userId)
      .orderBy('at')
      .orderBy('reviews.matchId')
      .execute();
  }

  /** Stores a review, and replaces an earlier review of the seat. A shared review stays shared. */
  async put(matchId: string, review: StoredReview): Promise<void> {
    const { seat: _, shared: __, ...judged } = review;
    await this.upsert('reviews', { matchId, ...review }, ['matchId', 'seat'], judged);
  }

  async share(matchId: string, seat: Seat): Promise<boolean> {
    return hasChanged(this.changing('reviews', { matchId, seat }, { shared: true }));
  }

  async forget(userId: string): Promise<void> {
    for (const { matchId, seat } of await this.rowsOf('seats', { userId }).execute())
      await this.dropRows('reviews', { matchId, seat });
  }
}
