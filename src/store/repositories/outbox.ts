import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Seat } from '../../core/game.ts';
import { kindOf } from '../dialect/kind-of.ts';
import type { Schema } from '../dialect/schema.ts';
import { type Executor, fromJson, hasChanged, Repository, rowsOf, toJson } from '../rows/rows.ts';
import {
  isOwnNotice,
  type NewNotice,
  type NoticeDetails,
  type NoticeKind,
  PICTURE_NOTICES,
  type StoredNotice,
} from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';

/** Lists the kinds that one message tells together: all that a board shows, or those of one other kind. */
const toldWith = (kind: NoticeKind): readonly NoticeKind[] =>
  PICTURE_NOTICES.some(picture => picture === kind) ? PICTURE_NOTICES : [kind];

/** The waiting rows that one message tells: all up to an id; of a kind with messages of its own, the row with that id. */
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

/** Message that was not sent yet. */
export interface Held {
  /** True where its channel was closed at the last attempt. */
  readonly parked: boolean;
  /** Error of the last attempt. Null: not tried yet, or deleted since. */
  readonly error: string | null;
  /** Null: at once. */
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

/** Times in milliseconds since the epoch; null: nothing. */
interface Outlook {
  readonly rows: readonly StoredNotice[];
  /** Next time after now at which a waiting message may be sent. */
  readonly retryAt: number | null;
  /** Next time at which a parked message is tried again. */
  readonly parkedAt: number | null;
}

/** Selects where the story of each board in a match's channel begins, newest first. */
export const toldBoards = (db: Executor, matchId: string) =>
  db
    .selectFrom('outbox')
    .select('since')
    .where('matchId', '=', matchId)
    .where('kind', 'in', ['progress', 'board', 'closed'])
    .where('status', '=', 'delivered')
    .orderBy('id', 'desc');

/** Messages to post (law 1). Each is written in the transaction of its change, and kept until it was posted or given up. */
export class Outbox extends Repository {
  /** Adds a row. Rows of the match that wait for a retry, or are parked, become due at once. */
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

  /** All that waits, oldest first. @param matchId of this match alone */
  async waiting(matchId?: string): Promise<readonly StoredNotice[]> {
    const rows = waiting(this.db).$if(matchId !== undefined, of => of.where('matchId', '=', matchId ?? ''));
    return (await rows.execute()).map(toNotice);
  }

  /**
   * Lists the messages of our matches that may be sent now, oldest first. Also returns when to look again at waiting and at
   * parked ones.
   */
  async outlook(now: number): Promise<Outlook> {
    const earliest = (status: 'waiting' | 'parked') => {
      const times = this.db.selectFrom('outbox').select('retryAt as at').where('status', '=', status);
      // Not `min`, for which PostgreSQL reads all rows although only some qualify.
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
   * Returns the revision after which the newest board's story begins. Undefined: there is no board, or its row was deleted.
   */
  async toldSince(matchId: string): Promise<number | undefined> {
    return (await toldBoards(this.db, matchId).executeTakeFirst())?.since;
  }

  /** Drops notices of these kinds about a seat. Returns true where one of them was still to be posted. */
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
   * Records, before the message is sent, which rows may have arrived, so that this is known after a kill. Returns false,
   * with nothing written, where another process has begun or told some of them.
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

  /** False where another process has told them. @param since the revision after which the message that tells them begins its story */
  delivered(bundle: Bundle, since: number): Promise<boolean> {
    return hasChanged(this.#update(bundle).set({ status: 'delivered', since }));
  }

  /** @param retryAt null: given up. */
  async failed(bundle: Bundle, error: string, retryAt: number | null): Promise<void> {
    const status = retryAt === null ? ('given-up' as const) : ('waiting' as const);
    await this.write(this.#update(bundle).set({ error, retryAt, status }));
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
    await this.write(
      this.db
        .updateTable('outbox')
        .set({ error, status: 'parked', retryAt })
        .where('status', '=', 'waiting')
        .where('matchId', 'in', matchIds)
        .where(eb => eb.or([eb('attempts', '>', 0), eb('retryAt', 'is', null)])),
    );
  }

  /** Resets rows that were begun but certainly have not arrived. One message may then tell them together with newer rows. */
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

  /** Makes rows due that have been parked for long enough. */
  async unparkDue(now: number): Promise<void> {
    const due = this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('retryAt', '<=', now);
    await this.own(due, 'outbox.matchId').execute();
  }

  /** Lists the unsent messages of a channel, oldest first. Pings that wait for their time are left out. */
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

  /** Makes failed rows due at once. Rows that were never begun keep their time. */
  async hurry(): Promise<void> {
    const begun = this.db
      .updateTable('outbox')
      .set({ retryAt: null })
      .where('status', '=', 'waiting')
      .where('attempts', '>', 0);
    await this.own(begun, 'outbox.matchId').execute();
  }

  /** Two lookups of the index: `or` would go through all that waits. */
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
