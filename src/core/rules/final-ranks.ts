import type { Seat } from '../contract/game.ts';

/** Moves resigned seats to the last ranks, whatever their points. Seats that tie share a rank. */
export function finalRanks(ranks: readonly number[], resigned: ReadonlySet<Seat>): readonly number[] {
  const places = ranks.map((rank, seat) => ({ rank, gone: resigned.has(seat) }));
  type RankedSeat = (typeof places)[number];
  const better = (one: RankedSeat, other: RankedSeat) =>
    one.gone === other.gone ? one.rank < other.rank : !one.gone;
  return places.map(place => 1 + places.filter(other => better(other, place)).length);
}
