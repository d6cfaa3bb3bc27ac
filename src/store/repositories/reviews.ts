import type { Seat } from '../../core/contract/game.ts';
import type { JudgedDecision } from '../../core/review/coach.ts';
import type { DealWorth } from '../../core/review/deal-worth.ts';
import { fromJson, hasChanged, Repository, toFlag, toJson } from '../rows/rows.ts';
import type { StoredReview } from '../types/index.ts';

const read = <
  Row extends { readonly decisions: string; readonly deal: string | null; readonly shared: number },
>(
  { decisions, deal, shared, ...row }: Row,
  matchId: string,
) => ({
  ...row,
  decisions: fromJson(decisions, `match ${matchId}: review`) as readonly JudgedDecision[],
  deal: deal === null ? null : (fromJson(deal, `match ${matchId}: deal`) as DealWorth),
  shared: shared === 1,
});

/** Reviews, which judge the decisions of each seat in ended games. They are deleted together with their match. */
export class Reviews extends Repository {
  async list(matchId: string): Promise<readonly StoredReview[]> {
    const rows = await this.db
      .selectFrom('reviews')
      .select(['seat', 'rules', 'edition', 'decisions', 'deal', 'shared', 'at'])
      .where('matchId', '=', matchId)
      .orderBy('seat')
      .execute();
    return rows.map(row => read(row, matchId));
  }

  async ofUser(userId: string): Promise<readonly (StoredReview & { readonly matchId: string })[]> {
    const rows = await this.db
      .selectFrom('reviews')
      .innerJoin('seats', join =>
        join.onRef('seats.matchId', '=', 'reviews.matchId').onRef('seats.seat', '=', 'reviews.seat'),
      )
      .select(['reviews.matchId', 'reviews.seat', 'rules', 'edition', 'decisions', 'deal', 'shared', 'at'])
      .where('userId', '=', userId)
      .orderBy('at')
      .orderBy('reviews.matchId')
      .execute();
    return rows.map(row => read(row, row.matchId));
  }

  /** Stores a review, and replaces an earlier review of the seat. A shared review stays shared. */
  async put(matchId: string, { seat, decisions, deal, shared, ...row }: StoredReview): Promise<void> {
    const judged = { ...row, decisions: toJson(decisions), deal: deal && toJson(deal) };
    const written = { matchId, seat, ...judged, shared: toFlag(shared) };
    await this.upsert('reviews', written, ['matchId', 'seat'], judged);
  }

  async share(matchId: string, seat: Seat): Promise<boolean> {
    return hasChanged(
      this.db
        .updateTable('reviews')
        .set({ shared: 1 })
        .where('matchId', '=', matchId)
        .where('seat', '=', seat),
    );
  }

  async forget(userId: string): Promise<void> {
    const held = await this.db
      .selectFrom('seats')
      .select(['matchId', 'seat'])
      .where('userId', '=', userId)
      .execute();
    for (const seat of held) await this.dropRows('reviews', seat);
  }
}
