/** Person to be ranked. */
export interface Entrant {
  /** Number of the person in the league. */
  readonly player: number;
  /** Points for rounds before they came. */
  readonly bonus: number;
  /** The smaller comes first where all else is equal. */
  readonly draw: string;
}

/** A seat of a table that has ended. */
export interface ScoredSeat {
  readonly player: number;
  readonly rank: number;
  readonly points: number;
  /** Thousandths of all the game's points at the table; null: nothing was counted. */
  readonly share: number | null;
}

/** One seat: a bye. */
export type ScoredTable = readonly ScoredSeat[];

/** Place of a person, with all values that decide it. */
export interface Rank {
  readonly player: number;
  /** Place from 1. No place is shared, since the draw decides at last. */
  readonly place: number;
  readonly points: number;
  /** Tables, byes left out. */
  readonly games: number;
  /** Tables at which no person was ahead. */
  readonly firsts: number;
  /** Meetings with people of equal points: won less lost. */
  readonly direct: number;
  /** Hundredths of the opponents' points, on average. */
  readonly opponents: number;
  /** Thousandths of the games' own points, on average. */
  readonly share: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[], scale: number): number =>
  numbers.length === 0 ? 0 : Math.round((scale * sum(numbers)) / numbers.length);

/** Computes games won less games lost of one person against another, over all their tables. */
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
 * Ranks by points, then by meetings of level people, then by the average of the opponents' points. After that count the
 * average share of the games' own points, and the draw. All people know this before the first game (docs/leagues.md).
 */
export function standingIn(entrants: readonly Entrant[], tables: readonly ScoredTable[]): readonly Rank[] {
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
