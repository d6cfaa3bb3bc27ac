import { gameOf } from '../../core/contract/game.ts';
import type { ContestState, StoredMatch } from '../../store/index.ts';
import { outcomeOf, standing } from '../match/position.ts';
import type { UnitOfWork } from '../match/services.ts';
import { courseOf } from '../results/history.ts';
import { hasLeft, shareIn } from '../results/rated-field.ts';
import type { SeatFinish } from './contest.ts';
import { type ContestKind, take } from './kind.ts';

/** Computes the finish of each seat of an ended match. In a game that was called off, all seats tie. */
async function finishesIn(unit: UnitOfWork, match: StoredMatch): Promise<readonly SeatFinish[]> {
  const game = gameOf(unit.services, match.game);
  const course = await courseOf(unit.repositories, game, match);
  const outcome = match.status === 'over' ? outcomeOf(game, match) : undefined;
  const ranks = match.status === 'over' ? standing(match, outcome) : match.seats.map(() => 1);
  const totals = match.endedBy === 'rules' ? outcome?.totals : undefined;
  const rounds = game.summary?.(course.history)?.rounds ?? [];
  return match.seats.map(row => ({
    userId: row.dealtTo ?? row.userId,
    isBot: row.strength !== null,
    rank: ranks[row.seat] ?? match.seats.length,
    gone: hasLeft(row, shareIn(course, row.seat)),
    hasLeftServer: row.gone,
    total: totals?.[row.seat] ?? null,
    course: rounds.map(scores => scores[row.seat] ?? 0),
  }));
}

/**
 * Books an ended or deleted match in its contest, in the transaction that ends or deletes the match. Does nothing for matches
 * without a contest of this kind, nor in a second call.
 */
export async function book<State extends ContestState>(
  unit: UnitOfWork,
  kind: ContestKind<State>,
  matchId: string,
): Promise<void> {
  const rows = kind.rows(unit.repositories);
  const id = await rows.playedAt(matchId);
  const state = id === undefined ? undefined : await rows.hold(id);
  const table = state?.tables.find(each => each.matchId === matchId);
  if (!state || !table || table.endedAt !== null) return;
  const match = await unit.repositories.matches.get(matchId);
  const finishes = match ? await finishesIn(unit, match) : [];
  await take(unit, kind, state, { type: 'end', table, finishes });
}
