// pairing.ts seats a round, and next-round.ts plans it. points.ts gives points, and standings.ts decides ties. late.ts has
// absent people.
import { type AnyGame, gameOf } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { LeagueState, Repositories, StoredLeague, StoredLeaguePlayer } from '../../store/index.ts';
import {
  arrangingRefused,
  type ContestFacts,
  type ContestRules,
  changed,
  isLive,
  type Runner,
  type SeatFinish,
} from '../contests/contest.ts';
import { Contests } from '../contests/contests.ts';
import { type ContestKind, type ContestWish, type OwnFields, save } from '../contests/kind.ts';
import { joinedBy, unplayed } from '../lobby/add-bot.ts';
import { asPerson } from '../match/rows.ts';
import { newDealSeed, refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import type { SlowPace } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { isMarked, leagueScope } from '../people/forgotten-people.ts';
import { CUPS } from './cup.ts';
import { proceed } from './next-round.ts';
import { type LeaguePage, pageOf } from './page.ts';
import { pairsAmong } from './pairs.ts';
import { pointsOf, ranksOf, VANISHED_OUT } from './points.ts';
import { drawOf, presentAt, seatsAt } from './season.ts';

export const FEWEST = 4;
export const MOST = 32;
export const ROUNDS_AT_MOST = 10;
export const LONGEST_NAME = 40;
export const FILLER = 'medium';
const USUAL_SEATS = 4;

export interface LeagueWish extends ContestWish {
  readonly name: string;
  /** Maximum number of seats at a table. Absent: the game's maximum, but four at most. */
  readonly seats?: number | undefined;
  /** Number of rounds. Absent: computed from the number of people at the start. */
  readonly rounds?: number | undefined;
  /** Pace of the league's games. Absent: a day. A league without a pace is impossible, since no person would ever be late. */
  readonly pace?: Exclude<SlowPace, 'none'> | undefined;
  readonly cup?: number | undefined;
  /** True if medium bots take free seats. Absent: the seats stay free. */
  readonly filled?: boolean | undefined;
}

/** Returns the number of rounds in which most people can meet each other, five at most. */
const roundsFor = (people: number, seats: number): number =>
  Math.max(1, Math.min(5, Math.ceil((people - 1) / Math.max(1, seats - 1))));

/** Returns why a league can't have these rounds, this cup or bots on its free seats. Undefined: it can. */
function wrongTerms(
  { rounds, cup, filled, options }: Pick<StoredLeague, 'rounds' | 'cup' | 'filled' | 'options'>,
  game: AnyGame,
  services: Services,
): Result<never, Refusal> | undefined {
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= 1 && rounds <= ROUNDS_AT_MOST))
    return refuseAtTable('league-rounds', { max: ROUNDS_AT_MOST });
  if (!CUPS.some(size => size === cup) || (cup > 0 && game.seats(options).min > 2))
    return refuseAtTable('league-cup');
  return filled ? unplayed(services, game.id, [FILLER]) : undefined;
}

/** Checks the wish for a league, and returns the league's own fields. */
function found(
  wish: LeagueWish & { readonly options: unknown },
  game: AnyGame,
  { services, live }: { readonly services: Services; readonly live: readonly StoredLeague[] },
): Result<OwnFields<LeagueState>, Refusal> {
  const range = game.seats(wish.options);
  const { seats = Math.min(USUAL_SEATS, range.max), rounds = null, cup = 0, filled = false } = wish;
  const min = Math.max(2, range.min);
  if (range.max < 2) return refuseAtTable('league-solo', { game: game.id });
  if (!Number.isInteger(seats) || seats < min || seats > range.max)
    return refuseAtTable('bad-seats', { min, max: range.max });
  const wrong = wrongTerms({ rounds, cup, filled, options: wish.options }, game, services);
  if (wrong) return wrong;
  const name = wish.name.trim().slice(0, LONGEST_NAME);
  if (live.some(other => other.name.toLowerCase() === name.toLowerCase()))
    return refuseAtTable('league-name', { name });
  return accept({
    ...{ name, seats, rounds, cup, filled, pace: wish.pace ?? 'day' },
    ...{ round: 0, apart: null, roundMessageId: null, shownRound: 0 },
  });
}

