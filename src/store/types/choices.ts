import type { Seat } from '../../core/contract/game.ts';
import type { Refusal } from '../../core/contract/result.ts';
import type { MadeBy } from './matches.ts';

export type SealedBy = Extract<MadeBy, 'person' | 'order' | 'stand-in' | 'player'>;

export interface Sealed {
  readonly seat: Seat;
  readonly action: string;
  readonly by: SealedBy;
  readonly at: number;
}

/** Standing order: a decision that a seat has made in advance. */
export interface StoredOrder {
  readonly seat: Seat;
  readonly order: string;
  /** Revision of the action with which the person gave the order. −1: the order was given without an action. */
  readonly rev: number;
  readonly at: number;
}

export interface StoredHint {
  readonly seat: Seat;
  readonly rev: number;
  readonly at: number;
}

/** Sealed choice that was refused, since it conflicts with choices of other seats. Its seat must choose again. */
export interface TurnedDown {
  readonly seat: Seat;
  readonly action: string;
  readonly refusal: Refusal;
}

/** Awaited decision of a person. */
export interface StoredWait {
  readonly matchId: string;
  readonly seat: Seat;
  readonly userId: string;
  /** Revision at which the wait began. In a turn of several decisions, the wait begins with the newest decision. */
  readonly rev: number;
  /** Revision at which the person's turn began. */
  readonly turn: number;
  /** True while other seats decide in the middle of this seat's turn. Meanwhile the match does not wait for this seat. */
  readonly resting: boolean;
  readonly since: number;
  /** Time at which the wait would have begun if its clock had never been stopped. */
  readonly clockFrom: number;
  /**
   * Time at which the clock was stopped, because the person is away, the match is paused, or other seats decide. Null: the
   * clock runs.
   */
  readonly stoppedAt: number | null;
  /** Time at which an absence of the person stopped the clock. Null where the clock runs, or was stopped for another reason. */
  readonly awayFrom: number | null;
  readonly awayMs: number;
  /** Number of reminders so far, including the note that comes last. */
  readonly reminded: number;
  readonly prompts: number;
  /** True where a message has reported that the person exceeded the time limit. */
  readonly overdue: boolean;
  readonly pinged: boolean;
  /** Id of the outbox message that pings the person. Null after its delivery, and without such a message. */
  readonly summonedBy: number | null;
  /** Time of a ping that is sent later. Null: there is none. */
  readonly pingAt: number | null;
  /** Next time at which a reminder, a ping or another step is due. Null: no step is due. */
  readonly dueAt: number | null;
}
