import type { Strength } from '../../core/player.ts';

/** Origin of a deal. A `daily` is the same for all, a `challenge` is made by a person for everybody with its code. */
export type DealKind = 'daily' | 'challenge';

/** Strong bot's play of a deal. It sees only what a person would see. */
export interface DealPar {
  readonly points: number;
  /** Score after each round. */
  readonly course: readonly number[];
  /** All actions of the bot, in the game's notation. */
  readonly actions: readonly string[];
  /** Points of all bots on this deal, including the strong one. */
  readonly rivals: readonly { readonly strength: Strength; readonly points: number }[];
}

/** A deal that many people play, each for themselves. */
export interface StoredDeal {
  /** Code of a challenge, or game and day of a daily. */
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  readonly options: unknown;
  /** Seed and salt of the deal, 64 hexadecimal digits each. They are as secret as those of a match. */
  readonly seed: string;
  readonly salt: string;
  /** Day of a daily, in whole days since 1970. */
  readonly day: number | null;
  readonly opensAt: number;
  /** Time by which an attempt must end to count. Null: the deal never closes. */
  readonly closesAt: number | null;
  /** Maker of a challenge. Null where there is none, or where they deleted their data. */
  readonly userId: string | null;
  /** Result of the strong bot. Null: not computed yet. */
  readonly par: DealPar | null;
}

/** Attempt of a person at a deal, played in a match of its own. */
export interface StoredAttempt {
  readonly dealId: string;
  readonly userId: string;
  /** Number from 1. The first attempt counts, later ones are practice. */
  readonly number: number;
  readonly matchId: string;
  /** Name of the person when the attempt began. */
  readonly name: string;
  /** True where nothing was undone, no hint was given, and the deal was new to the person. */
  readonly fair: boolean;
  readonly begunAt: number;
  /** Time at which the attempt ended. Null: it is being played, or was abandoned. */
  readonly endedAt: number | null;
  /** Points of the attempt. Null: it has not ended, or was given up. */
  readonly points: number | null;
  /** Score after each round. */
  readonly course: readonly number[] | null;
}
