import type { AnyGame } from '../../core/game.ts';
import { isPerson } from '../../core/player.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import type { Course } from './history.ts';

/** The score of a seat after each round; empty where the game tells none. */
export const courseOfSeat = (game: AnyGame, { history }: Pick<Course, 'history'>, seat: number) =>
  (game.summary?.(history)?.rounds ?? []).map(scores => scores[seat] ?? 0);

/**
 * Stores the result of an attempt, in the transaction that ends its match. A game that the rules did not end was given up.
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
