import type { Seat } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import type { SoloBest, Store, StoredMatch, Tally } from '../store/index.ts';
import { gameOf, type House, refuseAtTable } from './house.ts';
import { seatOf, toMatch } from './rows.ts';
import type { Match } from './types.ts';

/** A lobby or running game of a person, wherever it is. */
export interface Ongoing {
  readonly match: Match;
  readonly seat: Seat;
  /** Whose choice is missing. */
  readonly toAct: readonly Seat[];
  /** Yours is among them. */
  readonly yours: boolean;
  /** Since when it is waited for: milliseconds since the epoch. */
  readonly since: number;
}

async function ongoing(
  house: House,
  store: Store,
  match: StoredMatch,
  seat: Seat,
): Promise<Ongoing | undefined> {
  if (match.seats[seat]?.resigned) return undefined;
  if (match.status === 'lobby') {
    return { match: toMatch(match), seat, toAct: [], yours: false, since: match.createdAt };
  }
  const sealed = (await store.sealed.list(match.id, match.rev)).map(choice => choice.seat);
  const toAct = gameOf(house, match.game)
    .toAct(match.state)
    .filter(each => !sealed.includes(each) && !match.seats[each]?.resigned);
  const { at: since } = await store.moves.snapshot(match.id, match.rev);
  const yours = match.pausedAt === null && toAct.includes(seat);
  return { match: toMatch(match), seat, toAct, yours, since };
}

const weight = ({ yours, match }: Ongoing): number => (yours ? 0 : match.status === 'running' ? 1 : 2);

/** Those that wait for the person first, then the others, then lobbies; of each the oldest wait first. */
export async function gamesOf(house: House, store: Store, personId: string): Promise<readonly Ongoing[]> {
  const found: Ongoing[] = [];
  for (const match of await store.matches.liveOf(personId)) {
    const seat = seatOf(match, personId);
    const game = seat === undefined ? undefined : await ongoing(house, store, match, seat);
    if (game) found.push(game);
  }
  return found.toSorted((one, other) => weight(one) - weight(other) || one.since - other.since);
}

/** The next game that waits for the person after this one, round and round; undefined: no other does. */
export function nextOf(games: readonly Ongoing[], after: string): Ongoing | undefined {
  const yours = games.filter(({ yours }) => yours);
  const here = yours.findIndex(({ match }) => match.id === after);
  const others = [...yours.slice(here + 1), ...yours.slice(0, Math.max(here, 0))];
  return others[0];
}

/** Which games are counted. */
export interface Counted {
  readonly game: string;
  /** Absent: those of every server. */
  readonly guildId?: string | undefined;
}

/** Games with others, and the best of one's own alone. */
export interface Stats {
  readonly games: number;
  readonly wins: number;
  /** Null before the first game that was played to its end. */
  readonly average: number | null;
  /** The best single action; null without one. */
  readonly best: number | null;
  /** A category of solo games each; practice is not counted. */
  readonly solo: readonly Pick<SoloBest, 'category' | 'points'>[];
}

export async function statsOf(
  store: Store,
  personId: string,
  askedBy: string,
  counted: Counted,
): Promise<Result<Stats, Refusal>> {
  const { stats } = await store.people.get(personId);
  if (!stats && personId !== askedBy) return refuseAtTable('stats-private');
  const [tally] = await store.results.tallies(counted, personId);
  const solo = await store.results.soloBests(counted, personId);
  const { games = 0, wins = 0, average = null, best = null } = tally ?? {};
  return accept({
    games,
    wins,
    average,
    best,
    solo: solo.map(({ category, points }) => ({ category, points })),
  });
}

export interface Leaderboard {
  /** Most wins first, then the better average. */
  readonly players: readonly Tally[];
  /** By category, the best first. */
  readonly solo: readonly SoloBest[];
}

const byWins = (one: Tally, other: Tally): number =>
  other.wins - one.wins ||
  (other.average ?? 0) - (one.average ?? 0) ||
  one.games - other.games ||
  (one.userId < other.userId ? -1 : 1);

/** Of all who let themselves be compared. @param most rows of players, and of each solo category. */
export async function leaderboardOf(store: Store, counted: Counted, most: number): Promise<Leaderboard> {
  const players = (await store.results.tallies(counted)).toSorted(byWins).slice(0, most);
  const bests = await store.results.soloBests(counted);
  const places = new Map<string, number>();
  const solo = bests.filter(({ category }) => {
    const place = (places.get(category) ?? 0) + 1;
    places.set(category, place);
    return place <= most;
  });
  return { players, solo };
}
