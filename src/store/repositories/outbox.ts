import type { Seat } from '../../core/game.ts';
import { fromJson, hasChanged, Repository, toJson } from '../rows.ts';
import {
  type NewNotice,
  type NoticeDetails,
  type NoticeKind,
  OWN_NOTICES,
  type StoredNotice,
} from '../types.ts';
import type { ParkedWhere } from './match-queries.ts';

const PICTURES: readonly NoticeKind[] = ['redraw', 'lobby', 'vote', 'progress', 'board', 'closed'];
const isOwn = (kind: NoticeKind): boolean => OWN_NOTICES.some(own => own === kind);
/** The kinds that one message tells together: all that a board shows, or those of one other kind. */
const toldWith = (kind: NoticeKind): readonly NoticeKind[] => (PICTURES.includes(kind) ? PICTURES : [kind]);

/** The waiting rows that one message tells: all up to an id; of a kind with messages of its own, the row with that id. */
export interface Bundle {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly upTo: number;
}

/** Something that was not said yet. */
export interface Held {
  /** Its channel was closed when it was last tried. */
  readonly parked: boolean;
  /** The last one; null: not tried yet, or it was forgotten. */
  readonly error: string | null;
  /** Null: at once. */
  readonly retryAt: number | null;
}

/** Law 1: what must be said is written in the transaction that makes it so, and kept until it was said or given up. */
export class Outbox extends Repository {
  /** Adds a row. Rows of the match that wait for a retry, or are parked, become due at once. */
  async put({ notBefore = null, details, ...rest }: NewNotice): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('matchId', '=', rest.matchId)
      .where('status', 'in', ['waiting', 'parked'])
      .where(eb => eb.or([eb('status', '=', 'parked'), eb('attempts', '>', 0)]))
      .execute();
    await this.db
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

