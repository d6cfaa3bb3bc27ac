import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Seat } from '../../core/contract/game.ts';
import type { Schema } from '../dialect/schema.ts';
import { CompiledOnce } from '../rows/compiled-once.ts';
import { type Executor, hasChanged, kindOf, ofShards, Repository } from '../rows/rows.ts';
import {
  isOwnNotice,
  type NewNotice,
  type NoticeKind,
  PICTURE_NOTICES,
  type StoredNotice,
} from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';
import { NEW_COLUMNS, newRow, placesToTell } from './new-notice.ts';
import { everyPlace, type PlaceOf } from './places.ts';

/**
 * Lists the kinds of notices that share a message with a notice of `kind`: all kinds in `PICTURE_NOTICES`, or only `kind`
 * itself.
 */
const kindsPostedWith = (kind: NoticeKind): readonly NoticeKind[] =>
  PICTURE_NOTICES.some(picture => picture === kind) ? PICTURE_NOTICES : [kind];

/** Waiting rows of a match's place that one message shows together. `upTo` is the newest row's id. */
export interface Bundle extends PlaceOf {
  readonly kind: NoticeKind;
  readonly upTo: number;
}

const bundled =
  ({ matchId, place, kind, upTo }: Bundle) =>
  (eb: ExpressionBuilder<Schema, 'outbox'>) =>
    eb.and([
      eb('status', '=', 'waiting'),
      eb('matchId', '=', matchId),
      eb('place', '=', place),
      eb('kind', 'in', kindsPostedWith(kind)),
      eb('id', isOwnNotice(kind) ? '=' : '<=', upTo),
    ]);

/** Message that Discord has not accepted yet. */
export interface Held {
  /** True where the channel was closed to the bot at the last attempt. */
  readonly parked: boolean;
  /** Error of the last attempt. Null: no attempt was made, or the error was deleted. */
  readonly error: string | null;
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
  'place',
] as const;
type OutboxRow = Pick<Selectable<Schema['outbox']>, (typeof COLUMNS)[number]>;

const waiting = (db: Pick<Executor, 'selectFrom'>) =>
  db.selectFrom('outbox').select(COLUMNS).where('status', '=', 'waiting').orderBy('id');

const toNotice = ({ details, ...row }: OutboxRow): StoredNotice => ({ ...row, details: details ?? {} });

/** Moves and ends of seats that a board message reports. `since`: the revision after which its moves begin. */
export type ShownBoard = Pick<StoredNotice, 'since' | 'resigned'>;

/**
 * Messages that may be sent now, and the next times at which a waiting or a parked message may be sent. Times are in
 * milliseconds since the epoch, or null without such a message.
 */
interface Outlook {
  readonly rows: readonly StoredNotice[];
  readonly retryAt: number | null;
  readonly parkedAt: number | null;
}

/** Query after each change, compiled only once. Building it takes ten times as long as the database's answer. */
const outlook = new CompiledOnce((db, { now }: { now: number }, shards) => {
  const rows = db.selectFrom('outbox');
  const earliest = (status: 'waiting' | 'parked') => {
    const times = rows.select('retryAt as at').where('status', '=', status);
    // The query avoids `min`, for which PostgreSQL would read all waiting rows, although only a few qualify.
    return ofShards(shards, times, 'outbox.matchId').orderBy('retryAt').limit(1);
  };
  const own = ofShards(shards, rows.select('matchId').where('status', '=', 'waiting'), 'outbox.matchId');
  // Two index lookups: with `or` the database would read all waiting rows.
  const due = own.where('retryAt', 'is', null).union(own.where('retryAt', '<=', now));
  // Each subquery reads only the beginning of its part of the index.
  return db.selectNoFrom(eb => [
    earliest('waiting').where('retryAt', '>', now).as('retryAt'),
    earliest('parked').where('retryAt', 'is not', null).as('parkedAt'),
    kindOf(db)
      .jsonRows(waiting(eb).where('matchId', 'in', due))
      .as('rows'),
  ]);
});

