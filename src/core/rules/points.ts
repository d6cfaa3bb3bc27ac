import type { Seat, Summary } from '../contract/game.ts';

interface PlayedCourse<State> {
  readonly deal: State;
  readonly played: readonly { readonly seat: Seat; readonly state: State }[];
}

type PointsOf<State> = (state: State) => number[];

interface Rounds {
  readonly round: number;
  readonly phase: { readonly type: string };
}

export function pointsByRound<State extends Rounds>(
  { deal, played }: PlayedCourse<State>,
  pointsOf: PointsOf<State>,
): number[][] {
  let before = deal;
  const rounds: number[][] = [];
  for (const { state } of played) {
    if (state.round !== before.round || (state.phase.type === 'over' && before.phase.type !== 'over'))
      rounds.push(pointsOf(state));
    before = state;
  }
  return rounds;
}

/** Returns the points that each action brought its own seat immediately. */
export function gainsIn<State>({ deal, played }: PlayedCourse<State>, pointsOf: PointsOf<State>): number[] {
  let before = deal;
  return played.map(({ seat, state }) => {
    const gain = (pointsOf(state)[seat] ?? 0) - (pointsOf(before)[seat] ?? 0);
    before = state;
    return gain;
  });
}

/**
 * Returns a seat's margin: its points minus the mean of the other seats' points. The margin of a seat that plays alone is its
 * points.
 */
export const marginOf = (totals: readonly number[], seat: Seat): number => {
  const own = totals[seat] ?? 0;
  const all = totals.reduce((sum, total) => sum + total, 0);
  return totals.length === 1 ? own : own - (all - own) / (totals.length - 1);
};

/**
 * Lists the pairs of seats that are neighbours in the ranking and have equal totals. A pair of a seat that gave up and one that
 * did not is left out.
 * @param by returns the tie-breaker that ranks the first seat above the second; undefined where the two are equal in all
 */
export function tiesIn(
  totals: readonly number[],
  ranks: readonly number[],
  resigned: readonly Seat[],
  by: (first: Seat, second: Seat) => string | undefined,
): Summary['ties'] {
  const order = totals.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return order.flatMap((first, index) => {
    const second = order[index + 1];
    if (second === undefined || totals[first] !== totals[second]) return [];
    if (resigned.includes(first) !== resigned.includes(second)) return [];
    const breaker = by(first, second);
    return breaker === undefined ? [] : [{ seats: [first, second] as const, by: breaker }];
  });
}
