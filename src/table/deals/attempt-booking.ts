import { type AnyGame, gameOf } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { isPrivate } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import { type Course, courseOf } from '../results/history.ts';

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
 * Books an ended match in the attempt at a deal to which it belongs, in the transaction that ends the match. An attempt that
 * the rules did not end has null points. Does nothing for other matches.
 */
export async function bookAttempt({ repositories, services }: UnitOfWork, matchId: string): Promise<void> {
  const match = await repositories.matches.get(matchId);
  const seat = match?.seats.find(isPerson)?.seat;
  if (match?.status !== 'over' || !isPrivate(match) || seat === undefined) return;
  const game = gameOf(services, match.game);
  const totals = match.endedBy === 'rules' ? game.outcome(match.state)?.totals : undefined;
  const course = await courseOf(repositories, game, match);
  const scores = attemptScores(game, course, seat, { isDuel: match.seats.length > 1, totals });
  const points = pointsIn(totals, seat);
  await repositories.deals.finish(match.id, { against: null, ...scores, points, at: match.updatedAt });
}
