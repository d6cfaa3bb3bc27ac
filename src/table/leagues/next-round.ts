import { gameOf } from '../../core/contract/game.ts';
import { FRESH, pointsOf as ratingPoints } from '../../core/contract/ratings.ts';
import type { StoredLeague, StoredLeaguePlayer, StoredLeagueTable } from '../../store/index.ts';
import type { Services, UnitOfWork } from '../match/services.ts';
import { leagueScope } from '../people/forgotten-people.ts';
import { bracket, cupOf, nextDuels, winnerOf } from './cup.ts';
import { pair, type TableRange } from './pairing.ts';
import { pairsIn } from './pairs.ts';
import { BYE, MISSED, pointsOf, ranksOf } from './points.ts';
import { type Season, seasonOf, seatsAt, standingsOfSeason } from './season.ts';

const UNRATED = ratingPoints(FRESH);

function rangeOf(
  services: Pick<Services, 'games'>,
  { game, options, seats }: Pick<StoredLeague, 'game' | 'options' | 'seats'>,
): TableRange {
  const { min } = gameOf(services, game).seats(options);
  return { min: Math.max(2, min), max: seats };
}

/** Lists people, best first: by rating before the first round, later by standing. */
function orderOf(season: Season, active: readonly StoredLeaguePlayer[]): readonly number[] {
  if (season.league.round === 0) {
    const rating = (player: StoredLeaguePlayer): number => player.rating ?? UNRATED;
    return active
      .toSorted((one, other) => rating(other) - rating(one) || (one.draw < other.draw ? -1 : 1))
      .map(({ number }) => number);
  }
  const numbers = new Set(active.map(({ number }) => number));
  return standingsOfSeason(season).flatMap(({ player }) => (numbers.has(player) ? player : []));
}

/** Moves people from the waiting list into the places of people who have left the league, in the order of joining. */
async function fill({ repositories }: UnitOfWork, season: Season): Promise<readonly StoredLeaguePlayer[]> {
  const { league, players } = season;
  const gone = players.filter(({ state }) => state === 'left' || state === 'out').length;
  const filled = players.filter(({ bonus }) => bonus > 0).length;
  const coming = players.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, gone - filled));
  const bonus = MISSED * league.round;
  for (const { number } of coming)
    await repositories.leagues.changePlayer(league.id, number, { state: 'in', bonus });
  return players.map(player => (coming.includes(player) ? { ...player, state: 'in', bonus } : player));
}

type NewTable = Pick<StoredLeagueTable, 'round' | 'number' | 'cup'>;

/** Adds a table to a round. If no game is needed, the table ends immediately. */
async function plan(
  { repositories, at }: UnitOfWork,
  { league, players }: Pick<Season, 'league' | 'players'>,
  table: NewTable,
  numbers: readonly number[],
): Promise<{ readonly ended: boolean }> {
  const finishes = numbers.map(number => {
    const player = players.find(other => other.number === number);
    return { rank: 1, gone: player?.state !== 'in' };
  });
  const bye = table.number === 0;
  const over = bye || finishes.filter(({ gone }) => !gone).length < 2;
  const [ranks, points] = [ranksOf(finishes), pointsOf(finishes)];
  const seats = numbers.map((player, place) => ({
    ...{ leagueId: league.id, round: table.round, number: table.number, place, player, share: null },
    rank: over ? (bye ? 1 : (ranks[place] ?? 1)) : null,
    points: over ? (bye ? BYE : (points[place] ?? 0)) : null,
    gone: over && !bye && (finishes[place]?.gone ?? false),
  }));
  const unopened = { matchId: null, threadId: null, plannedAt: at, endedAt: over ? at : null };
  await repositories.leagues.plan({ leagueId: league.id, ...table, ...unopened }, seats);
  return { ended: over };
}

