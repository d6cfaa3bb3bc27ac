import type { Strength } from '../../core/player.ts';

/** Origin of a deal. A `daily` is the same for all, a `challenge` is made by a person for everybody with its code. */
export type DealKind = 'daily' | 'challenge';

/** Strong bot's play of a deal. It sees only what a person would see. */
export interface DealPar {
  readonly points: number;
  /** The score after each round. */
  readonly course: readonly number[];
  /** All actions, in the game's notation. */
  readonly actions: readonly string[];
  /** Points of the bots on this deal, the strong one among them. */
  readonly rivals: readonly { readonly strength: Strength; readonly points: number }[];
}

/** A deal that many people play, each for themselves. */
export interface StoredDeal {
  /** Code of a challenge, or game and day of a daily. */
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  readonly options: unknown;
  /** 64 hexadecimal digits each, kept secret like those of a match. */
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

/** A person's go at a deal: a match of its own. */
export interface StoredAttempt {
  readonly dealId: string;
  readonly userId: string;
  /** Number from 1. The first attempt counts, later ones are practice. */
  readonly number: number;
  readonly matchId: string;
  /** Name of the person at that time. */
  readonly name: string;
  /** Without undo and hints, and on a deal that was new. */
  readonly fair: boolean;
  readonly begunAt: number;
  /** Null: it is being played, or was left. */
  readonly endedAt: number | null;
  /** Null: not ended, or given up. */
  readonly points: number | null;
  /** The score after each round. */
  readonly course: readonly number[] | null;
}