/** Selects the rows of delivered board messages at a place of a match, newest message first. */
export const postedBoards = (db: Executor, { matchId, place }: PlaceOf) =>
  db
    .selectFrom('outbox')
    .where(eb => eb.and({ matchId, place }))
    .where('kind', 'in', ['progress', 'board', 'closed'])
    .where('status', '=', 'delivered')
    .orderBy('id', 'desc');

/**
 * Messages to post in channels (law 1 of docs/architecture.md). Each message is stored in the transaction of the change that it
 * shows, and kept until it was posted or given up.
 */
export class Outbox extends Repository {
  /**
   * Adds a message: a ping (`PING_KINDS`) or a mention at the person's place, and another notice at each place of the match.
   * The match's messages that wait for a retry, or are parked, may then be sent immediately.
   */
  async put(notice: NewNotice): Promise<void> {
    await this.write(
      this.changing('outbox', { matchId: notice.matchId }, { status: 'waiting', retryAt: null })
        .where('status', 'in', ['waiting', 'parked'])
        .where(eb => eb.or([eb('status', '=', 'parked'), eb('attempts', '>', 0)])),
    );
    await this.write(
      this.db
        .insertInto('outbox')
        .columns([...NEW_COLUMNS, 'place'])
        .expression(
          this.db
            .selectFrom(placesToTell(this.db, notice).as('destination'))
            .select(newRow(notice))
            .select('destination.place')
            .orderBy('destination.place'),
        ),
    );
  }

  async waiting(matchId?: string): Promise<readonly StoredNotice[]> {
    const rows = waiting(this.db).$if(matchId !== undefined, of => of.where('matchId', '=', matchId ?? ''));
    return (await rows.execute()).map(toNotice);
  }

  /**
   * Lists the messages of this process that may be sent now, oldest first. Also returns the next times at which a waiting
   * message and a parked message become due.
   */
  async outlook(now: number): Promise<Outlook> {
    const found = await outlook.first(this.db, { now }, this.shards);
    if (!found) throw new Error('a query without tables has one row');
    const { rows, ...times } = found;
    return { ...times, rows: rows.map(toNotice) };
  }

  /** Returns what the newest board message reports. Undefined: there is no board message, or its row was deleted. */
  async shownBy(of: PlaceOf): Promise<ShownBoard | undefined> {
    return postedBoards(this.db, of).select(['since', 'resigned']).executeTakeFirst();
  }

  /** Returns true where a newer board of the same place waits to be posted. */
  async isOvertaken({ matchId, place, upTo }: Bundle): Promise<boolean> {
    const newer = this.db
      .selectFrom('outbox')
      .select('id')
      .where(eb => eb.and({ status: 'waiting', matchId, place, kind: 'board' }))
      .where('id', '>', upTo);
    return (await newer.executeTakeFirst()) !== undefined;
  }

  /**
   * Records that a message shows the moves of later waiting edits too, up to a revision. The next board begins after these
   * moves.
   */
  async showEarly({ matchId, place, upTo }: Bundle, rev: number): Promise<void> {
    await this.write(
      this.db
        .updateTable('outbox')
        .set(eb => ({ since: eb.ref('rev') }))
        .where(eb => eb.and({ status: 'waiting', matchId, place, kind: 'progress' }))
        .where('id', '>', upTo)
        .where('rev', '<=', rev),
    );
  }

  /** Drops waiting notices of these kinds about a seat. Returns true where a notice was dropped. */
  async drop(matchId: string, seat: Seat, kinds: readonly NoticeKind[]): Promise<boolean> {
    return hasChanged(
      this.changing('outbox', { matchId, seat }, { status: 'dropped' })
        .where('kind', 'in', kinds)
        .where('status', 'in', ['waiting', 'parked']),
    );
  }

