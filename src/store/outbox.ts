import type { Seat } from '../core/game.ts';
import { type Executor, fromJson, toJson } from './rows.ts';
import {
  type NewNotice,
  type NoticeDetails,
  type NoticeKind,
  OWN_NOTICES,
  type StoredNotice,
} from './types.ts';

const PICTURES: readonly NoticeKind[] = ['lobby', 'vote', 'board', 'closed'];
const isOwn = (kind: NoticeKind): boolean => OWN_NOTICES.some(own => own === kind);
/** What one message tells. Requests and motions have messages of their own: a board does not tell them, nor they a board. */
const toldWith = (kind: NoticeKind): readonly NoticeKind[] => (PICTURES.includes(kind) ? PICTURES : [kind]);

/** What must be said: written in the transaction of what it tells, kept until it was said or given up. */
export class Outbox {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  async put({ notBefore = null, details, ...rest }: NewNotice): Promise<void> {
    await this.#db
      .insertInto('outbox')
      .values({
        ...rest,
        resigned: toJson(rest.resigned),
        details: details === undefined ? null : toJson(details),
        retryAt: notBefore,
        status: 'waiting',
        attempts: 0,
      })
      .execute();
  }

  /** Oldest first. */
  async waiting(): Promise<readonly StoredNotice[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .select(['id', 'matchId', 'kind', 'rev', 'since', 'resigned', 'attempts', 'retryAt', 'seat', 'details'])
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    return rows.map(row => {
      const resigned = fromJson(row.resigned, `outbox ${row.id}: resigned`) as readonly Seat[];
      const details = row.details === null ? {} : fromJson(row.details, `outbox ${row.id}: details`);
      return { ...row, resigned, details: details as NoticeDetails };
    });
  }

  /** From which revision the newest board in the channel tells; undefined: none was posted, or it is long ago. */
  async toldSince(matchId: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('outbox')
      .select('since')
      .where('matchId', '=', matchId)
      .where('kind', 'in', ['board', 'closed'])
      .where('status', '=', 'delivered')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.since;
  }

  /** What these kinds would say of a seat is no longer so; true where something was still to be said. */
  async drop(matchId: string, seat: Seat, kinds: readonly NoticeKind[]): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ status: 'dropped' })
      .where('matchId', '=', matchId)
      .where('seat', '=', seat)
      .where('kind', 'in', kinds)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** All waiting rows of the match up to this one that are told together; one with a message of its own alone. */
  async delivered(matchId: string, kind: NoticeKind, upTo: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'delivered' })
      .where('matchId', '=', matchId)
      .where('kind', 'in', toldWith(kind))
      .where('id', isOwn(kind) ? '=' : '<=', upTo)
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
      .where('kind', 'in', toldWith(kind))
      .where('id', isOwn(kind) ? '=' : '<=', upTo)
      .where('status', '=', 'waiting')
      .execute();
  }
}
