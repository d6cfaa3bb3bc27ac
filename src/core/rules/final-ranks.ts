import type { Seat } from '../contract/game.ts';

/** Moves resigned seats to the last ranks, whatever their points. Seats that tie share a rank. */
export function finalRanks(ranks: readonly number[], resigned: readonly Seat[] = []): readonly number[] {
  const places = ranks.map((rank, seat) => ({ rank, gone: resigned.includes(seat) }));
  type RankedSeat = (typeof places)[number];
  const better = (one: RankedSeat, other: RankedSeat) =>
    one.gone === other.gone ? one.rank < other.rank : !one.gone;
  return places.map(place => 1 + places.filter(other => better(other, place)).length);
}

/**
 * Returns the rank of each seat, resigned seats last. Seats that tie share a rank.
 * @param compared sorts the results of two seats, the better one first
 */
export const ranksOf = <Result>(
  results: readonly Result[],
  compared: (one: Result, other: Result) => number,
  resigned: readonly Seat[] = [],
): readonly number[] =>
  finalRanks(
    results.map(one => 1 + results.filter(other => compared(one, other) > 0).length),
    resigned,
  );

/** Compares two seats by their points, the higher number first. */
export const byPoints = (one: number, other: number): number => other - one;
