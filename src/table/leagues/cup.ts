/** How many may play it; 0: there is none. */
export const CUPS = [0, 2, 4, 8] as const;

/** The largest that so many people fill. */
export const cupOf = (wanted: number, people: number): number =>
  CUPS.findLast(size => size <= wanted && size <= people) ?? 0;

/** Rounds that a cup of so many takes. */
export const cupRounds = (size: number): number => (size < 2 ? 0 : Math.log2(size));

/** Duels of the first round, from the standing: the best meet the last, and the two best not before the final. */
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

/** The duels of a later round: winners of two beside each other meet, whoever was seeded better first. */
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

/** Who goes on from a duel: where both are level, who stood better before it. */
export const winnerOf = (duel: readonly { readonly player: number; readonly rank: number }[]) =>
  duel.reduce<{ readonly player: number; readonly rank: number } | undefined>(
    (best, seat) => (best === undefined || seat.rank < best.rank ? seat : best),
    undefined,
  )?.player;

/** All in the order of the end: the later somebody lost, the better; then as they stood before the cup. */
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
