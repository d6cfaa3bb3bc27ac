import type { AnyGame } from '../../core/game.ts';
import { isPerson } from '../../core/player.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import type { Course } from './history.ts';

/** Returns the score of a seat after each round. Empty if the game reports no rounds. */
export const courseOfSeat = (game: AnyGame, { history }: Pick<Course, 'history'>, seat: number) =>
  (game.summary?.(history)?.rounds ?? []).map(scores => scores[seat] ?? 0);

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
  const points = outcome?.totals[seat] ?? null;
  await deals.finish(match.id, { points, course: courseOfSeat(game, course, seat), at: match.updatedAt });
}
