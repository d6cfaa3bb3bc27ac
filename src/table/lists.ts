import type { Seat } from '../core/game.ts';
import {
  isPrivate,
  type ListedMatch,
  type ListedStanding,
  type Practised,
  type SoloBest,
  type StoredRating,
  type Tally,
} from '../store/index.ts';
import type { Match, Person } from './match/types.ts';

export type { ListedStanding } from '../store/index.ts';

/** Match as a list shows it. Its position is not read for it. */
export interface Listed
  extends Pick<
    Match,
    | 'id'
    | 'game'
    | 'status'
    | 'channelId'
    | 'guildId'
    | 'seatsWanted'
    | 'lobbyMessageId'
    | 'boardMessageId'
    | 'createdAt'
    | 'pausedAt'
    | 'pace'
    | 'rated'
  > {
  readonly seats: readonly Person[];
}

/** Lobby or running game of a person, in any channel. */
export interface Ongoing {
  readonly match: Listed;
  readonly seat: Seat;
  /** Seats whose choice is missing. */
  readonly toAct: readonly Seat[];
  /** True where the person's own seat is among them. */
  readonly yours: boolean;
  /** Time since which the match waits, in milliseconds since the epoch. */
  readonly since: number;
}

export const toListed = ({ seats, waits: _, updatedAt: __, ...match }: ListedMatch): Listed => ({
  ...match,
  seats: seats.map(({ userId, name }) => ({ id: userId, name })),
});

/** Describes a match for a person's list. The awaited seats come from rows of their own, so no position is read. */
function ongoing(match: ListedMatch, personId: string): Ongoing | undefined {
  const own = match.seats.find(({ userId }) => userId === personId);
  if (!own || own.resigned) return undefined;
  const { seat } = own;
  const lobby = match.status === 'lobby';
  const awaited = lobby ? [] : match.waits;
  const yours = awaited.find(wait => wait.seat === seat);
  const starts = (yours ? [yours] : awaited).map(({ since }) => since);
  return {
    match: toListed(match),
    seat,
    toAct: awaited.map(wait => wait.seat),
    yours: match.pausedAt === null && yours !== undefined,
    since: lobby ? match.createdAt : starts.length > 0 ? Math.min(...starts) : match.updatedAt,
  };
}

const weight = ({ yours, match }: Ongoing): number => (yours ? 0 : match.status === 'running' ? 1 : 2);

/**
 * Sorts a person's matches: games that wait for the person, then other games, then lobbies. In each group the longest wait
 * comes first.
 */
export const ongoingOf = (matches: readonly ListedMatch[], personId: string): readonly Ongoing[] =>
  matches
    .filter(match => !isPrivate(match))
    .flatMap(match => ongoing(match, personId) ?? [])
    .toSorted((one, other) => weight(one) - weight(other) || one.since - other.since);

/** Running game in a server, with its channel. */
export interface GameInServer {
  readonly id: string;
  readonly channelId: string;
  /** True where the person has a seat in the game. */
  readonly own: boolean;
}

/**
 * Returns the game after `after` that waits for the person, beginning again at the end of the list. Undefined: no other game
 * does.
 */
export function nextOf(games: readonly Ongoing[], after: string): Ongoing | undefined {
  const yours = games.filter(({ yours }) => yours);
  const here = yours.findIndex(({ match }) => match.id === after);
  const others = [...yours.slice(here + 1), ...yours.slice(0, Math.max(here, 0))];
  return others[0];
}

export interface Counted {
  readonly game: string;
  /** Server whose games count. Absent: all servers. */
  readonly guildId?: string | undefined;
}

/** Statistics of a person. */
export interface Stats {
  /**
   * Games among people, by category. `average` is null before the first game that was played to its end. `best` is the best
   * single action.
   */
  readonly together: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** Games with bots at the table, by category. They count nowhere else. */
  readonly withPlayers: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** Best solo game of each category, without practice. */
  readonly solo: readonly Pick<SoloBest, 'category' | 'points'>[];
  /** Solo games in which something was undone. */
  readonly practised: readonly Practised[];
  /** Number of hints in games that count. */
  readonly hints: number;
  /** Compared duplicates, which count nowhere else. `share` is the average share of the match points, in thousandths. */
  readonly duplicates: { readonly count: number; readonly share: number | null };
}

export interface Leaderboard {
  /** People by category. Ratings without a question mark come first, then other ratings, then people without one by wins. */
  readonly players: readonly ListedStanding[];
  /** Best solo results by category, best first. */
  readonly solo: readonly SoloBest[];
  /** Places of the person who asks, by category, where they have a rating. */
  readonly places: ReadonlyMap<string, number>;
}

/** Ratings of a person in one category of a game. */
export interface RatedGame {
  readonly game: string;
  readonly category: string;
  /** Rating among people. Undefined before the first rated game. */
  readonly rating: StoredRating | undefined;
  /** Rating alone against bots. Undefined before the first rated game. */
  readonly withPlayers: StoredRating | undefined;
}
