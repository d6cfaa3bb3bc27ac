import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Seat } from '../../core/game.ts';
import { kindOf } from '../database/kind-of.ts';
import { type Executor, fromJson, hasChanged, Repository, rowsOf, toJson } from '../rows.ts';
import type { Schema } from '../schema.ts';
import {
  isOwnNotice,
  type NewNotice,
  type NoticeDetails,
  type NoticeKind,
  PICTURE_NOTICES,
  type StoredNotice,
} from '../types.ts';
import type { ParkedWhere } from './match-queries.ts';

/** The kinds that one message tells together: all that a board shows, or those of one other kind. */
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

/** Something that was not said yet. */
export interface Held {
  /** Its channel was closed when it was last tried. */
  readonly parked: boolean;
  /** The last one; null: not tried yet, or it was forgotten. */
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
  /** When something that waits for its time may be said, after now. */
  readonly retryAt: number | null;
  /** When something parked is tried again. */
  readonly parkedAt: number | null;
}

/** Where the stories of the boards begin that stand in a match's channel, the newest first. */
export const toldBoards = (db: Executor, matchId: string) =>
  db
    .selectFrom('outbox')
    .select('since')
    .where('matchId', '=', matchId)
    .where('kind', 'in', ['progress', 'board', 'closed'])
    .where('status', '=', 'delivered')
    .orderBy('id', 'desc');

/** Law 1: what must be said is written in the transaction that makes it so, and kept until it was said or given up. */
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

  /** What waits in matches of ours where something may be said now, oldest first; when more may be said, and what is parked tried again. */
  async outlook(now: number): Promise<Outlook> {
    const earliest = (status: 'waiting' | 'parked') => {
      const times = this.db.selectFrom('outbox').select('retryAt as at').where('status', '=', status);
      // Not `min`: PostgreSQL goes through all of them for that of some.
      return this.own(times, 'outbox.matchId').orderBy('retryAt').limit(1);
    };
    // Each looks at the beginning of its part of the index alone.
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

  /** The revision after which the newest board's story begins; undefined: none stands there, or its row is deleted by now. */
  async toldSince(matchId: string): Promise<number | undefined> {
    return (await toldBoards(this.db, matchId).executeTakeFirst())?.since;
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

  /** For rows that were begun and certainly have not arrived: one message may tell them together with newer ones. */
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

  /** What has been parked for long enough is tried again. */
  async unparkDue(now: number): Promise<void> {
    const due = this.db
      .updateTable('outbox')
      .set({ status: 'waiting', retryAt: null })
      .where('status', '=', 'parked')
      .where('retryAt', '<=', now);
    await this.own(due, 'outbox.matchId').execute();
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
