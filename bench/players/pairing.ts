import type { Player } from '../../src/core/player.ts';

/** Limit for the tested player's wins, in percent of games: the fewest (`atLeast`) or the most (`atMost`). */
export type WinBar = { readonly atLeast: number } | { readonly atMost: number };

/** A tested player in one seat against one kind of player in all other seats. */
export interface Pairing {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  readonly one: Player;
  readonly others: Player;
  readonly bar?: WinBar;
  /** Time limits for a decision of the tested player, in milliseconds of a core. */
  readonly atMostMs?: { readonly median: number; readonly p99: number };
}

/** Pairings of one game, with the number of games that the short form of the benchmark plays for each. */
export interface Tournament {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}
