import type { AnyGame } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import type { Course } from './history.ts';

interface AttemptScores {
  readonly course: readonly number[];
  /** Scores of the bot in a duel. Absent: the deal is solo. */
  readonly against?: readonly number[];
}

/**
 * Returns the scores of a deal's person after each round. Empty if the game reports no rounds. If a duel counts points after
 * the last round, the totals come last.
 */
export function attemptScores(
  game: AnyGame,
  { history }: Pick<Course, 'history'>,
  own: number,
  { isDuel, totals }: { readonly isDuel: boolean; readonly totals: readonly number[] | undefined },
): AttemptScores {
  const rounds = [...(game.summary?.(history)?.rounds ?? [])];
  if (isDuel && totals && rounds.at(-1)?.join() !== totals.join()) rounds.push([...totals]);
  const scoresOf = (seat: number) => rounds.map(scores => scores[seat] ?? 0);
  return { course: scoresOf(own), ...(isDuel && { against: scoresOf(1 - own) }) };
}

/** Returns the points of a deal's person: the total, or in a duel the lead over the bot. Null without totals. */
export const pointsIn = (totals: readonly number[] | undefined, seat: number): number | null => {
  const own = totals?.[seat];
  return own === undefined ? null : own - (totals?.[1 - seat] ?? 0);
};

/**
 * Stores the result of an attempt at a deal, in the transaction that ends its match. An attempt that the rules did not end has
 * null points.
 */
export async function finishAttempt(
  { deals }: Pick<Repositories, 'deals'>,
  game: AnyGame,
  match: StoredMatch,
  course: Course,
): Promise<void> {
  const seat = match.seats.find(isPerson)?.seat;
  const outcome = match.endedBy === 'rules' ? game.outcome(match.state) : undefined;
  if (seat === undefined) return;
  const totals = outcome?.totals;
  const scores = attemptScores(game, course, seat, { isDuel: match.seats.length > 1, totals });
  await deals.finish(match.id, {
    against: null,
    ...scores,
    points: pointsIn(totals, seat),
    at: match.updatedAt,
  });
}
