import type { Seat } from '../core/game.ts';
import { type Executor, inserting, toFlag } from './rows.ts';
import type { Answered, NewRequest, RequestKind, RequestStatus, StoredRequest } from './types.ts';

/** What a seat asks of the others, with their answers: one open request of a kind in a match. */
export class Requests {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Throws ConflictError when one of this kind is open. */
  async open(request: NewRequest): Promise<number> {
    const { id } = await inserting(
      this.#db
        .insertInto('requests')
        .values({ ...request, status: 'open', told: toFlag(false) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return id;
  }

  async get(id: number): Promise<StoredRequest | undefined> {
    return this.#one(await this.#select().where('id', '=', id).executeTakeFirst());
  }

  async newest(matchId: string, kind: RequestKind): Promise<StoredRequest | undefined> {
    const rows = this.#select().where('matchId', '=', matchId).where('kind', '=', kind);
    return this.#one(await rows.orderBy('id', 'desc').executeTakeFirst());
  }

  /** Those whose message does not show how they were settled, open ones among them, oldest first. */
  async untold(matchId: string): Promise<readonly StoredRequest[]> {
    const rows = await this.#select()
      .where('matchId', '=', matchId)
      .where('told', '=', toFlag(false))
      .orderBy('id')
      .execute();
    return Promise.all(rows.map(async row => ({ ...row, answers: await this.#answers(row.id) })));
  }

  /** False when this answer stood already. */
  async answer(id: number, seat: Seat, agrees: boolean, at: number): Promise<boolean> {
    const stood = (await this.#answers(id)).some(other => other.seat === seat && other.agrees === agrees);
    if (stood) return false;
    const answer = { agrees: toFlag(agrees), at };
    await this.#db
      .insertInto('answers')
      .values({ requestId: id, seat, ...answer })
      .onConflict(conflict => conflict.columns(['requestId', 'seat']).doUpdateSet(answer))
      .execute();
    return true;
  }

  /** An open request is open no more; false when it was not open. */
  async settle(id: number, status: Exclude<RequestStatus, 'open'>, settledBy: Seat | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('requests')
      .set({ status, settledBy })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** @param done the message shows the end of it, or needs none. */
  async told(id: number, messageId: string | null, done: boolean): Promise<void> {
    const told = toFlag(done);
    await this.#db.updateTable('requests').set({ messageId, told }).where('id', '=', id).execute();
  }

  #select() {
    return this.#db
      .selectFrom('requests')
      .select(['id', 'matchId', 'kind', 'rev', 'seat', 'status', 'settledBy', 'messageId', 'at']);
  }

  async #one(row: Omit<StoredRequest, 'answers'> | undefined): Promise<StoredRequest | undefined> {
    return row && { ...row, answers: await this.#answers(row.id) };
  }

  async #answers(requestId: number): Promise<readonly Answered[]> {
    const rows = await this.#db
      .selectFrom('answers')
      .select(['seat', 'agrees'])
      .where('requestId', '=', requestId)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, agrees }) => ({ seat, agrees: agrees === 1 }));
  }
}
