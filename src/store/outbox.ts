import type { Seat } from '../core/game.ts';
import { type Executor, fromJson, toJson } from './rows.ts';
import type { NewNotice, NoticeKind, StoredNotice } from './types.ts';

/** Rows of one match that are told together: all waiting ones up to an id. */
export interface Bundle {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly upTo: number;
}

/** Requests have messages of their own: a board does not tell them, nor they a board. */
const toldWith = (kind: NoticeKind) => (kind === 'request' ? '=' : '!=');

/** What must be said: written in the transaction of what it tells, kept until it was said or given up. */
export class Outbox {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** News: what waits in this match, or is parked, is due at once. */
  async put(notice: NewNotice): Promise<void> {
    await this.unpark(notice.matchId);
    await this.#db
      .updateTable('outbox')
      .set({ retryAt: null })
      .where('status', '=', 'waiting')
      .where('matchId', '=', notice.matchId)
      .execute();
    await this.#db
      .insertInto('outbox')
      .values({ ...notice, resigned: toJson(notice.resigned), status: 'waiting', attempts: 0 })
      .execute();
  }

  /** Oldest first. */
  async waiting(): Promise<readonly StoredNotice[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['id', 'matchId', 'kind', 'rev', 'since', 'resigned', 'attempts', 'retryAt', 'at'])
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    return rows.map(row => {
      const resigned = fromJson(row.resigned, `outbox ${row.id}: resigned`) as readonly Seat[];
      return { ...row, resigned };
    });
  }

  /**
   * Written before the first word leaves: after a kill it is known what may have arrived. False, with nothing written,
   * when another process has begun some of it meanwhile, as `seenAttempts` tells.
   */
  async begin(bundle: Bundle, seenAttempts: number): Promise<boolean> {
    if (seenAttempts === 0) {
      const begun = await this.#db
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('matchId', '=', bundle.matchId)
        .where('kind', toldWith(bundle.kind), 'request')
        .where('id', '<=', bundle.upTo)
        .where('attempts', '>', 0)
        .executeTakeFirst();
      if (begun) return false;
    }
    const { numUpdatedRows } = await this.#update(bundle)
      .set(eb => ({ attempts: eb('attempts', '+', 1) }))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async delivered(bundle: Bundle): Promise<void> {
    await this.#update(bundle).set({ status: 'delivered' }).execute();
  }

  /** @param retryAt null: given up. */
  async failed(bundle: Bundle, error: string, retryAt: number | null): Promise<void> {
    const status = retryAt === null ? ('given-up' as const) : ('waiting' as const);
    await this.#update(bundle).set({ error, retryAt, status }).execute();
  }

  /** All that waits in the match, until it is unparked. It was refused, so it has not arrived. */
  async park(matchId: string, error: string, retryAt: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ error, status: 'parked', attempts: 0, retryAt })
      .where('status', '=', 'waiting')
      .where('matchId', '=', matchId)
      .execute();
  }

  async unpark(matchId: string): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('matchId', '=', matchId)
      .execute();
  }

  /** What has been parked for long enough is tried again. */
  async unparkDue(now: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('retryAt', '<=', now)
      .execute();
  }

  /** When something parked is tried again; undefined: nothing is parked. */
  async nextParkedAt(): Promise<number | undefined> {
    const { at } = await this.#db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('retryAt').as('at'))
      .where('status', '=', 'parked')
      .executeTakeFirstOrThrow();
    return at === null ? undefined : Number(at);
  }

  /** Nothing waits for its hour any more. */
  async hurry(): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ retryAt: null })
      .where('status', '=', 'waiting')
      .where('retryAt', 'is not', null)
      .execute();
  }

  #update({ matchId, kind, upTo }: Bundle) {
    return this.#db
      .updateTable('outbox')
      .where('status', '=', 'waiting')
      .where('matchId', '=', matchId)
      .where('kind', toldWith(kind), 'request')
      .where('id', '<=', upTo);
  }
}
