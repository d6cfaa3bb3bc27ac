import type { Strength } from './player.ts';

/** A rating as it is told. */
export interface ToldRating {
  readonly points: number;
  /** Rated games. */
  readonly games: number;
  /** Enough of them for no question mark. */
  readonly settled: boolean;
  /** Two thirds of the truth lie no farther off than so many points, as far as is known. */
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

/** A person's play of one kind of tables, as its card shows it. */
export interface Profile {
  readonly game: string;
  readonly category: string;
  /** The last one seen. */
  readonly name: string | null;
  /** Among people; null before the first rated game. */
  readonly rating: ToldRating | null;
  /** Alone against players of the bot. */
  readonly withPlayers: ToldRating | null;
  /**
   * Points before the first rated game and after each, a hundred at most. From games against bots where no rated game was
   * among people.
   */
  readonly course: readonly number[];
  readonly opponents: readonly Opponent[];
  /** Among people, unrated ones too. */
  readonly games: number;
  readonly wins: number;
  /** Won one after the other: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Points of the best single action. */
  readonly best: number | null;
  /** Colours of all pieces that the person has played, the most frequent first; empty where the game's pieces have none. */
  readonly colours: readonly { readonly colour: string; readonly pieces: number }[];
  /** Ratings of the game's bots, weakest first; empty where none was measured. */
  readonly players: readonly { readonly strength: Strength; readonly points: number }[];
}
