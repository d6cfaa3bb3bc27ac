import type { Player } from '../../src/core/player.ts';

/** Fewest or most wins of the tested player. */
export type WinBar = { readonly atLeast: number } | { readonly atMost: number };

/** One player against others of one kind. */
export interface Pairing {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
  readonly one: Player;
  /** Player in all other seats. */
  readonly others: Player;
  /** Bar in percent of games. Absent: the pairing has none. */
  readonly bar?: WinBar;
  /** Time limit for a decision of the tested player, in milliseconds of a core. */
  readonly atMostMs?: { readonly median: number; readonly p99: number };
}

/** The pairings of a game, and how many games of each the short form plays. */
export interface Tournament {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}
