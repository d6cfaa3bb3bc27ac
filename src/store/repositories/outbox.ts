import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Seat } from '../../core/game.ts';
import type { Schema } from '../dialect/schema.ts';
import { type Executor, fromJson, hasChanged, kindOf, Repository, rowsOf, toJson } from '../rows/rows.ts';
import {
  isOwnNotice,
  type NewNotice,
  type NoticeDetails,
  type NoticeKind,
  PICTURE_NOTICES,
  type StoredNotice,
} from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';

/** Lists the kinds whose notices one message shows together: all picture kinds, or one other kind alone. */
const toldWith = (kind: NoticeKind): readonly NoticeKind[] =>
  PICTURE_NOTICES.some(picture => picture === kind) ? PICTURE_NOTICES : [kind];

/** Waiting rows that one message shows: all picture rows up to an id, or the one row of another kind with that id. */
export interface Bundle {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly upTo: number;
}

const bundled =
  ({ matchId, kind, upTo }: Bundle) =>
  (eb: ExpressionBuilder<Schema, 'outbox'>) =>
    eb.and([
      eb('status', '=', 'waiting'),
      eb('matchId', '=', matchId),
      eb('kind', 'in', toldWith(kind)),
      eb('id', isOwnNotice(kind) ? '=' : '<=', upTo),
    ]);

/** Message that could not be sent yet. */
export interface Held {
  /** True where the channel was closed at the last attempt. */
  readonly parked: boolean;
  /** Error of the last attempt. Null: there was no attempt, or the error was deleted. */
  readonly error: string | null;
  /** Time of the next attempt. Null: at once. */
  readonly retryAt: number | null;
}

const COLUMNS = [
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
] as const;
type OutboxRow = Pick<Selectable<Schema['outbox']>, (typeof COLUMNS)[number]>;

const waiting = (db: Pick<Executor, 'selectFrom'>) =>
  db.selectFrom('outbox').select(COLUMNS).where('status', '=', 'waiting').orderBy('id');

function toNotice(row: OutboxRow): StoredNotice {
  const where = `outbox ${row.id}`;
  const details = row.details === null ? {} : (fromJson(row.details, `${where}: details`) as NoticeDetails);
  return { ...row, details, resigned: fromJson(row.resigned, `${where}: resigned`) as readonly Seat[] };
}

/** Next times at which messages may be sent, in milliseconds since the epoch. Null: none waits. */
interface Outlook {
  readonly rows: readonly StoredNotice[];
  /** Next time after now at which a waiting message may be sent. */
  readonly retryAt: number | null;
  /** Next time at which a parked message is tried again. */
  readonly parkedAt: number | null;
}

/** Selects the first shown revision (`since`) of each board in a match's channel, newest board first. */
export const toldBoards = (db: Executor, matchId: string) =>
  db
    .selectFrom('outbox')
    .select('since')
    .where('matchId', '=', matchId)
    .where('kind', 'in', ['progress', 'board', 'closed'])
    .where('status', '=', 'delivered')
    .orderBy('id', 'desc');

/**
 * Messages to post (law 1). Each is stored in the transaction of the change that it shows, and kept until it was posted or
 * given up.
 */
export class Outbox extends Repository {
  /** Adds a message. Other messages of the match that wait for a retry, or are parked, become due at once. */
  async put({ notBefore = null, details, ...rest }: NewNotice): Promise<void> {
    await this.write(
      this.db
        .updateTable('outbox')
        .set({ status: 'waiting', retryAt: null })
        .where('matchId', '=', rest.matchId)
        .where('status', 'in', ['waiting', 'parked'])
        .where(eb => eb.or([eb('status', '=', 'parked'), eb('attempts', '>', 0)])),
    );
    await this.write(
      this.db.insertInto('outbox').values({
        ...rest,
        resigned: toJson(rest.resigned),
        details: details === undefined ? null : toJson(details),
        retryAt: notBefore,
        status: 'waiting',
        attempts: 0,
      }),
    );
  }

  /** Lists all waiting messages, oldest first. @param matchId only messages of this match */
  async waiting(matchId?: string): Promise<readonly StoredNotice[]> {
    const rows = waiting(this.db).$if(matchId !== undefined, of => of.where('matchId', '=', matchId ?? ''));
    return (await rows.execute()).map(toNotice);
  }

