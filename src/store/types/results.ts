import type { JudgedDecision } from '../../core/coach.ts';
import type { DealWorth } from '../../core/deal.ts';
import type { Seat } from '../../core/game.ts';

/** Judgement of one seat's decisions after the end. */
export interface StoredReview {
  readonly seat: Seat;
  /** Versions of the game's rules and of the weights that judged. */
  readonly rules: number;
  readonly edition: string;
  readonly decisions: readonly JudgedDecision[];
  /** Worth of the deal. Null: it could not be measured. */
  readonly deal: DealWorth | null;
  /** True where its person lets everybody look. */
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
  /** Scores of one category compare. */
  readonly category: string;
  readonly seats: number;
  /** Null where the game ended before its rules did. */
  readonly points: number | null;
  readonly rank: number;
  readonly won: boolean;
  readonly level: string | null;
  /** Most points that one own action brought; null without such an action. */
  readonly best: number | null;
  /** Number of pieces of each colour that its person played. Null: not counted yet. */
  readonly colours: PlayedColours | null;
  /** Choices made for the seat, by its person or by the stand-in. */
  readonly turns: number;
  readonly standIns: number;
  readonly practised: boolean;
  /** True where a bot sat at the table. */
  readonly withPlayers: boolean;
  /** False where the stand-in made more than half of the choices. */
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
  /** Rating as people read it. */
  readonly points: number;
  /** Rated ones. */
  readonly games: number;
  readonly at: number;
}

export interface NewRatingChange extends RatingKey {
  readonly matchId: string;
  readonly userId: string;
  /** Rank among the people and bots that are rated. */
  readonly rank: number;
  readonly weight: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly mu: number;
  readonly sigma: number;
  /** Rating as people read it. */
  readonly points: number;
  /** Rated ones until then, this one counted. */
  readonly games: number;
  readonly at: number;
}

export interface StoredRatingChange extends NewRatingChange {
  /** Number in the order of rating. */
  readonly id: number;
}

/** A person's line on a leaderboard. */
export interface StoredStanding {
  /** Empty: everywhere. */
  readonly guildId: string;
  readonly game: string;
  readonly category: string;
  readonly userId: string;
  /** Solo games. */
  readonly alone: boolean;
  /** Enough rated games for a rating without a question mark. */
  readonly settled: boolean;
  /** The rating, 0 without one; of solo games the best points. */
  readonly score: number;
  readonly wins: number;
  /** Average in thousandths of a point. */
  readonly average: number;
  readonly games: number;
  /** Points of the best single action. */
  readonly best: number | null;
  /** The person lets themselves be listed there. */
  readonly shown: boolean;
}
