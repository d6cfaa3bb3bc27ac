import type { DealForm } from '../../core/contract/deals.ts';
import type { Strength } from '../../core/contract/player.ts';

/**
 * Origin of a deal. A `daily` deal is given to everybody on one day. A `challenge` is made by a person, and everybody with its
 * code can play it.
 */
export type DealKind = 'daily' | 'challenge';

/** Result of the hard bot in the person's seat of a deal. The bot sees only what a person would see. */
export interface DealPar {
  /** Points of the bot; in a duel, its lead over its opponent. */
  readonly points: number;
  readonly course: readonly number[];
  /** Scores of the bot's opponent in a duel. Absent: the deal is solo. */
  readonly against?: readonly number[];
  /** All actions of all seats, in the game's notation for actions. */
  readonly actions: readonly string[];
  readonly rivals: readonly { readonly strength: Strength; readonly points: number }[];
}

/** Deal that many people play, each in a match alone. */
export interface StoredDeal {
  /** Code of a challenge, or game and day of a daily deal. */
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  readonly form: DealForm;
  readonly options: unknown;
  /** Seed and salt of the deal, 64 hexadecimal digits each. Both must stay secret while the deal is played. */
  readonly seed: string;
  readonly salt: string;
  /** Day of a daily deal, in whole days since 1970. Null: the deal is a challenge. */
  readonly day: number | null;
  readonly opensAt: number;
  /** Time by which an attempt must end to count. Null: the deal never closes. */
  readonly closesAt: number | null;
  /** Id of the person who made the challenge. Null: the deal is a daily, or the person has deleted their data. */
  readonly userId: string | null;
  readonly par: DealPar | null;
}

/** Attempt of a person at a deal. Each attempt is played in a match of its own. */
export interface StoredAttempt {
  readonly dealId: string;
  readonly userId: string;
  /** Number of the person's attempt, from 1. Only the first attempt counts, and later attempts are practice. */
  readonly number: number;
  readonly matchId: string;
  readonly name: string;
  /** True where the person undid nothing, got no hint, and had not seen the deal before. */
  readonly fair: boolean;
  readonly begunAt: number;
  /** Time at which the attempt ended. Null: the attempt is running, or was abandoned. */
  readonly endedAt: number | null;
  /**
   * Points of the attempt; in a duel, the person's lead over the bot at the end. Null: the attempt has not ended, or was given
   * up.
   */
  readonly points: number | null;
  readonly course: readonly number[] | null;
  /** Scores of the bot in a duel. Null: the deal is solo, or the attempt has not ended. */
  readonly against: readonly number[] | null;
}
