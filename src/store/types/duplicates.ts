import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { LeagueTrouble } from './leagues.ts';
import type { Pace, StandIn } from './matches.ts';

export const DUPLICATE_STATUSES = ['gathering', 'running', 'over', 'closed', 'called-off'] as const;

/** `closed`: compared while some of its tables were still played. `called-off`: nothing was dealt. */
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
  /** Seats at each table. Null until the start, when the number of people decides it. */
  readonly seats: number | null;
  /** Bots that sit at every table, however many people come. */
  readonly players: readonly Strength[];
  readonly pace: Pace;
  /** Stand-in of its tables. Null: the default one for absent people. */
  readonly standIn: StandIn | null;
  readonly hints: boolean;
  readonly status: DuplicateStatus;
  /** 64 hexadecimal digits each, of every table; empty before the start. They leave the store for the table alone. */
  readonly seed: string;
  readonly salt: string;
  /** Counts changes. `shownRev` is the one that the messages show. */
  readonly rev: number;
  readonly shownRev: number;
  readonly messageId: string | null;
  /** Message with the comparison. */
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
  /** Number from 1, in the order of joining. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  /** Thousandths of the possible match points. Null: not compared, or without another table. */
  readonly share: number | null;
  /**
   * Time at which this person, or anybody after they had left, closed the duplicate while their table was played. Their seat
   * is last then. Null: not closed so.
   */
  readonly forfeitedAt: number | null;
  readonly joinedAt: number;
}

export interface StoredDuplicateTable {
  readonly duplicateId: string;
  /** Number from 1. */
  readonly number: number;
  /** Null: not opened yet. */
  readonly matchId: string | null;
  readonly threadId: string | null;
  readonly endedAt: number | null;
  /** True where it had ended when the tables were compared. */
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
  /** Points of the seat. Null: not yet, or it comes last, since it was given up or called off. */
  readonly points: number | null;
  /** The score after each round; empty where the game tells none. */
  readonly course: readonly number[];
}