  /**
   * Lists the messages of this process that may be sent now, oldest first. Also returns when the next waiting and the next
   * parked ones are due.
   */
  async outlook(now: number): Promise<Outlook> {
    const earliest = (status: 'waiting' | 'parked') => {
      const times = this.db.selectFrom('outbox').select('retryAt as at').where('status', '=', status);
      // This avoids `min`, for which PostgreSQL would read all rows although only some qualify.
      return this.own(times, 'outbox.matchId').orderBy('retryAt').limit(1);
    };
    // Each query reads only the beginning of its part of the index.
    const { rows, ...times } = await this.db
      .selectNoFrom(eb => [
        earliest('waiting').where('retryAt', '>', now).as('retryAt'),
        earliest('parked').where('retryAt', 'is not', null).as('parkedAt'),
        kindOf(this.db)
          .jsonRows(waiting(eb).where('matchId', 'in', this.#dueMatches(now)))
          .as('rows'),
      ])
      .executeTakeFirstOrThrow();
    return { ...times, rows: rowsOf<OutboxRow>(rows, 'outbox').map(toNotice) };
  }

  /**
   * Returns the revision after which the newest board's moves begin. Undefined: there is no board, or its row was deleted.
   */
  async toldSince(matchId: string): Promise<number | undefined> {
    return (await toldBoards(this.db, matchId).executeTakeFirst())?.since;
  }

  /** Drops waiting notices of these kinds about a seat. Returns true where there was one. */
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
   * Records, before sending, that these rows may have arrived, in case the process is killed. Returns false where another
   * process has begun or delivered some of them.
   * @param seen the oldest row as it was read
   */
  async begin(
    bundle: Bundle,
    seen: { readonly oldest: number; readonly attempts: number },
  ): Promise<boolean> {
    const rows = this.db.selectFrom('outbox').select('id').where(bundled(bundle));
    const begun = this.#update(bundle)
      .set(eb => ({ attempts: eb('attempts', '+', 1) }))
      .where(eb => eb.exists(rows.where('id', '=', seen.oldest)))
      .$if(seen.attempts === 0, query =>
        query.where(eb => eb.not(eb.exists(rows.where('attempts', '>', 0)))),
      );
    return hasChanged(begun);
  }

  async putOff(bundle: Bundle, until: number): Promise<void> {
    await this.write(this.#update(bundle).set({ retryAt: until }));
  }

  /**
   * Records that a message has shown these rows. Returns false where another process has recorded it before.
   * @param since the revision after which the message's moves begin
   */
  delivered(bundle: Bundle, since: number): Promise<boolean> {
    return hasChanged(this.#update(bundle).set({ status: 'delivered', since }));
  }

  /** Records a failed attempt. @param retryAt time of the next attempt; null: the message is given up */
  async failed(bundle: Bundle, error: string, retryAt: number | null): Promise<void> {
    const status = retryAt === null ? ('given-up' as const) : ('waiting' as const);
    await this.write(this.#update(bundle).set({ error, retryAt, status }));
  }

  /**
   * Parks all due messages of a match. Rows that were begun stay begun, since an earlier attempt may have arrived before the
   * channel was closed.
   */
  async park(matchId: string, error: string, retryAt: number): Promise<void> {
    await this.parkAll([matchId], error, retryAt);
  }

  /** Parks all due messages of these matches. */
  async parkAll(matchIds: readonly string[], error: string, retryAt: number): Promise<void> {
    await this.write(
      this.db
        .updateTable('outbox')
        .set({ error, status: 'parked', retryAt })
        .where('status', '=', 'waiting')
        .where('matchId', 'in', matchIds)
        .where(eb => eb.or([eb('attempts', '>', 0), eb('retryAt', 'is', null)])),
    );
  }

  /** Resets rows that were begun but certainly have not arrived, so that one message can show them with newer rows. */
  async unbegin(bundle: Bundle): Promise<void> {
    await this.write(this.#update(bundle).set({ attempts: 0 }));
  }

  async unpark(matchId: string): Promise<void> {
    await this.write(
      this.db
        .updateTable('outbox')
        .set({ status: 'waiting', retryAt: null })
        .where('status', '=', 'parked')
        .where('matchId', '=', matchId),
    );
  }

  /** Makes parked rows due whose next attempt has come. */
  async unparkDue(now: number): Promise<void> {
    const due = this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('retryAt', '<=', now);
    await this.own(due, 'outbox.matchId').execute();
  }

  /** Lists the unsent messages of a channel, oldest first. Pings that wait for their earliest time are left out. */
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

  /** Lists the channels of a server in which a message is parked. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    const rows = this.#heldWhere({ guildId }).select('matches.channelId').distinct();
    const parked = rows.where('outbox.status', '=', 'parked').orderBy('matches.channelId');
    return (await parked.execute()).map(({ channelId }) => channelId);
  }

  /** Makes failed messages due at once. Messages without an attempt keep their earliest time. */
  async hurry(): Promise<void> {
    const begun = this.db
      .updateTable('outbox')
      .set({ retryAt: null })
      .where('status', '=', 'waiting')
      .where('attempts', '>', 0);
    await this.own(begun, 'outbox.matchId').execute();
  }

  /** Selects matches with due messages. It makes two index lookups, since `or` would read all waiting rows. */
  #dueMatches(dueBy: number) {
    const all = this.db.selectFrom('outbox').select('matchId').where('status', '=', 'waiting');
    const rows = this.own(all, 'outbox.matchId');
    return rows.where('retryAt', 'is', null).union(rows.where('retryAt', '<=', dueBy));
  }

  #heldWhere(where: ParkedWhere) {
    return this.db
      .selectFrom('matches')
      .innerJoin('outbox', 'outbox.matchId', 'matches.id')
      .where('outbox.status', 'in', ['waiting', 'parked'])
      .where(eb => eb.and(where));
  }

  #update(bundle: Bundle) {
    return this.db.updateTable('outbox').where(bundled(bundle));
  }
}
