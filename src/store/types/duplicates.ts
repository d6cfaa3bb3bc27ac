import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { LeagueTrouble } from './leagues.ts';
import type { Pace, StandIn } from './matches.ts';

export const DUPLICATE_STATUSES = ['gathering', 'running', 'over', 'closed', 'called-off'] as const;

/**
 * Status of a duplicate. `closed`: the tables were compared while some were still being played. `called-off`: no table was
 * dealt.
 */
export type DuplicateStatus = (typeof DUPLICATE_STATUSES)[number];

/** Duplicate: a tournament in which the same deal is played at several tables. */
export interface StoredDuplicate {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly openerId: string;
  readonly openerName: string;
  readonly wanted: number;
  /** Number of seats at each table. Null before the start, since it depends on the number of people. */
  readonly seats: number | null;
  /** Strengths of the bots that sit at every table, in addition to the people. */
  readonly players: readonly Strength[];
  readonly pace: Pace;
  /** Stand-in for absent people at the duplicate's tables. Null: the default stand-in. */
  readonly standIn: StandIn | null;
  readonly hints: boolean;
  readonly status: DuplicateStatus;
  /** Seed and salt of all tables, 64 hexadecimal digits each. Empty before the start. Only code in src/table reads them. */
  readonly seed: string;
  readonly salt: string;
  /** Number of changes so far. `shownRev` is the number of changes that the posted messages show. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  readonly resultMessageId: string | null;
  readonly trouble: LeagueTrouble | null;
  /**
   * Number of attempts to post since the last success. An attempt may have posted a message or opened a table even if it
   * failed.
   */
  readonly attempts: number;
  readonly retryAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredDuplicatePlayer {
  readonly duplicateId: string;
  /** Number of the person in the duplicate, from 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  /** Match points of the person, in thousandths of the possible points. Null: not compared yet, or there is no other table. */
  readonly share: number | null;
  /**
   * Time at which the person forfeited: closed the duplicate while playing, or had left before it was closed. Null: not
   * forfeited.
   */
  readonly forfeitedAt: number | null;
  readonly joinedAt: number;
}

export interface StoredDuplicateTable {
  readonly duplicateId: string;
  readonly number: number;
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly endedAt: number | null;
  /** True where the table had already ended when the tables were compared. */
  readonly counts: boolean;
}

export interface StoredDuplicateSeat {
  readonly duplicateId: string;
  readonly number: number;
  readonly seat: Seat;
  /** Number of the person in the duplicate. Null: the seat is a bot's. */
  readonly player: number | null;
  readonly strength: Strength | null;
  /** Points of the seat. Null: the game has not ended, or the seat was given up or called off, and comes last. */
  readonly points: number | null;
  /** Score after each round. Empty where the game reports no such scores. */
  readonly course: readonly number[];
}