/** Plans the tables of the next round, and returns the round's number. Undefined if too few people are left for a table. */
async function planTables(unit: UnitOfWork, season: Season): Promise<number | undefined> {
  const { league } = season;
  const players = await fill(unit, season);
  const active = players.filter(({ state }) => state === 'in');
  const now = { ...season, players };
  const round = league.round + 1;
  const together = new Map<string, number>();
  const rests = new Map<number, number>();
  for (const table of season.tables) {
    const seats = seatsAt(season, table);
    for (const { player } of seats) {
      if (table.number === 0) rests.set(player, (rests.get(player) ?? 0) + 1);
      else
        for (const other of seats) {
          const key = `${player} ${other.player}`;
          together.set(key, (together.get(key) ?? 0) + 1);
        }
    }
  }
  const { tables, byes } = pair({
    order: orderOf(now, active),
    first: league.round === 0,
    range: rangeOf(unit.services, league),
    met: (one, other) => together.get(`${one} ${other}`) ?? 0,
    apart: await pairsIn(unit, league, players),
    byes: player => rests.get(player) ?? 0,
    seed: `${league.seed}/${round}`,
  });
  if (tables.length === 0) return undefined;
  for (const [at, numbers] of tables.entries())
    await plan(unit, now, { round, number: at + 1, cup: false }, numbers);
  if (byes.length > 0) await plan(unit, now, { round, number: 0, cup: false }, byes);
  return round;
}

const cupWinners = (season: Season, round: number): readonly number[] =>
  season.tables
    .filter(table => table.cup && table.round === round)
    .flatMap(table => winnerOf(seatsAt(season, table)) ?? []);

/** Plans the next round of the cup. Undefined if the cup is decided, or the league has no cup. */
async function planDuels(
  unit: UnitOfWork,
  season: Season,
): Promise<{ readonly round: number; readonly ended: boolean } | undefined> {
  const { league, players } = season;
  const here = new Set(players.filter(({ state }) => state === 'in').map(({ number }) => number));
  const standing = standingsOfSeason(season).map(({ player }) => player);
  const begun = season.tables.some(({ cup }) => cup);
  const present = standing.filter(player => here.has(player));
  const duels = begun
    ? nextDuels(cupWinners(season, league.round), standing)
    : bracket(present.slice(0, cupOf(league.cup, present.length)));
  if (duels.length === 0) return undefined;
  const round = league.round + 1;
  let ended = true;
  for (const [at, duel] of duels.entries()) {
    const planned = await plan(unit, season, { round, number: at + 1, cup: true }, duel);
    ended = ended && planned.ended;
  }
  return { round, ended };
}

/** Ends a league, and deletes its marks, which keep people who deleted their data from joining again. */
export async function endLeague(
  { repositories, at }: UnitOfWork,
  leagueId: string,
  status: 'over' | 'closed',
): Promise<void> {
  await repositories.leagues.change(leagueId, at, { status, apart: null });
  await repositories.marks.drop(leagueScope(leagueId));
}

/**
 * Continues a league whose round is over: with the next round, the cup, or the end. The function runs in the transaction that
 * ended the round, so each round is opened once.
 */
export async function proceed(unit: UnitOfWork, leagueId: string): Promise<void> {
  const { leagues } = unit.repositories;
  unit.refresh();
  for (;;) {
    const league = await leagues.hold(leagueId);
    if (!league) throw new Error(`league ${leagueId} is gone`);
    const season = await seasonOf(unit.repositories, league);
    const open = season.tables.some(({ endedAt }) => endedAt === null);
    if (league.status !== 'running' || open) return leagues.change(leagueId, unit.at);
    const left = league.round < (league.rounds ?? 0);
    const round = left ? await planTables(unit, season) : undefined;
    if (round !== undefined) return leagues.change(leagueId, unit.at, { round });
    const duels = await planDuels(unit, season);
    if (!duels) return endLeague(unit, leagueId, 'over');
    await leagues.change(leagueId, unit.at, { round: duels.round });
    if (!duels.ended) return;
  }
}
