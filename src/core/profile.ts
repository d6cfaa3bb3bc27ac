import type { Strength } from './player.ts';

export interface ToldRating {
  readonly points: number;
  /** Rated games. */
  readonly games: number;
  /** True where enough games are known for no question mark. */
  readonly settled: boolean;
  /** Points of uncertainty: the true value is within them two times in three. */
  readonly spread: number;
}

/** An opponent from a person's rated games. */
export interface Opponent {
  readonly name: string;
  readonly games: number;
  /** Games in which the person was ahead of the opponent. */
  readonly ahead: number;
  readonly level: number;
}

/** A person's record for one kind of tables, as its card shows it. */
export interface Profile {
  readonly game: string;
  readonly category: string;
  /** The last known name. */
  readonly name: string | null;
  /** Rating among people; null before the first rated game. */
  readonly rating: ToldRating | null;
  /** Rating from games alone against bots. */
  readonly withPlayers: ToldRating | null;
  /**
   * Points before the first rated game and after each, a hundred at most. From games against bots where no rated game was
   * among people.
   */
  readonly course: readonly number[];
  readonly opponents: readonly Opponent[];
  /** Games among people, unrated ones too. */
  readonly games: number;
  readonly wins: number;
  /** Games won in a row: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Points of the best single action. */
  readonly best: number | null;
  /** Colours of all pieces that the person has played, the most frequent first; empty where the game's pieces have none. */
  readonly colours: readonly { readonly colour: string; readonly pieces: number }[];
  /** Ratings of the game's bots, weakest first; empty where none was measured. */
  readonly players: readonly { readonly strength: Strength; readonly points: number }[];
}