/** Starts a league: makes its public seed, from which all draws are computed, and plans the first round. */
function start(season: LeagueState, facts: ContestFacts): Result<LeagueState, Refusal> {
  const { contest, players } = season;
  const seed = Buffer.from(facts.services.newSeed()).toString('hex');
  const rounds = contest.rounds ?? roundsFor(players.length, contest.seats);
  const drawn = players.map(player => ({
    ...player,
    rating: facts.ratings.get(player.userId) ?? null,
    draw: drawOf(seed, player.number),
  }));
  const begun = { ...changed(season, { status: 'running', seed, rounds }), players: drawn };
  return accept(proceed(begun, facts));
}

/** Lists the finishes of a table that plays no game: the people who are still present tie. People who left get none here. */
const walkOver = (present: readonly StoredLeaguePlayer[]): readonly SeatFinish[] =>
  present.map(({ userId }) => ({
    ...{ userId, isBot: false, rank: 1, gone: false, hasLeftServer: false, total: null, course: [] },
  }));

/** Seats the people of a table who are still there. If only one person remains, this person wins without a game. */
function seat(season: LeagueState, table: LeagueState['tables'][number], services: Services) {
  const { contest } = season;
  if (contest.round !== table.round) return undefined;
  const present = presentAt(season, table);
  if (present.length < 2) return { finishes: walkOver(present) };
  const free = contest.filled && !table.cup ? contest.seats - present.length : 0;
  const manner = { ...newDealSeed(services), seating: 'random', hints: false, rated: true } as const;
  return { people: joinedBy(present.map(asPerson), Array(free).fill(FILLER)), manner };
}

/**
 * Scores an ended table by places. A person who abandoned too many games is out of the league. Without finishes the match was
 * deleted: its people get no points, but have abandoned nothing.
 */
function scored(
  season: LeagueState,
  table: LeagueState['tables'][number],
  finishes: readonly SeatFinish[],
): LeagueState {
  const all = finishes
    .filter(({ isBot }) => !isBot)
    .reduce((sum, { total }) => sum + Math.max(0, total ?? 0), 0);
  const own = seatsAt(season, table);
  const finishOf = (number: number) => {
    const person = season.players.find(player => player.number === number)?.userId;
    const vanished = { rank: 1, gone: true, hasLeftServer: false, total: null };
    return finishes.find(({ userId }) => userId === person) ?? vanished;
  };
  const ends = own.map(({ player }) => finishOf(player));
  const [ranks, points] = [ranksOf(ends), pointsOf(ends)];
  const seats = season.seats.map(each => {
    const at = own.indexOf(each);
    const { total = null, gone = true } = ends[at] ?? {};
    if (at < 0) return each;
    const share = total === null || all === 0 ? null : Math.round((1_000 * Math.max(0, total)) / all);
    return { ...each, rank: ranks[at] ?? own.length, points: points[at] ?? 0, share, gone };
  });
  const players = season.players.map((player): StoredLeaguePlayer => {
    const { gone, hasLeftServer } = finishOf(player.number);
    if (!gone || finishes.length === 0 || !own.some(each => each.player === player.number)) return player;
    const vanished = player.vanished + 1;
    const out = player.state === 'in' && (hasLeftServer || vanished >= VANISHED_OUT);
    return { ...player, vanished, ...(out && { state: 'out' }) };
  });
  return { ...season, seats, players };
}

const rules: ContestRules<LeagueState> = {
  fewest: FEWEST,
  most: () => MOST,
  player: ({ id: leagueId, seed, status }, { id: userId, name }, number, joinedAt) => ({
    ...{ leagueId, number, userId, name, joinedAt, bonus: 0, vanished: 0, rating: null },
    ...{ state: status === 'gathering' ? 'in' : 'waiting', draw: seed === '' ? '' : drawOf(seed, number) },
  }),
  late: {
    isIn: ({ state }) => state === 'in' || state === 'waiting',
    isWaiting: ({ state }) => state === 'waiting',
    // A running game continues, and the person gets no further game.
    leave: player => ({ ...player, state: 'left' }),
  },
  joined: (season, comer, { isApart }) =>
    season.contest.apart === null ? season : changed(season, { apart: pairsAmong(season, isApart, [comer]) }),
  start,
  close: season => changed(season, { status: 'closed', apart: null }),
  seat,
  end: (season, table, finishes, facts) => proceed(scored(season, table, finishes), facts),
};

