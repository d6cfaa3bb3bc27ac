import type { Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { ContestPlayer, ContestSeat, ContestState, ContestTable, StoredContest } from './contests.ts';
import type { StandIn } from './matches.ts';

/**
 * Status of a duplicate. `closed`: the tables were compared while some were still being played. `called-off`: no table was
 * dealt.
 */
export type DuplicateStatus = 'gathering' | 'running' | 'over' | 'closed' | 'called-off';

/** Duplicate: a tournament in which the same deal is played at several tables. */
export interface StoredDuplicate extends StoredContest {
  readonly wanted: number;
  /** Number of seats at each table. Null before the start, since it depends on the number of people. */
  readonly seats: number | null;
  /** Strengths of the bots that sit at every table, in addition to the people. */
  readonly players: readonly Strength[];
  /** Stand-in for absent people at the duplicate's tables. Null: the default stand-in. */
  readonly standIn: StandIn | null;
  readonly hints: boolean;
  readonly status: DuplicateStatus;
  /** Salt of all tables, 64 hexadecimal digits. Empty before the start. Only code in src/table reads seed and salt. */
  readonly salt: string;
  readonly resultMessageId: string | null;
}

export interface StoredDuplicatePlayer extends ContestPlayer {
  readonly duplicateId: string;
  /** Match points of the person, in thousandths of the possible points. Null: not compared yet, or there is no other table. */
  readonly share: number | null;
  /**
   * Time at which the person forfeited. A person forfeits by closing the duplicate while still playing, or by having left
   * before it was closed. Null: not forfeited.
   */
  readonly forfeitedAt: number | null;
}

export interface StoredDuplicateTable extends ContestTable {
  readonly duplicateId: string;
  /** True where the table had already ended when the tables were compared. */
  readonly counts: boolean;
}

export interface StoredDuplicateSeat extends ContestSeat {
  readonly duplicateId: string;
  readonly seat: Seat;
  readonly strength: Strength | null;
  /**
   * Points of the seat. Null: the game has not ended, the seat was given up, or the game was called off. In the last two cases
   * the seat comes last.
   */
  readonly points: number | null;
  /** Score after each round. Empty where the game reports no such scores. */
  readonly course: readonly number[];
}

export type DuplicateState = ContestState<
  StoredDuplicate,
  StoredDuplicatePlayer,
  StoredDuplicateTable,
  StoredDuplicateSeat
>;
