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

/** A lobby or running game of a person, wherever it is. */
export interface Ongoing {
  readonly match: Listed;
  readonly seat: Seat;
  /** Seats whose choice is missing. */
  readonly toAct: readonly Seat[];
  /** Yours is among them. */
  readonly yours: boolean;
  /** Since when it is waited for: milliseconds since the epoch. */
  readonly since: number;
}

export const toListed = ({ seats, waits: _, updatedAt: __, ...match }: ListedMatch): Listed => ({
  ...match,
  seats: seats.map(({ userId, name }) => ({ id: userId, name })),
});

/**
 * Describes a match for a person's list. The seats that it waits for come from rows of their own, so no position is read.
 */
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
 * Lists games that wait for the person first, then other games, then lobbies. In each group the longest wait comes first.
 */
export const ongoingOf = (matches: readonly ListedMatch[], personId: string): readonly Ongoing[] =>
  matches
    .filter(match => !isPrivate(match))
    .flatMap(match => ongoing(match, personId) ?? [])
    .toSorted((one, other) => weight(one) - weight(other) || one.since - other.since);

/** A game that is being played in a server, and where. */
export interface GameInServer {
  readonly id: string;
  readonly channelId: string;
  /** The asker has a seat in it. */
  readonly own: boolean;
}

/** The next game that waits for the person after this one, round and round; undefined: no other does. */
export function nextOf(games: readonly Ongoing[], after: string): Ongoing | undefined {
  const yours = games.filter(({ yours }) => yours);
  const here = yours.findIndex(({ match }) => match.id === after);
  const others = [...yours.slice(here + 1), ...yours.slice(0, Math.max(here, 0))];
  return others[0];
}

export interface Counted {
  readonly game: string;
  /** Absent: games of every server. */
  readonly guildId?: string | undefined;
}

/** Games with others, and a person's best solo results. */
export interface Stats {
  /** A category each, by name; `average` is null before the first game that was played to its end, `best` is the best single action. */
  readonly together: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** Results of games with bots at the table, which count among no others. */
  readonly withPlayers: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** A category of solo games each; practice is not counted. */
  readonly solo: readonly Pick<SoloBest, 'category' | 'points'>[];
  /** Solo games in which something was taken back. */
  readonly practised: readonly Practised[];
  /** Asked for in games that count. */
  readonly hints: number;
  /** Duplicates that were compared, which count nowhere else; `share`: thousandths of the match points, on average. */
  readonly duplicates: { readonly count: number; readonly share: number | null };
}

export interface Leaderboard {
  /**
   * People by category. Ratings without a question mark come first, then the others. People without a rating are ordered by
   * wins.
   */
  readonly players: readonly ListedStanding[];
  /** Best solo results by category, best first. */
  readonly solo: readonly SoloBest[];
  /** The asker's own, by category, where a rating has one. */
  readonly places: ReadonlyMap<string, number>;
}

/** Ratings of a person for one kind of tables. */
export interface RatedGame {
  readonly game: string;
  readonly category: string;
  /** Among people; undefined before the first rated game. */
  readonly rating: StoredRating | undefined;
  /** Rating alone against bots. */
  readonly withPlayers: StoredRating | undefined;
}