  /** Oldest first. @param dueBy of matches alone where something may be said by then; absent: all. */
  async waiting(dueBy?: number): Promise<readonly StoredNotice[]> {
    const rows = await this.db
      .selectFrom('outbox')
      .select([
        'id',
        'matchId',
        'kind',
        'rev',
        'since',
        'resigned',
        'attempts',
        'retryAt',
        'at',
        'seat',
        'details',
      ])
      .where('status', '=', 'waiting')
      .$if(dueBy !== undefined, query => query.where('matchId', 'in', this.#dueMatches(dueBy ?? 0)))
      .orderBy('id')
      .execute();
    return rows.map(row => {
      const resigned = fromJson(row.resigned, `outbox ${row.id}: resigned`) as readonly Seat[];
      const details = row.details === null ? {} : fromJson(row.details, `outbox ${row.id}: details`);
      return { ...row, resigned, details: details as NoticeDetails };
    });
  }

  /** When the next row that waits is due, after `now`, and when the first parked one is tried again. Null: there is none. */
  async next(now: number): Promise<{ readonly retryAt: number | null; readonly parkedAt: number | null }> {
    const earliest = (status: 'waiting' | 'parked') =>
      this.db
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('retryAt').as('at'))
        .where('status', '=', status);
    // Each looks at the beginning of its part of the index alone.
    return this.db
      .selectNoFrom([
        earliest('waiting').where('retryAt', '>', now).as('retryAt'),
        earliest('parked').as('parkedAt'),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Kinds of what is still to be said in a match. */
  async kindsWaiting(matchId: string): Promise<readonly NoticeKind[]> {
    const rows = this.db.selectFrom('outbox').select('kind').distinct().where('matchId', '=', matchId);
    return (await rows.where('status', '=', 'waiting').execute()).map(({ kind }) => kind);
  }

  async hasWaiting(matchId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('outbox')
      .select('id')
      .where('matchId', '=', matchId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The revision at which the newest board's story begins; undefined: there was none, or its row is deleted by now. */
  async toldSince(matchId: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('outbox')
      .select('since')
      .where('matchId', '=', matchId)
      .where('kind', 'in', ['progress', 'board', 'closed'])
      .where('status', 'in', ['waiting', 'parked', 'delivered'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.since;
  }

  /** Drops what notices of these kinds would say of a seat. True where one of them was still to be said. */
  async drop(matchId: string, seat: Seat, kinds: readonly NoticeKind[]): Promise<boolean> {
    return hasChanged(
      this.db
        .updateTable('outbox')
        .set({ status: 'dropped' })
        .where('matchId', '=', matchId)
        .where('seat', '=', seat)
        .where('kind', 'in', kinds)
        .where('status', 'in', ['waiting', 'parked']),
    );
  }

  /**
   * Called before the message leaves, so that after a kill it is known which rows may have arrived. False, with nothing
   * written, where another process has begun or told some of them. @param seen the oldest row as it was read
   */
  async begin(
    bundle: Bundle,
    seen: { readonly oldest: number; readonly attempts: number },
  ): Promise<boolean> {
    const rows = await this.db
      .selectFrom('outbox')
      .select(['id', 'attempts'])
      .where('status', '=', 'waiting')
      .where('matchId', '=', bundle.matchId)
      .where('kind', 'in', toldWith(bundle.kind))
      .where('id', isOwn(bundle.kind) ? '=' : '<=', bundle.upTo)
      .execute();
    if (!rows.some(({ id }) => id === seen.oldest)) return false;
    if (seen.attempts === 0 && rows.some(({ attempts }) => attempts > 0)) return false;
    await this.#update(bundle)
      .set(eb => ({ attempts: eb('attempts', '+', 1) }))
      .execute();
    return true;
  }

  async putOff(bundle: Bundle, until: number): Promise<void> {
    await this.#update(bundle).set({ retryAt: until }).execute();
  }

  async delivered(bundle: Bundle): Promise<void> {
    await this.#update(bundle).set({ status: 'delivered' }).execute();
  }

  /** @param retryAt null: given up. */
  async failed(bundle: Bundle, error: string, retryAt: number | null): Promise<void> {
    const status = retryAt === null ? ('given-up' as const) : ('waiting' as const);
    await this.#update(bundle).set({ error, retryAt, status }).execute();
  }

  /**
   * Parks all that is due in the match, until it is unparked. Rows that were begun stay so: the last try was refused, but
   * an earlier one may have arrived before the channel was closed.
   */
  async park(matchId: string, error: string, retryAt: number): Promise<void> {
    await this.parkAll([matchId], error, retryAt);
  }

  /** The same for these matches. */
  async parkAll(matchIds: readonly string[], error: string, retryAt: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ error, status: 'parked', retryAt })
      .where('status', '=', 'waiting')
      .where('matchId', 'in', matchIds)
      .where(eb => eb.or([eb('attempts', '>', 0), eb('retryAt', 'is', null)]))
      .execute();
  }

  /** For rows that were begun and certainly have not arrived: one message may tell them together with newer ones. */
  async unbegin(bundle: Bundle): Promise<void> {
    await this.#update(bundle).set({ attempts: 0 }).execute();
  }

  async unpark(matchId: string): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('matchId', '=', matchId)
      .execute();
  }

  /** What has been parked for long enough is tried again. */
  async unparkDue(now: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('retryAt', '<=', now)
      .execute();
  }

  /** What is still to be said in a channel, oldest first; calls that wait for their hour are not due and not told. */
  async heldIn(channelId: string, now: number): Promise<readonly Held[]> {
    const rows = this.#heldWhere({ channelId }).select([
      'outbox.status',
      'outbox.error',
      'outbox.retryAt',
      'outbox.attempts',
    ]);
    return (await rows.orderBy('outbox.id').execute()).flatMap(({ status, error, retryAt, attempts }) => {
      const parked = status === 'parked';
      const putOff = !parked && attempts === 0 && retryAt !== null && retryAt > now;
      return putOff ? [] : { parked, error, retryAt };
    });
  }

  /** Channels of a server in which something is parked. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    const rows = this.#heldWhere({ guildId }).select('matches.channelId').distinct();
    const parked = rows.where('outbox.status', '=', 'parked').orderBy('matches.channelId');
    return (await parked.execute()).map(({ channelId }) => channelId);
  }

  /** Rows that were begun and failed are due at once; those that were never begun keep their time. */
  async hurry(): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ retryAt: null })
      .where('status', '=', 'waiting')
      .where('attempts', '>', 0)
      .execute();
  }

  /** Two lookups of the index: `or` would go through all that waits. */
  #dueMatches(dueBy: number) {
    const rows = this.db.selectFrom('outbox').select('matchId').where('status', '=', 'waiting');
    return rows.where('retryAt', 'is', null).union(rows.where('retryAt', '<=', dueBy));
  }

  #heldWhere(where: ParkedWhere) {
    return this.db
      .selectFrom('matches')
      .innerJoin('outbox', 'outbox.matchId', 'matches.id')
      .where('outbox.status', 'in', ['waiting', 'parked'])
      .where(eb => eb.and(where));
  }

  #update({ matchId, kind, upTo }: Bundle) {
    return this.db
      .updateTable('outbox')
      .where('status', '=', 'waiting')
      .where('matchId', '=', matchId)
      .where('kind', 'in', toldWith(kind))
      .where('id', isOwn(kind) ? '=' : '<=', upTo);
  }
}
