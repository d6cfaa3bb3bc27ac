import type { Player } from '../../src/core/player.ts';

/** Bar in percent of games: fewest wins or most wins of the tested player. */
export type WinBar = { readonly atLeast: number } | { readonly atMost: number };

/** A tested player in one seat against one kind of player in all other seats. */
export interface Pairing {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  readonly one: Player;
  readonly others: Player;
  /** Bar in percent of games. Absent: the pairing has no bar. */
  readonly bar?: WinBar;
  /** Time limits for a decision of the tested player, in milliseconds of a core. */
  readonly atMostMs?: { readonly median: number; readonly p99: number };
}

/** Pairings of one game, with the number of games that the short form of the benchmark plays for each. */
export interface Tournament {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}
