import { gameOf } from '../../core/contract/game.ts';
import type {
  Repositories,
  StoredDuplicateSeat,
  StoredDuplicateTable,
  StoredMatch,
} from '../../store/index.ts';
import { outcomeOf } from '../match/position.ts';
import { rowOf } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import { courseOf } from '../results/history.ts';
import { hasLeft, shareIn } from '../results/rated-field.ts';
import { countedSeats, matchPointsOf } from './match-points.ts';

type SeatResult = Pick<StoredDuplicateSeat, 'points' | 'course'>;

/**
 * Computes the results of all seats of an ended match. A seat gets null points, and comes last, if its person has left or the
 * rules did not end the game.
 */
async function resultsIn(unit: UnitOfWork, match: StoredMatch): Promise<readonly SeatResult[]> {
  const game = gameOf(unit.services, match.game);
  const course = await courseOf(unit.repositories, game, match);
  const totals = match.endedBy === 'rules' ? outcomeOf(game, match)?.totals : undefined;
  const rounds = game.summary?.(course.history)?.rounds ?? [];
  return match.seats.map(row => {
    const left = row.strength === null && hasLeft(row, shareIn(course, row.seat));
    return {
      points: left ? null : (totals?.[row.seat] ?? null),
      course: rounds.map(scores => scores[row.seat] ?? 0),
    };
  });
}

/**
 * Makes the matches public once all tables have ended, and compares the tables. The tables of a duplicate that was closed early
 * have already been compared.
 */
export async function settle({ repositories, at, refresh }: UnitOfWork, id: string): Promise<void> {
  const { duplicates } = repositories;
  refresh();
  const tables = await duplicates.tables(id);
  if (tables.length === 0 || tables.some(({ endedAt }) => endedAt === null)) return;
  await duplicates.reveal(id);
  const duplicate = await duplicates.get(id);
  const over = duplicate?.status === 'running';
  await duplicates.change(id, at, over ? { status: 'over' } : {});
  if (over) await compare(repositories, id);
}

/** Stores the match points of all people. Callers must call it only when the results may be known. */
export async function compare({ duplicates }: Pick<Repositories, 'duplicates'>, id: string): Promise<void> {
  const [tables, players] = [await duplicates.tables(id), await duplicates.players(id)];
  const seats = countedSeats({ tables, players, seats: await duplicates.seats(id) });
  const scores = matchPointsOf(seats.map(({ number, seat, points }) => ({ table: number, seat, points })));
  for (const [at, { player }] of seats.entries())
    if (player !== null) await duplicates.changePlayer(id, player, { share: scores[at]?.share ?? null });
}

/** Ends the table of an ended match. Undefined if the match belongs to no duplicate, or its table has ended before. */
async function endedTable(unit: UnitOfWork, matchId: string): Promise<StoredDuplicateTable | undefined> {
  const { duplicates } = unit.repositories;
  const table = await duplicates.tableOf(matchId);
  if (!table) return undefined;
  const duplicate = await duplicates.hold(table.duplicateId);
  const counts = duplicate?.status === 'running';
  return (await duplicates.end(table, unit.at, { counts })) ? table : undefined;
}

/**
 * Stores the results of an ended match in its duplicate, in the transaction that ends the match. Does nothing for other
 * matches, nor in a second call.
 */
export async function bookDuplicate(unit: UnitOfWork, matchId: string): Promise<void> {
  const { duplicates } = unit.repositories;
  const table = await endedTable(unit, matchId);
  if (!table) return;
  const match = await rowOf(unit.repositories, matchId);
  for (const [seat, result] of (await resultsIn(unit, match)).entries())
    await duplicates.score({ ...table, seat }, result);
  await duplicates.change(table.duplicateId, unit.at);
  await settle(unit, table.duplicateId);
}

/** Ends the table of a match that is deleted. All its seats come last. */
export async function closeTable(unit: UnitOfWork, matchId: string): Promise<void> {
  const table = await endedTable(unit, matchId);
  if (table) await settle(unit, table.duplicateId);
}
