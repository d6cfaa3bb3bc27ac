import type { Executor } from '../rows.ts';

/** Which interactions somebody has taken up: whoever comes second leaves them alone. */
export class Claims {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** False when it was claimed before. @param forgetBefore absent: no older ones go. */
  async claim(interactionId: string, at: number, forgetBefore?: number): Promise<boolean> {
    if (forgetBefore !== undefined)
      await this.#db.deleteFrom('claims').where('at', '<', forgetBefore).execute();
    const result = await this.#db
      .insertInto('claims')
      .values({ interactionId, at })
      .onConflict(conflict => conflict.column('interactionId').doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
  }
}
