/** Possible numbers of people in the cup. 0: no cup. */
export const CUPS = [0, 2, 4, 8] as const;

/** Returns the size of the largest cup that the league's people can fill, up to the wanted size. */
export const cupOf = (wanted: number, people: number): number =>
  CUPS.findLast(size => size <= wanted && size <= people) ?? 0;

export const cupRounds = (size: number): number => (size < 2 ? 0 : Math.log2(size));

/** Pairs the cup's first round. The first of the standing meets the last, and the two best can meet only in the final. */
export function bracket(seeds: readonly number[]): readonly (readonly [number, number])[] {
  let order = [0];
  while (order.length < seeds.length) {
    const size = order.length * 2;
    order = order.flatMap(seed => [seed, size - 1 - seed]);
  }
  const duels: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < order.length; at += 2) {
    const [one, other] = [seeds[order[at] ?? 0], seeds[order[at + 1] ?? 0]];
    if (one !== undefined && other !== undefined) duels.push([one, other]);
  }
  return duels;
}

/** Pairs a later round of the cup: winners of neighbouring duels meet, whatever their seeding. */
export function nextDuels(
  winners: readonly number[],
  seeds: readonly number[],
): readonly (readonly [number, number])[] {
  const duels: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < winners.length; at += 2) {
    const [one, other] = [winners[at], winners[at + 1]];
    if (one === undefined || other === undefined) continue;
    duels.push(seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one]);
  }
  return duels;
}

/** Returns the winner of a duel. A tie goes to the person who was higher in the standing. */
export const winnerOf = (
  duel: readonly { readonly player: number; readonly rank: number | null }[],
): number | undefined => duel.toSorted((one, other) => (one.rank ?? 1) - (other.rank ?? 1))[0]?.player;

/**
 * Ranks all people after the cup. The later a person lost a duel, the higher the person ranks. Among equals, the standing
 * before the cup decides.
 */
export function finalOrder(
  standing: readonly number[],
  duels: readonly { readonly round: number; readonly winner: number; readonly loser: number }[],
): readonly number[] {
  const last = Math.max(0, ...duels.map(({ round }) => round));
  const reached = (player: number): number => {
    if (duels.some(({ round, winner }) => round === last && winner === player)) return last + 1;
    return duels.find(({ loser }) => loser === player)?.round ?? -1;
  };
  return standing.toSorted(
    (one, other) => reached(other) - reached(one) || standing.indexOf(one) - standing.indexOf(other),
  );
}
