import { gameOf } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import type { StoredLeagueTable, StoredMatch } from '../../store/index.ts';
import { outcomeOf, standing } from '../match/position.ts';
import { rowOf } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import { courseOf } from '../results/history.ts';
import { hasLeft, shareIn } from '../results/rated-field.ts';
import { proceed } from './next-round.ts';
import { type Finish, pointsOf, ranksOf, VANISHED_AT_MOST } from './points.ts';
import { seasonOf, seatsAt } from './season.ts';

interface SeatFinish extends Finish {
  readonly share: number | null;
  readonly away: boolean;
}

const NOBODY: SeatFinish = { rank: 1, gone: true, share: null, away: false };

/**
 * Computes the finish of each person who had a seat at the start, by user id. In a game that was called off, all people tie.
 */
async function finishesIn(unit: UnitOfWork, match: StoredMatch): Promise<ReadonlyMap<string, SeatFinish>> {
  const game = gameOf(unit.services, match.game);
  const course = await courseOf(unit.repositories, game, match);
  const outcome = match.status === 'over' ? outcomeOf(game, match) : undefined;
  const ranks = match.status === 'over' ? standing(match, outcome) : match.seats.map(() => 1);
  const totals = match.endedBy === 'rules' ? (outcome?.totals ?? []) : [];
  const all = match.seats.filter(isPerson).reduce((sum, { seat }) => sum + Math.max(0, totals[seat] ?? 0), 0);
  return new Map(
    match.seats.map(seat => {
      const total = totals[seat.seat];
      const finish = {
        rank: ranks[seat.seat] ?? match.seats.length,
        gone: hasLeft(seat, shareIn(course, seat.seat)),
        share: total === undefined || all === 0 ? null : Math.round((1_000 * Math.max(0, total)) / all),
        away: seat.gone,
      };
      return [seat.dealtTo ?? seat.userId, finish];
    }),
  );
}

/**
 * Stores the result of an ended match in its league, and continues the league, in the transaction that ends the match. Does
 * nothing for other matches, nor in a second call.
 */
export async function book(unit: UnitOfWork, matchId: string): Promise<void> {
  const { leagues } = unit.repositories;
  const table = await leagues.tableOf(matchId);
  if (!table) return;
  await leagues.hold(table.leagueId);
  if (!(await leagues.end(table, unit.at))) return;
  const finishes = await finishesIn(unit, await rowOf(unit.repositories, matchId));
  await score(unit, table, finishes);
  await proceed(unit, table.leagueId);
}

/**
 * Scores a league table without a game, since too few of its people are present. Absent people count as people who left the
 * game.
 */
export async function walkOver(
  unit: UnitOfWork,
  table: StoredLeagueTable,
  present: readonly string[],
): Promise<void> {
  if (!(await unit.repositories.leagues.end(table, unit.at))) return;
  const here = { ...NOBODY, gone: false };
  await score(unit, table, new Map(present.map(userId => [userId, here])));
  await proceed(unit, table.leagueId);
}

async function score(
  { repositories }: UnitOfWork,
  table: StoredLeagueTable,
  finishes: ReadonlyMap<string, SeatFinish>,
): Promise<void> {
  const { leagues } = repositories;
  const league = await leagues.get(table.leagueId);
  if (!league) throw new Error(`league ${table.leagueId} is gone`);
  const season = await seasonOf(repositories, league);
  const seats = seatsAt(season, table).map(seat => {
    const player = season.players.find(({ number }) => number === seat.player);
    return { seat, player, finish: finishes.get(player?.userId ?? '') ?? NOBODY };
  });
  const all = seats.map(({ finish }) => finish);
  const [ranks, points] = [ranksOf(all), pointsOf(all)];
  for (const [at, { seat, player, finish }] of seats.entries()) {
    const { share, gone } = finish;
    await leagues.score(seat, { rank: ranks[at] ?? seats.length, points: points[at] ?? 0, share, gone });
    if (!finish.gone || !player) continue;
    const vanished = player.vanished + 1;
    const out = player.state === 'in' && (finish.away || vanished >= VANISHED_AT_MOST);
    await leagues.changePlayer(league.id, player.number, { vanished, ...(out && { state: 'out' }) });
  }
}
