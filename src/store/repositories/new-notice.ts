import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { type Executor, toJson } from '../rows/rows.ts';
import { type NewNotice, type NoticeKind, PING_KINDS } from '../types/index.ts';

/** Columns of a new row, without its place. */
export const NEW_COLUMNS = [
  'matchId',
  'kind',
  'rev',
  'since',
  'at',
  'resigned',
  'seat',
  'details',
  'retryAt',
  'status',
  'attempts',
] as const;

type Caster = Pick<ExpressionBuilder<Schema, 'outbox'>, 'cast' | 'val'>;

/** Selects the values of a new row. Without the types, PostgreSQL would take all values for texts. */
export const newRow =
  ({ matchId, kind, rev, since, at, resigned, seat, details, notBefore }: NewNotice) =>
  ({ cast, val }: Caster) => [
    cast<string>(val(matchId), 'text').as('matchId'),
    cast<NoticeKind>(val(kind), 'text').as('kind'),
    cast<number>(val(rev), 'integer').as('rev'),
    cast<number>(val(since), 'integer').as('since'),
    cast<number>(val(at), 'bigint').as('at'),
    cast<string>(val(toJson(resigned)), 'text').as('resigned'),
    cast<number | null>(val(seat ?? null), 'integer').as('seat'),
    cast<string | null>(val(details === undefined ? null : toJson(details)), 'text').as('details'),
    cast<number | null>(val(notBefore ?? null), 'bigint').as('retryAt'),
    cast<'waiting'>(val('waiting'), 'text').as('status'),
    cast<number>(val(0), 'integer').as('attempts'),
  ];

const isPing = (kind: NoticeKind): boolean => PING_KINDS.some(ping => ping === kind);

/**
 * Selects the numbers of the places that get a notice: one place for a ping or a mention, otherwise each place of the match.
 */
export function placesToTell(db: Executor, { matchId, kind, seat, details, place }: NewNotice) {
  const one = (number: RawBuilder<number | null>) =>
    db.selectNoFrom(sql<number>`coalesce(${number}, 0)`.as('place'));
  const seats = db.selectFrom('seats').select('seats.place').where('seats.matchId', '=', matchId);
  if (place !== undefined || kind === 'role') return one(sql.lit(place ?? 0));
  if (kind === 'question') return one(sql`(${seats.where('seats.userId', '=', details?.userId ?? '')})`);
  if (isPing(kind)) return one(sql`(${seats.where('seats.seat', '=', seat ?? 0)})`);
  return db
    .selectNoFrom(sql<number>`0`.as('place'))
    .unionAll(
      db.selectFrom('matchPlaces').select('matchPlaces.place').where('matchPlaces.matchId', '=', matchId),
    );
}
