import type {
  Repositories,
  StoredDuplicateSeat,
  StoredDuplicateTable,
  StoredMatch,
} from '../../store/index.ts';
import { rowOf } from '../match/rows.ts';
import { gameOf, type UnitOfWork } from '../match/services.ts';
import { outcomeOf } from '../match/standing.ts';
import { courseOf } from '../results/history.ts';
import { hasLeft, shareIn } from '../results/rated-field.ts';
import { countedSeats, matchPointsOf } from './match-points.ts';

type SeatResult = Pick<StoredDuplicateSeat, 'points' | 'course'>;

/**
 * Computes the results of the seats. A seat whose person has left comes last, and so do all seats where the rules did not
 * end the game.
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
 * Ends the withholding once no table is played any more, and compares the tables, unless the duplicate was closed before.
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

/** Compares the results of all people, once they may be known. */
export async function compare({ duplicates }: Pick<Repositories, 'duplicates'>, id: string): Promise<void> {
  const [tables, players] = [await duplicates.tables(id), await duplicates.people(id)];
  const seats = countedSeats({ tables, players, seats: await duplicates.seats(id) });
  const scores = matchPointsOf(seats.map(({ number, seat, points }) => ({ table: number, seat, points })));
  for (const [at, { player }] of seats.entries())
    if (player !== null) await duplicates.compared(id, player, scores[at]?.share ?? null);
}

/** The table of a match that ends with this; undefined: it is none of a duplicate's, or has ended before. */
async function endedTable(unit: UnitOfWork, matchId: string): Promise<StoredDuplicateTable | undefined> {
  const { duplicates } = unit.repositories;
  const table = await duplicates.tableOf(matchId);
  if (!table) return undefined;
  const duplicate = await duplicates.hold(table.duplicateId);
  return (await duplicates.end(table, unit.at, duplicate?.status === 'running')) ? table : undefined;
}

/**
 * A match with the same deal as others has ended: how its seats came out, in the same transaction. Does nothing for any other match,
 * nor a second time.
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

/** Ends the table of a match that is deleted. It comes last in all of its seats. */
export async function closeTable(unit: UnitOfWork, matchId: string): Promise<void> {
  const table = await endedTable(unit, matchId);
  if (table) await settle(unit, table.duplicateId);
}
