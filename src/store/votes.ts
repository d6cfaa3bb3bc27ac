import type { Executor } from './rows.ts';
import type { VoteKind } from './types.ts';

/** A vote stands until the match ends. */
export class Votes {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Voting twice changes nothing. */
  async cast(matchId: string, kind: VoteKind, userId: string, at: number): Promise<void> {
    await this.#db
      .insertInto('votes')
      .values({ matchId, kind, userId, at })
      .onConflict(conflict => conflict.columns(['matchId', 'kind', 'userId']).doNothing())
      .execute();
  }

  async list(matchId: string, kind: VoteKind): Promise<readonly string[]> {
    const rows = await this.#db
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
