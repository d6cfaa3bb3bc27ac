import type { Seat } from '../core/game.ts';
import { type Executor, fromJson, toJson } from './rows.ts';
import type { NewNotice, NoticeKind, StoredNotice } from './types.ts';

/** Requests have messages of their own: a board does not tell them, nor they a board. */
const toldWith = (kind: NoticeKind) => (kind === 'request' ? '=' : '!=');

/** What must be said: written in the transaction of what it tells, kept until it was said or given up. */
export class Outbox {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  async put(notice: NewNotice): Promise<void> {
    await this.#db
      .insertInto('outbox')
      .values({ ...notice, resigned: toJson(notice.resigned), status: 'waiting', attempts: 0 })
      .execute();
  }

  /** Oldest first. */
  async waiting(): Promise<readonly StoredNotice[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['id', 'matchId', 'kind', 'rev', 'since', 'resigned', 'attempts', 'retryAt'])
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    return rows.map(row => {
      const resigned = fromJson(row.resigned, `outbox ${row.id}: resigned`) as readonly Seat[];
      return { ...row, resigned };
    });
  }

  /** All waiting rows of the match up to this one that are told together. */
  async delivered(matchId: string, kind: NoticeKind, upTo: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'delivered' })
      .where('matchId', '=', matchId)
      .where('kind', toldWith(kind), 'request')
      .where('id', '<=', upTo)
      .where('status', '=', 'waiting')
      .execute();
  }

  /** @param retryAt null: given up. */
  async failed(
    matchId: string,
    kind: NoticeKind,
    upTo: number,
    error: string,
    retryAt: number | null,
  ): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set(eb => ({
        attempts: eb('attempts', '+', 1),
        error,
        retryAt,
        status: retryAt === null ? ('given-up' as const) : ('waiting' as const),
      }))
      .where('matchId', '=', matchId)
      .where('kind', toldWith(kind), 'request')
      .where('id', '<=', upTo)
      .where('status', '=', 'waiting')
      .execute();
  }

  /** All that waits in the match. */
  async giveUp(matchId: string, error: string): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'given-up', error, retryAt: null })
      .where('matchId', '=', matchId)
      .where('status', '=', 'waiting')
      .execute();
  }
}
