import { hasChanged, Repository } from '../rows/rows.ts';
import type { VoteKind } from '../types/index.ts';

/** Votes of a match. They count until the match ends, or until a person withdraws them all. */
export class Votes extends Repository {
  /** Stores a vote. Returns false where the person has voted so before. */
  async cast(matchId: string, kind: VoteKind, userId: string, at: number): Promise<boolean> {
    return hasChanged(
      this.db
        .insertInto('votes')
        .values({ matchId, kind, userId, at })
        .onConflict(conflict => conflict.columns(['matchId', 'kind', 'userId']).doNothing()),
    );
  }

  /** Removes all votes of a kind. Returns false where there were none. */
  async clear(matchId: string, kind: VoteKind): Promise<boolean> {
    return hasChanged(this.db.deleteFrom('votes').where('matchId', '=', matchId).where('kind', '=', kind));
  }

  async list(matchId: string, kind: VoteKind): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('votes')
      .select('userId')
      .where('matchId', '=', matchId)
      .where('kind', '=', kind)
      .orderBy('at')
      .orderBy('userId')
      .execute();
    return rows.map(row => row.userId);
  }
}
