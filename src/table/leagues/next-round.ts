import { gameOf } from '../../core/contract/game.ts';
import { FRESH, pointsOf as ratingPoints } from '../../core/contract/rating-formula.ts';
import type { LeagueState, StoredLeaguePlayer, StoredLeagueTable } from '../../store/index.ts';
import { type ContestFacts, changed } from '../contests/contest.ts';
import { bracket, cupOf, nextDuels, winnerOf } from './cup.ts';
import { pair, type TableRange } from './pairing.ts';
import { apartBy, pairsAmong } from './pairs.ts';
import { BYE, MISSED, pointsOf, ranksOf } from './points.ts';
import { seatsAt, standingsOfSeason } from './season.ts';

const UNRATED = ratingPoints(FRESH);

function rangeOf(
  { services }: Pick<ContestFacts, 'services'>,
  { game, options, seats }: LeagueState['contest'],
): TableRange {
  const { min } = gameOf(services, game).seats(options);
  return { min: Math.max(2, min), max: seats };
}

/** Lists people, best first: by rating before the first round, later by standing. */
function orderOf(season: LeagueState, active: readonly StoredLeaguePlayer[]): readonly number[] {
  if (season.contest.round === 0) {
    const rating = (player: StoredLeaguePlayer): number => player.rating ?? UNRATED;
    return active
      .toSorted((one, other) => rating(other) - rating(one) || (one.draw < other.draw ? -1 : 1))
      .map(({ number }) => number);
  }
  const numbers = new Set(active.map(({ number }) => number));
  return standingsOfSeason(season).flatMap(({ player }) => (numbers.has(player) ? player : []));
}

/** Moves people from the waiting list into the places of people who have left the league, in the order of joining. */
function filled(season: LeagueState): LeagueState {
  const { contest, players } = season;
  const gone = players.filter(({ state }) => state === 'left' || state === 'out').length;
  const taken = players.filter(({ bonus }) => bonus > 0).length;
  const coming = players.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, gone - taken));
  const bonus = MISSED * contest.round;
  return {
    ...season,
    players: players.map(player => (coming.includes(player) ? { ...player, state: 'in', bonus } : player)),
  };
}

type NewTable = Pick<StoredLeagueTable, 'round' | 'number' | 'cup'>;

/** Adds a table to a round. If no game is needed, the table ends immediately. */
function withPlanned(
  season: LeagueState,
  table: NewTable,
  numbers: readonly number[],
  at: number,
): LeagueState {
  const leagueId = season.contest.id;
  const finishes = numbers.map(number => {
    const player = season.players.find(other => other.number === number);
    return { rank: 1, gone: player?.state !== 'in' };
  });
  const bye = table.number === 0;
  const over = bye || finishes.filter(({ gone }) => !gone).length < 2;
  const [ranks, points] = [ranksOf(finishes), pointsOf(finishes)];
  const seats = numbers.map((player, place) => ({
    ...{ leagueId, round: table.round, number: table.number, place, player, share: null },
    rank: over ? (bye ? 1 : (ranks[place] ?? 1)) : null,
    points: over ? (bye ? BYE : (points[place] ?? 0)) : null,
    gone: over && !bye && (finishes[place]?.gone ?? false),
  }));
  const unopened = { matchId: null, threadId: null, plannedAt: at, endedAt: over ? at : null };
  return {
    ...season,
    tables: [...season.tables, { leagueId, ...table, ...unopened }],
    seats: [...season.seats, ...seats],
  };
}

/** Counts how often people sat at one table, by their numbers, and how often a person had a bye. */
function meetings(season: LeagueState) {
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
  return {
    met: (one: number, other: number) => together.get(`${one} ${other}`) ?? 0,
    byes: (player: number) => rests.get(player) ?? 0,
  };
}

/** Plans the tables of the next round. Undefined if too few people are left for a table. */
function withRound(before: LeagueState, facts: ContestFacts): LeagueState | undefined {
  const season = filled(before);
  const { contest, players } = season;
  const round = contest.round + 1;
  // A league from before version 0.28.0 has not stored the pairs of people to keep apart, so they are computed now.
  const pairs = contest.apart ?? pairsAmong(season, facts.isApart);
  const { tables, byes } = pair({
    order: orderOf(
      season,
      players.filter(({ state }) => state === 'in'),
    ),
    first: contest.round === 0,
    range: rangeOf(facts, contest),
    ...meetings(season),
    apart: apartBy(pairs),
    seed: `${contest.seed}/${round}`,
  });
  if (tables.length === 0) return undefined;
  const planned = [
    ...tables.map((numbers, at) => ({ number: at + 1, numbers })),
    { number: 0, numbers: byes },
  ];
  return planned
    .filter(({ numbers }) => numbers.length > 0)
    .reduce(
      (now, { number, numbers }) => withPlanned(now, { round, number, cup: false }, numbers, facts.at),
      changed(season, { round, apart: pairs }),
    );
}

const cupWinners = (season: LeagueState, round: number): readonly number[] =>
  season.tables
    .filter(table => table.cup && table.round === round)
    .flatMap(table => winnerOf(seatsAt(season, table)) ?? []);

/** Plans the next round of the cup. Undefined if the cup is decided, or the league has no cup. */
function withDuels(season: LeagueState, { at }: Pick<ContestFacts, 'at'>): LeagueState | undefined {
  const { contest, players } = season;
  const here = new Set(players.filter(({ state }) => state === 'in').map(({ number }) => number));
  const standing = standingsOfSeason(season).map(({ player }) => player);
  const begun = season.tables.some(({ cup }) => cup);
  const present = standing.filter(player => here.has(player));
  const duels = begun
    ? nextDuels(cupWinners(season, contest.round), standing)
    : bracket(present.slice(0, cupOf(contest.cup, present.length)));
  if (duels.length === 0) return undefined;
  const round = contest.round + 1;
  return duels.reduce(
    (now, duel, index) => withPlanned(now, { round, number: index + 1, cup: true }, duel, at),
    changed(season, { round }),
  );
}

/** Continues a league whose round is over: with the next round, the cup, or the end. */
export function proceed(season: LeagueState, facts: ContestFacts): LeagueState {
  const { status, round, rounds } = season.contest;
  if (status !== 'running' || season.tables.some(({ endedAt }) => endedAt === null)) return season;
  const next = round < (rounds ?? 0) ? withRound(season, facts) : undefined;
  const going = next ?? withDuels(season, facts);
  return going ? proceed(going, facts) : changed(season, { status: 'over', apart: null });
}
