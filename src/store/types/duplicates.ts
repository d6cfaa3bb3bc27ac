import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { LeagueTrouble } from './leagues.ts';
import type { Pace, StandIn } from './matches.ts';

export const DUPLICATE_STATUSES = ['gathering', 'running', 'over', 'closed', 'called-off'] as const;

/**
 * Status of a duplicate. `closed`: it was compared while some of its tables were still played. `called-off`: nothing was
 * dealt.
 */
export type DuplicateStatus = (typeof DUPLICATE_STATUSES)[number];

/** Duplicate: the same deal at several tables. */
export interface StoredDuplicate {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly openerId: string;
  readonly openerName: string;
  /** Maximum number of tables. */
  readonly wanted: number;
  /** Seats at each table. Null until the start, when the number of people decides it. */
  readonly seats: number | null;
  /** Bots that sit at every table, in addition to the people. */
  readonly players: readonly Strength[];
  readonly pace: Pace;
  /** Stand-in at the duplicate's tables. Null: the default one. */
  readonly standIn: StandIn | null;
  readonly hints: boolean;
  readonly status: DuplicateStatus;
  /** Seed and salt of all tables, 64 hexadecimal digits each. Empty before the start. Only the table code reads them. */
  readonly seed: string;
  readonly salt: string;
  /** Number of changes so far. `shownRev` is the number that the messages show. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  /** Id of the message with the comparison. */
  readonly resultMessageId: string | null;
  readonly trouble: LeagueTrouble | null;
  /** Number of attempts since the last success. One of them may have posted or opened something. */
  readonly attempts: number;
  /** Time of the next attempt. Null: at once. */
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredDuplicatePlayer {
  readonly duplicateId: string;
  /** Number of the person in the duplicate, from 1 in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  /** Match points of the person, in thousandths of the possible ones. Null: not compared, or there is no other table. */
  readonly share: number | null;
  /**
   * Time at which the person forfeited the seat: they closed the duplicate while playing, or had left before it was closed.
   * Null: not forfeited.
   */
  readonly forfeitedAt: number | null;
  readonly joinedAt: number;
}

export interface StoredDuplicateTable {
  readonly duplicateId: string;
  /** Number of the table, from 1. */
  readonly number: number;
  /** Match of the table. Null: not opened yet. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly endedAt: number | null;
  /** True where the table had ended when the tables were compared. */
  readonly counts: boolean;
}

export interface StoredDuplicateSeat {
  readonly duplicateId: string;
  /** Number of the table. */
  readonly number: number;
  readonly seat: Seat;
  /** Number of the person in the duplicate. Null: a bot. */
  readonly player: number | null;
  readonly strength: Strength | null;
  /** Points of the seat. Null: not ended yet, or the seat comes last, since it was given up or called off. */
  readonly points: number | null;
  /** Score after each round. Empty where the game reports none. */
  readonly course: readonly number[];
}
