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
import type { OpenDeal } from './deals/page.ts';
import type { Match, Person } from './types.ts';

export type { ListedStanding } from '../store/index.ts';

/** What a list tells of a match; its position is not read for it. */
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
  /** Whose choice is missing. */
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

/** Whom a match waits for stands in rows of its own: no position is looked at. */
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

/** Those that wait for the person first, then the others, then lobbies; of each the oldest wait first. */
export const ongoingOf = (matches: readonly ListedMatch[], personId: string): readonly Ongoing[] =>
  matches
    .filter(match => !isPrivate(match))
    .flatMap(match => ongoing(match, personId) ?? [])
    .toSorted((one, other) => weight(one) - weight(other) || one.since - other.since);

/** A deal that many play, and that the person has begun: its next move is theirs. */
export interface OpenAttempt extends Pick<OpenDeal, 'id' | 'game' | 'number'> {
  readonly begunAt: number;
}

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

/** Which games are counted. */
export interface Counted {
  readonly game: string;
  /** Absent: those of every server. */
  readonly guildId?: string | undefined;
}

/** Games with others, and the best of one's own alone. */
export interface Stats {
  /** A category each, by name; `average` is null before the first game that was played to its end, `best` is the best single action. */
  readonly together: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** The same of games in which players of the bot sat at the table: those count among no others. */
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
  /** By category: ratings without a question mark first, then the others; of those without, most wins first. */
  readonly players: readonly ListedStanding[];
  /** By category, the best first. */
  readonly solo: readonly SoloBest[];
  /** The asker's own, by category, where a rating has one. */
  readonly places: ReadonlyMap<string, number>;
}

/** What a person's rating of one kind of tables is told with. */
export interface RatedGame {
  readonly game: string;
  readonly category: string;
  /** Among people; undefined before the first rated game. */
  readonly rating: StoredRating | undefined;
  /** Alone against players of the bot. */
  readonly withPlayers: StoredRating | undefined;
}
