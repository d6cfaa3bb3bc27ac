import type { AnyGame } from '../../core/game.ts';
import { isPerson } from '../../core/player.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import type { Course } from './history.ts';

/** Returns the score of a seat after each round. Empty if the game reports no rounds. */
export const courseOfSeat = (game: AnyGame, { history }: Pick<Course, 'history'>, seat: number) =>
  (game.summary?.(history)?.rounds ?? []).map(scores => scores[seat] ?? 0);

/** Scores of both seats of a duel after each round. If points are counted after the last round, the totals come last. */
export interface DuelScores {
  readonly course: readonly number[];
  readonly against: readonly number[];
}

export function duelScores(
  game: AnyGame,
  { history }: Pick<Course, 'history'>,
  own: number,
  totals: readonly number[] | undefined,
): DuelScores {
  const rounds = [...(game.summary?.(history)?.rounds ?? [])];
  if (totals && rounds.at(-1)?.join() !== totals.join()) rounds.push([...totals]);
  return {
    course: rounds.map(scores => scores[own] ?? 0),
    against: rounds.map(scores => scores[1 - own] ?? 0),
  };
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
  const scores =
    match.seats.length > 1
      ? duelScores(game, course, seat, totals)
      : { course: courseOfSeat(game, course, seat), against: null };
  await deals.finish(match.id, { points: pointsIn(totals, seat), ...scores, at: match.updatedAt });
}
