import type { JudgedDecision } from '../../core/coach.ts';
import type { DealWorth } from '../../core/deal.ts';
import type { Seat } from '../../core/game.ts';

/** Judgement of the decisions of one seat after the end. */
export interface StoredReview {
  readonly seat: Seat;
  /** Versions of the game's rules and of the bot's weights with which the game was judged. */
  readonly rules: number;
  readonly edition: string;
  readonly decisions: readonly JudgedDecision[];
  /** Expected result of the deal for this seat. Null: it could not be computed. */
  readonly deal: DealWorth | null;
  /** True where the seat's person lets everybody see the review. */
  readonly shared: boolean;
  readonly at: number;
}

/** Number of pieces of each colour. */
export type PlayedColours = Readonly<Record<string, number>>;

/** Result of an ended game for the person who held a seat at its end. */
export interface StoredResult {
  readonly matchId: string;
  readonly seat: number;
  readonly userId: string;
  readonly guildId: string | null;
  readonly game: string;
  /** Category of the match. Scores are compared within one category. */
  readonly category: string;
  readonly seats: number;
  /** Points of the seat. Null where the game ended before its rules ended it. */
  readonly points: number | null;
  readonly rank: number;
  readonly won: boolean;
  readonly level: string | null;
  /** Most points that one action of the person brought. Null where no action brought any. */
  readonly best: number | null;
  /** Number of pieces of each colour that the person played. Null: not counted yet. */
  readonly colours: PlayedColours | null;
  /** Number of choices for the seat. `standIns` is the part that the stand-in made. */
  readonly turns: number;
  readonly standIns: number;
  readonly practised: boolean;
  /** True where a bot sat at the table. */
  readonly withPlayers: boolean;
  /**
   * True where the result counts for statistics. A result with too many choices by the stand-in does not, nor does a game
   * that was given up early.
   */
  readonly counts: boolean;
  readonly at: number;
}

/** Pools of ratings: games among at least two people, or alone against bots. */
export const POOLS = ['people', 'players'] as const;
export type RatingPool = (typeof POOLS)[number];

/** Key under which ratings are separate: a game, a kind of tables and a pool. */
export interface RatingKey {
  readonly game: string;
  readonly category: string;
  readonly pool: RatingPool;
}

export interface StoredRating extends RatingKey {
  readonly userId: string;
  readonly mu: number;
  readonly sigma: number;
  /** Rating as it is shown to people. */
  readonly points: number;
  /** Number of rated games. */
  readonly games: number;
  readonly at: number;
}

export interface NewRatingChange extends RatingKey {
  readonly matchId: string;
  readonly userId: string;
  /** Rank of the person among the rated people and bots of the game. */
  readonly rank: number;
  readonly weight: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly mu: number;
  readonly sigma: number;
  /** Rating as it is shown to people. */
  readonly points: number;
  /** Number of rated games up to and including this one. */
  readonly games: number;
  readonly at: number;
}

export interface StoredRatingChange extends NewRatingChange {
  /** Number of the change, in the order of rating. */
  readonly id: number;
}

/** Row of a person on a leaderboard. */
export interface StoredStanding {
  /** Server of the leaderboard. Empty: all servers. */
  readonly guildId: string;
  readonly game: string;
  readonly category: string;
  readonly userId: string;
  /** True for solo games. */
  readonly alone: boolean;
  /** True where the person has enough rated games for a rating without a question mark. */
  readonly settled: boolean;
  /** Rating, 0 without one. For solo games: the best points. */
  readonly score: number;
  readonly wins: number;
  /** Average points, in thousandths. */
  readonly average: number;
  readonly games: number;
  /** Points of the person's best action. Null: none. */
  readonly best: number | null;
  /** True where the person allows being listed on this leaderboard. */
  readonly shown: boolean;
}
