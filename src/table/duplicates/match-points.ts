import type { DuplicateState, StoredDuplicateSeat } from '../../store/index.ts';

export interface SeatScore {
  readonly table: number;
  readonly seat: number;
  /** Points of the seat. Null: the seat gave up or the game was called off, and the seat ranks last. */
  readonly points: number | null;
}

export interface MatchPoints extends SeatScore {
  readonly matchPoints: number;
  /** Match points of the seat, in thousandths of the possible ones. Null: there is no other table. */
  readonly share: number | null;
}

/** Lists the seats to compare: seats of tables that ended in time, and forfeited seats of others, with null points. */
export function countedSeats({
  players,
  tables,
  seats,
}: Pick<DuplicateState, 'players' | 'tables' | 'seats'>): readonly StoredDuplicateSeat[] {
  const counted = new Set(tables.filter(({ counts }) => counts).map(({ number }) => number));
  const forfeited = new Set(
    players.filter(({ forfeitedAt }) => forfeitedAt !== null).map(({ number }) => number),
  );
  return seats.flatMap(seat => {
    if (counted.has(seat.number)) return seat;
    return seat.player !== null && forfeited.has(seat.player) ? { ...seat, points: null, course: [] } : [];
  });
}

const BEATEN = 2;
const LEVEL = 1;

const against = (own: number | null, other: number | null): number => {
  if (own === other) return LEVEL;
  if (own === null) return 0;
  return other === null || own > other ? BEATEN : 0;
};

/**
 * Computes match points as in bridge. A seat gets two points for each other table where the same seat has fewer points, and one
 * for equal points.
 */
export const matchPointsOf = (scores: readonly SeatScore[]): readonly MatchPoints[] =>
  scores.map(score => {
    const others = scores.filter(({ seat, table }) => seat === score.seat && table !== score.table);
    const matchPoints = others.reduce((sum, other) => sum + against(score.points, other.points), 0);
    const most = BEATEN * others.length;
    return { ...score, matchPoints, share: most === 0 ? null : Math.round((1_000 * matchPoints) / most) };
  });

/** Sorts rows by their share, best first, and adds their places. Equal shares have the same place. */
export function placed<Row extends { readonly share: number | null }>(
  rows: readonly Row[],
): readonly (Row & { readonly place: number })[] {
  const worth = ({ share }: Row): number => share ?? -1;
  return rows
    .toSorted((one, other) => worth(other) - worth(one))
    .map(row => ({ ...row, place: 1 + rows.filter(other => worth(other) > worth(row)).length }));
}
