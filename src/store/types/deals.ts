import type { Strength } from '../../core/player.ts';

/** Who deals: the day, the same for all; or somebody, for whoever has its code. */
export type DealKind = 'daily' | 'challenge';

/** How the strong player of the bot has played a deal, seeing what a person would. */
export interface DealPar {
  readonly points: number;
  /** The score after each round. */
  readonly course: readonly number[];
  /** All actions, in the game's notation. */
  readonly actions: readonly string[];
  /** What the bot's players make of it, the strong one among them. */
  readonly rivals: readonly { readonly strength: Strength; readonly points: number }[];
}

/** A deal that many people play, each for themselves. */
export interface StoredDeal {
  /** What it is called by: a code, or the game and the day. */
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  readonly options: unknown;
  /** 64 hexadecimal digits each, kept like those of a match. */
  readonly seed: string;
  readonly salt: string;
  /** Of a daily: whole days since 1970. */
  readonly day: number | null;
  readonly opensAt: number;
  /** What has ended by then counts; null: it never closes. */
  readonly closesAt: number | null;
  /** Who made a challenge; null: nobody, or forgotten. */
  readonly userId: string | null;
  /** Null: nobody has thought about it yet. */
  readonly par: DealPar | null;
}

/** A person's go at a deal: a match of its own. */
export interface StoredAttempt {
  readonly dealId: string;
  readonly userId: string;
  /** From 1; the first counts, later ones are practice. */
  readonly number: number;
  readonly matchId: string;
  /** As the person was called then. */
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
