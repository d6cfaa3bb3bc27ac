import type { Outcome } from '../core/game.ts';
import type { Seated } from './types.ts';

/**
 * Ranks by seat, resigned seats last. Without an outcome (ended by resignation, the rules were not done) all who
 * stayed share the first rank.
 */
export function standing(
  match: { readonly seats: readonly Pick<Seated, 'seat' | 'resigned'>[] },
  outcome: Outcome | undefined,
): readonly number[] {
  const places = match.seats.map(({ seat, resigned }) => ({ resigned, rank: outcome?.ranks[seat] ?? 1 }));
  const better = (a: (typeof places)[number], b: (typeof places)[number]) =>
    a.resigned === b.resigned ? a.rank < b.rank : !a.resigned;
  return places.map(place => 1 + places.filter(other => better(other, place)).length);
}
