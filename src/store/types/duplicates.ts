import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { LeagueTrouble } from './leagues.ts';
import type { Pace, StandIn } from './matches.ts';

export const DUPLICATE_STATUSES = ['gathering', 'running', 'over', 'closed', 'called-off'] as const;

/** `closed`: compared while some of its tables were still played; `called-off`: nothing was dealt. */
export type DuplicateStatus = (typeof DUPLICATE_STATUSES)[number];

/** The same deal at several tables. */
export interface StoredDuplicate {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly openerId: string;
  readonly openerName: string;
  /** Tables at most. */
  readonly wanted: number;
  /** At each table; null until the start: by the number of people. */
  readonly seats: number | null;
  /** Players of the bot that sit at every table, whoever comes. */
  readonly players: readonly Strength[];
  readonly pace: Pace;
  /** Null: whoever plays for absent people by default. */
  readonly standIn: StandIn | null;
  readonly hints: boolean;
  readonly status: DuplicateStatus;
  /** 64 hexadecimal digits each, of every table; empty before the start. They leave the store for the table alone. */
  readonly seed: string;
  readonly salt: string;
  /** Counts changes; what the messages show is `shownRev`. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  /** Of the comparison. */
  readonly resultMessageId: string | null;
  readonly trouble: LeagueTrouble | null;
  /** Tries that may have posted or opened something. */
  readonly attempts: number;
  /** Null: at once. */
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredDuplicatePlayer {
  readonly duplicateId: string;
  /** From 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  /** Thousandths of the match points that could be had; null: not compared, or with nobody. */
  readonly share: number | null;
  /** When the duplicate was closed by them, or after they had left, while their table was played: their seat is last. Null: it was not. */
  readonly forfeitedAt: number | null;
  readonly joinedAt: number;
}

export interface StoredDuplicateTable {
  readonly duplicateId: string;
  /** From 1. */
  readonly number: number;
  /** Null: not opened yet. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly endedAt: number | null;
  /** It had ended when the tables were compared. */
  readonly counts: boolean;
}

export interface StoredDuplicateSeat {
  readonly duplicateId: string;
  /** Of the table. */
  readonly number: number;
  readonly seat: Seat;
  /** By number in the duplicate; null: a player of the bot. */
  readonly player: number | null;
  readonly strength: Strength | null;
  /** Null: not yet, or it comes last, since it was given up or called off. */
  readonly points: number | null;
  /** The score after each round; empty where the game tells none. */
  readonly course: readonly number[];
}
