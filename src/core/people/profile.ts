import type { Strength } from '../contract/player.ts';

export interface ShownRating {
  readonly points: number;
  readonly games: number;
  /** True where enough games are known to show the rating without a question mark. */
  readonly settled: boolean;
  /** Uncertainty in points: the true value is within this distance two times in three. */
  readonly spread: number;
}

export interface Opponent {
  readonly name: string;
  readonly games: number;
  /** Number of games in which the person ranked above the opponent. `level` counts equal ranks. */
  readonly ahead: number;
  readonly level: number;
}

/** A person's record in one category of games, as the profile card shows it. */
export interface Profile {
  readonly game: string;
  readonly category: string;
  /** Last known name of the person; null if none is known. */
  readonly name: string | null;
  /** Rating among people; null before the first rated game. */
  readonly rating: ShownRating | null;
  /** Rating from games in which the person was alone against bots; null before the first one. */
  readonly withPlayers: ShownRating | null;
  /**
   * Rating in points before the first rated game and after each one, a hundred values at most. A person without rated games
   * among people has the rating against bots here.
   */
  readonly course: readonly number[];
  readonly opponents: readonly Opponent[];
  /** Number of games among people, unrated ones included. */
  readonly games: number;
  readonly wins: number;
  /** Number of games won in a row: the current row and the longest. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Points of the person's best single action. */
  readonly best: number | null;
  /** Colours of all pieces that the person has played, the most frequent first; empty where the game's pieces have none. */
  readonly colours: readonly { readonly colour: string; readonly pieces: number }[];
  /** Ratings of the game's bots, weakest first; empty where none was measured. */
  readonly players: readonly { readonly strength: Strength; readonly points: number }[];
}
