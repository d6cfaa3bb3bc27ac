import type { Seat } from '../core/contract/game.ts';
import {
  isPrivate,
  type ListedMatch,
  type ListedStanding,
  type Practised,
  type SoloBest,
  type StoredRating,
  type Tally,
} from '../store/index.ts';
import { placeSeen, seenFrom } from './match/places.ts';
import { asPerson } from './match/rows.ts';
import type { Person } from './match/types.ts';
import type { PuzzleStanding } from './puzzles/rating.ts';

export type { ListedStanding } from '../store/index.ts';

export interface Listed extends Omit<ListedMatch, 'rev' | 'seats' | 'waits' | 'updatedAt' | 'places'> {
  readonly seats: readonly Person[];
}

export interface Ongoing {
  readonly match: Listed;
  readonly seat: Seat;
  /** Seats that must choose and have not chosen yet. */
  readonly toAct: readonly Seat[];
  /** True if `toAct` contains the person's own seat. */
  readonly yours: boolean;
  /** Time since which the match waits, in milliseconds since the epoch. */
  readonly since: number;
}

/** Makes a line of a list from a match's row, as seen from a place with this number. */
export function toListed(row: ListedMatch, place = placeSeen(row)): Listed {
  const { waits: _, updatedAt: __, places: ___, ...match } = row;
  const { seats, ...seen } = seenFrom(row, place);
  return { ...match, ...seen, seats: seats.map(asPerson) };
}

function ongoing(match: ListedMatch, personId: string): Ongoing | undefined {
  const own = match.seats.find(({ userId }) => userId === personId);
  if (!own || own.resigned) return undefined;
  const { seat } = own;
  const lobby = match.status === 'lobby';
  const awaited = lobby ? [] : match.waits;
  const yours = awaited.find(wait => wait.seat === seat);
  const starts = (yours ? [yours] : awaited).map(({ since }) => since);
  return {
    match: toListed(match, own.place),
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

export interface GameInServer {
  readonly id: string;
  readonly channelId: string;
  readonly own: boolean;
}

/**
 * Returns the next game after `after` that waits for the person. After the last game of the list, the first game follows.
 * Undefined: no other game waits.
 */
export function nextOf(games: readonly Ongoing[], after: string): Ongoing | undefined {
  const yours = games.filter(({ yours }) => yours);
  const here = yours.findIndex(({ match }) => match.id === after);
  const others = [...yours.slice(here + 1), ...yours.slice(0, Math.max(here, 0))];
  return others[0];
}

export interface Counted {
  readonly game: string;
  readonly guildId?: string | undefined;
}

export interface Stats {
  /**
   * Games among people, by category. `average` is null before the first game that was played to its end. `best`: most
   * points of a single action.
   */
  readonly together: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** Games with bots at the table, by category. They are counted only here. */
  readonly withPlayers: readonly Pick<Tally, 'category' | 'games' | 'wins' | 'average' | 'best'>[];
  /** Best solo game of each category, without practice games. */
  readonly solo: readonly Pick<SoloBest, 'category' | 'points'>[];
  /** Solo games with an undo or a repeated deal, which count only as practice. */
  readonly practised: readonly Practised[];
  /** Number of hints in games that count for the statistics. */
  readonly hints: number;
  /** Duplicates with a comparison. `share` is the average share of the match points, in thousandths. */
  readonly duplicates: { readonly count: number; readonly share: number | null };
  /** Puzzles of the game. Undefined: the person has answered none. */
  readonly puzzles: PuzzleStanding | undefined;
}

export interface Leaderboard {
  /** People by category: first ratings without a question mark, then other ratings, then people without a rating, by wins. */
  readonly players: readonly ListedStanding[];
  readonly solo: readonly SoloBest[];
  /** Places of the asking person in the leaderboard, by category. A category without a rating of the person is missing. */
  readonly places: ReadonlyMap<string, number>;
}

export interface RatedGame {
  readonly game: string;
  readonly category: string;
  /** Rating in games among people. Undefined before the first such game. */
  readonly rating: StoredRating | undefined;
  /** Rating in games alone against bots. Undefined before the first such game. */
  readonly withPlayers: StoredRating | undefined;
}
