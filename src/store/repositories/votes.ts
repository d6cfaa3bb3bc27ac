import type { Executor } from '../rows.ts';
import type { VoteKind } from '../types.ts';

/** A vote stands until the match ends. */
export class Votes {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** False when this vote stood already. */
  async cast(matchId: string, kind: VoteKind, userId: string, at: number): Promise<boolean> {
    const result = await this.#db
      .insertInto('votes')
      .values({ matchId, kind, userId, at })
      .onConflict(conflict => conflict.columns(['matchId', 'kind', 'userId']).doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
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
