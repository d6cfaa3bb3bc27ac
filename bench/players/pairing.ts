import type { Player } from '../../src/core/player.ts';

/** Limit for the tested player's wins, in percent of games. */
type WinBar = { readonly atLeast: number } | { readonly atMost: number };

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

/** Pairings of one game. The short form of the benchmark plays `games` games of each pairing. */
export interface Tournament {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}
