export interface Entrant {
  readonly player: number;
  /** Points for the rounds before the person joined. */
  readonly bonus: number;
  /** Text that decides between people with equal results: the smaller text comes first. */
  readonly draw: string;
}

export interface ScoredSeat {
  readonly player: number;
  readonly rank: number;
  readonly points: number;
  /** Points of the seat, in thousandths of all points at the table. Null: no points were counted. */
  readonly share: number | null;
}

/** Seats of a table that has ended. A table with one seat is a bye. */
export type ScoredTable = readonly ScoredSeat[];

export interface Rank {
  readonly player: number;
  /** Place in the ranking, counted from 1. No two people share a place, since the draw decides last. */
  readonly place: number;
  readonly points: number;
  readonly games: number;
  /** Number of tables at which no other person had a better rank. */
  readonly firsts: number;
  /** Games won minus games lost against people with equal points. */
  readonly direct: number;
  /** Average points of the opponents, in hundredths. */
  readonly opponents: number;
  /** Average share of the points at the person's tables, in thousandths. */
  readonly share: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[], scale: number): number =>
  numbers.length === 0 ? 0 : Math.round((scale * sum(numbers)) / numbers.length);

function balance(tables: readonly ScoredTable[], one: number, other: number): number {
  return sum(
    tables.map(table => {
      const own = table.find(({ player }) => player === one);
      const theirs = table.find(({ player }) => player === other);
      return own && theirs ? Math.sign(theirs.rank - own.rank) : 0;
    }),
  );
}

/**
 * Ranks people by points, then by games against people with equal points, then by the opponents' average points. After these
 * come the average share of points and the draw (docs/leagues.md).
 */
export function standingsIn(entrants: readonly Entrant[], tables: readonly ScoredTable[]): readonly Rank[] {
  const seatsOf = (player: number): readonly ScoredSeat[] =>
    tables.flatMap(table => table.filter(seat => seat.player === player));
  const points = new Map(
    entrants.map(({ player, bonus }) => [player, bonus + sum(seatsOf(player).map(seat => seat.points))]),
  );
  const games = tables.filter(table => table.length > 1);
  const rows = entrants.map(({ player, draw }) => {
    const own = games.filter(table => table.some(seat => seat.player === player));
    const met = own.flatMap(table => table.filter(seat => seat.player !== player));
    const level = entrants.filter(other => points.get(other.player) === points.get(player));
    const seats = own.flatMap(table => table.filter(seat => seat.player === player));
    return {
      player,
      draw,
      points: points.get(player) ?? 0,
      games: own.length,
      firsts: seats.filter(({ rank }) => rank === 1).length,
      direct: sum(level.map(other => balance(own, player, other.player))),
      opponents: mean(
        met.map(seat => points.get(seat.player) ?? 0),
        100,
      ),
      share: mean(
        seats.flatMap(({ share }) => share ?? []),
        1,
      ),
    };
  });
  const sorted = rows.toSorted(
    (one, other) =>
      other.points - one.points ||
      other.direct - one.direct ||
      other.opponents - one.opponents ||
      other.share - one.share ||
      (one.draw < other.draw ? -1 : 1),
  );
  return sorted.map(({ draw: _, ...row }, at) => ({ ...row, place: at + 1 }));
}
