import { Repository } from '../rows/rows.ts';
import type { VoteKind } from '../types/index.ts';

/** Votes of people in a match. They count until the match ends or the votes are removed. */
export class Votes extends Repository {
  /** Stores a vote. Returns false where the person has already given this vote. */
  async cast(matchId: string, kind: VoteKind, userId: string, at: number): Promise<boolean> {
    return this.addRows('votes', { matchId, kind, userId, at });
  }

  async clear(matchId: string, kind: VoteKind): Promise<boolean> {
    return this.dropRows('votes', { matchId, kind });
  }

  async list(matchId: string, kind: VoteKind): Promise<readonly string[]> {
    const votes = this.rowsOf('votes', { matchId, kind }).orderBy('at').orderBy('userId');
    return (await votes.execute()).map(({ userId }) => userId);
  }
}