/** Returns the people's ratings in the league's game, for the order of the first round. */
async function ratingsOf({ repositories, services }: UnitOfWork, { contest, players }: LeagueState) {
  const { game, options } = contest;
  const category = services.games[game]?.category?.(options) ?? game;
  const ratings = new Map<string, number | null>();
  for (const { userId } of players) {
    const rows = await repositories.ratings.ofUser(userId);
    const own = rows.find(row => row.game === game && row.category === category && row.pool === 'people');
    ratings.set(userId, own?.points ?? null);
  }
  return ratings;
}

/** Leagues: seasons of matches among people of a server. */
export const LEAGUE: ContestKind<LeagueState, LeagueWish> = {
  what: 'league',
  rules,
  liveAtMost: 5,
  rows: ({ leagues }) => leagues,
  found,
  facts: async (unit, season, action) => {
    if (action.type === 'start') return { ratings: await ratingsOf(unit, season) };
    if (action.type !== 'join') return {};
    const scope = leagueScope(season.contest.id);
    return { marked: await isMarked(unit.repositories, scope, action.person.id, unit.at) };
  },
  // The end deletes the marks, which keep people who deleted their data from joining again.
  saved: async ({ repositories }, _before, { contest }) => {
    if (!isLive(contest)) await repositories.marks.drop(leagueScope(contest.id));
  },
  closing: ({ name, game }) => ({ act: 'close-league', details: { league: name, game } }),
};

const LISTED = 25;

/** Leagues of servers. The tables of each round open automatically. */
export class ServerLeagues extends Contests<LeagueState, LeagueWish> {
  constructor(units: UnitsOfWork) {
    super(units, LEAGUE);
  }

  async page(id: string): Promise<LeaguePage | undefined> {
    const season = await this.store.leagues.load(id);
    return season && pageOf(season, await this.store.leagues.played(id));
  }

  /**
   * Lists the leagues of a server: first the leagues that gather people or are running, then the ended leagues. In both groups
   * the newest comes first.
   */
  async inGuild(
    guildId: string,
  ): Promise<readonly Pick<StoredLeague, 'id' | 'name' | 'game' | 'status' | 'channelId'>[]> {
    const found = await this.store.leagues.inGuild(guildId, LISTED);
    return [...found.filter(isLive), ...found.filter(league => !isLive(league))].map(
      ({ id, name, game, status, channelId }) => ({ id, name, game, status, channelId }),
    );
  }

  /** Changes the rounds, the cup or the filling of free seats of a league that gathers people. */
  arrange(
    id: string,
    by: Runner,
    wish: Partial<Pick<StoredLeague, 'rounds' | 'cup' | 'filled'>>,
  ): Promise<Result<unknown, Refusal>> {
    return this.units.of(`league ${id}`, async unit => {
      const season = await unit.repositories.leagues.hold(id);
      if (!season) return refuseAtTable('no-league');
      const refused = arrangingRefused(season.contest, by);
      if (refused) return refused;
      const terms = { ...season.contest, ...wish };
      const wrong = wrongTerms(terms, gameOf(unit.services, terms.game), unit.services);
      if (wrong) return wrong;
      await save(unit, LEAGUE, season, changed(season, wish));
      return accept(undefined);
    });
  }

  /** Lists messages about rounds that still name a person who has deleted their data. */
  outdated(id: string): ReturnType<Repositories['leagues']['outdated']> {
    return this.store.leagues.outdated(id);
  }

  renewed(id: string, round: number): Promise<void> {
    return this.store.transaction(({ leagues }) => leagues.renewed(id, round));
  }
}