  /** Lists the unsent messages of a kind in all channels, parked ones too. */
  async unsentOf(kind: NoticeKind): Promise<readonly StoredNotice[]> {
    const rows = this.db.selectFrom('outbox').select(COLUMNS).where('status', 'in', ['waiting', 'parked']);
    return (await rows.where('kind', '=', kind).orderBy('id').execute()).map(toNotice);
  }

  /** Drops messages that are not sent yet. */
  async withdraw(ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.write(
        this.changing('outbox', { id }, { status: 'dropped' }).where('status', 'in', ['waiting', 'parked']),
      );
  }

  /**
   * Records an attempt to send before it begins, since the message may arrive even if the process is killed. Returns false
   * where another process has begun to send some of the rows.
   * @param seen id and number of attempts of the oldest row, as they were read
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
   * Records that a message with these rows was posted. Returns false where another process has already recorded this.
   * @param since the revision after which the message's moves begin
   * @param resigned seats whose ends the message reports. Absent: those of its rows
   */
  delivered(bundle: Bundle, since: number, resigned?: readonly Seat[]): Promise<boolean> {
    return hasChanged(
      this.#update(bundle).set({ status: 'delivered', since, ...(resigned && { resigned }) }),
    );
  }

  /**
   * Records a failed attempt to send.
   * @param retryAt time of the next attempt; null: the message is given up
   */
  async failed(bundle: Bundle, error: string, retryAt: number | null): Promise<void> {
    const status = retryAt === null ? ('given-up' as const) : ('waiting' as const);
    await this.write(this.#update(bundle).set({ error, retryAt, status }));
  }

  /**
   * Parks all due messages of a place whose channel is closed to the bot. The messages keep their numbers of attempts, since an
   * earlier attempt may have arrived.
   */
  async park({ matchId, place }: PlaceOf, error: string, retryAt: number): Promise<void> {
    await this.write(
      this.changing(
        'outbox',
        { status: 'waiting', matchId, place },
        { error, status: 'parked', retryAt },
      ).where(eb => eb.or([eb('attempts', '>', 0), eb('retryAt', 'is', null)])),
    );
  }

  /** Resets the attempts of rows that certainly did not arrive, so that one message can show them together with newer rows. */
  async unbegin(bundle: Bundle): Promise<void> {
    await this.write(this.#update(bundle).set({ attempts: 0 }));
  }

  async unpark({ matchId, place }: PlaceOf): Promise<void> {
    await this.write(
      this.changing('outbox', { status: 'parked', matchId, place }, { status: 'waiting', retryAt: null }),
    );
  }

  async unparkDue(now: number): Promise<void> {
    await this.own(
      this.changing('outbox', { status: 'parked' }, { status: 'waiting', retryAt: null }).where(
        'retryAt',
        '<=',
        now,
      ),
      'outbox.matchId',
    ).execute();
  }

  /**
   * Lists the unsent messages of a channel, oldest first. Messages whose earliest time to be sent is in the future are left
   * out.
   */
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

  async parkedChannels(guildId: string): Promise<readonly string[]> {
    const rows = this.#heldWhere({ guildId }).select('places.channelId').distinct();
    const parked = rows.where('outbox.status', '=', 'parked').orderBy('places.channelId');
    return (await parked.execute()).map(({ channelId }) => channelId);
  }

  /** Lets the bot retry failed messages immediately. Messages that were never tried keep their earliest time. */
  async hurry(): Promise<void> {
    await this.own(
      this.changing('outbox', { status: 'waiting' }, { retryAt: null }).where('attempts', '>', 0),
      'outbox.matchId',
    ).execute();
  }

  #heldWhere(where: ParkedWhere) {
    return this.db
      .selectFrom(everyPlace(this.db).as('places'))
      .innerJoin('outbox', join =>
        join.onRef('outbox.matchId', '=', 'places.matchId').onRef('outbox.place', '=', 'places.place'),
      )
      .where('outbox.status', 'in', ['waiting', 'parked'])
      .where(eb => eb.and(where));
  }

  #update(bundle: Bundle) {
    return this.db.updateTable('outbox').where(bundled(bundle));
  }
}
