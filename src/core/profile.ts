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

/** Somebody whom a person has met in rated games. */
export interface Opponent {
  readonly name: string;
  readonly games: number;
  /** In which the person was ahead, and level, of them. */
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
  /** Before the first of them and after each rated game, a hundred of them at most; against players where there are none among people. */
  readonly course: readonly number[];
  readonly opponents: readonly Opponent[];
  /** Among people, unrated ones too. */
  readonly games: number;
  readonly wins: number;
  /** Won one after the other: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Points of the best single action. */
  readonly best: number | null;
  /** Of all pieces that the person has played, the most frequent colour first; empty where nothing of the game has one. */
  readonly colours: readonly { readonly colour: string; readonly pieces: number }[];
  /** What players of the bot are rated, weakest first; empty where nobody has measured them. */
  readonly players: readonly { readonly strength: Strength; readonly points: number }[];
}
