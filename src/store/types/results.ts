import type { Seat } from '../../core/contract/game.ts';
import type { JudgedDecision } from '../../core/review/coach.ts';
import type { DealWorth } from '../../core/review/deal-worth.ts';

/** Review: a judgement of the decisions of one seat, made after the end of the game. */
export interface StoredReview {
  readonly seat: Seat;
  /** Versions of the game's rules and of the bot's weights with which the decisions were judged. */
  readonly rules: number;
  readonly edition: string;
  readonly decisions: readonly JudgedDecision[];
  /** Expected result of the deal for this seat. Null: the result could not be computed. */
  readonly deal: DealWorth | null;
  readonly shared: boolean;
  readonly at: number;
}

export type PlayedColours = Readonly<Record<string, number>>;

/** Result of an ended game for the person who held a seat at its end. */
export interface StoredResult {
  readonly matchId: string;
  readonly seat: number;
  readonly userId: string;
  readonly guildId: string | null;
  readonly game: string;
  /** Category of the match. Scores are compared only within one category. */
  readonly category: string;
  readonly seats: number;
  /** Points of the seat. Null where the game was ended before its rules ended it. */
  readonly points: number | null;
  readonly rank: number;
  readonly won: boolean;
  readonly level: string | null;
  /** Most points that a single action of the person brought. Null where no action brought points. */
  readonly best: number | null;
  /** Number of pieces of each colour that the person played. Null: the pieces are not counted yet. */
  readonly colours: PlayedColours | null;
  /** Number of decisions for the seat. `standIns` is the number that a stand-in made. */
  readonly turns: number;
  readonly standIns: number;
  readonly practised: boolean;
  readonly withPlayers: boolean;
  /**
   * True where the result counts for statistics. Results with too many decisions by the stand-in do not count, nor do games
   * that were given up early.
   */
  readonly counts: boolean;
  readonly at: number;
}

/** Pools of ratings: games among at least two people, or games of one person against bots. */
export type RatingPool = 'people' | 'players';

/** Key of a rating: a person has a separate rating for each game, category and pool. */
export interface RatingKey {
  readonly game: string;
  readonly category: string;
  readonly pool: RatingPool;
}

export interface StoredRating extends RatingKey {
  readonly userId: string;
  readonly mu: number;
  readonly sigma: number;
  readonly points: number;
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
  readonly points: number;
  /** Number of rated games up to and including this game. */
  readonly games: number;
  readonly at: number;
}

export interface StoredRatingChange extends NewRatingChange {
  readonly id: number;
}

/** Row of a person on a leaderboard. */
export interface StoredStanding {
  readonly guildId: string;
  readonly game: string;
  readonly category: string;
  readonly userId: string;
  readonly alone: boolean;
  /** True where the person has played enough rated games for a rating without a question mark. */
  readonly settled: boolean;
  /** Rating of the person, or 0 without a rating. For solo games: the best points. */
  readonly score: number;
  readonly wins: number;
  /** Average points, in thousandths. */
  readonly average: number;
  readonly games: number;
  readonly best: number | null;
  /** True where the person allows being listed on this leaderboard. */
  readonly shown: boolean;
}
