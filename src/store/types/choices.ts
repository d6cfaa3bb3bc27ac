import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/result.ts';
import type { MadeBy } from './matches.ts';

export type SealedBy = Extract<MadeBy, 'person' | 'order' | 'stand-in' | 'player'>;

export interface Sealed {
  readonly seat: Seat;
  readonly action: string;
  readonly by: SealedBy;
  readonly at: number;
}

/** Decision that a seat has made in advance. */
export interface StoredOrder {
  readonly seat: Seat;
  /** The order, in the game's notation. */
  readonly order: string;
  /** Revision at which the action was made that the order came with. −1: it came without an action. */
  readonly rev: number;
  readonly at: number;
}

export interface StoredHint {
  readonly seat: Seat;
  /** Revision of the position for which the hint was given. */
  readonly rev: number;
  readonly at: number;
}

/** Sealed choice that does not fit with the choices of the others. Its seat must choose again. */
export interface TurnedDown {
  readonly seat: Seat;
  readonly action: string;
  readonly refusal: Refusal;
}

/** Wait for a person's decision. */
export interface StoredWait {
  readonly matchId: string;
  readonly seat: Seat;
  readonly userId: string;
  /** Revision at which the wait began. In a turn of several decisions, it is the one at which the newest decision began. */
  readonly rev: number;
  /** Revision at which the turn of the wait began. */
  readonly turn: number;
  /**
   * True where other seats decide in the middle of this seat's turn. Until they have decided, this seat is not waited for.
   */
  readonly resting: boolean;
  readonly since: number;
  /** Time at which the wait would have begun, had its clock never been stopped. */
  readonly clockFrom: number;
  /**
   * Time at which the clock was stopped, because the person is away, the match is paused, or other seats decide. Null: the
   * clock runs.
   */
  readonly stoppedAt: number | null;
  /** Time at which an absence stopped the clock. Null where the clock runs, or another reason stopped it. */
  readonly awayFrom: number | null;
  /** Milliseconds for which earlier absences stopped this clock. */
  readonly awayMs: number;
  /** Number of reminders so far, including the last note. */
  readonly reminded: number;
  /** Number of reminders and nudges so far. */
  readonly prompts: number;
  /** True where a message has reported that the pace is exceeded. */
  readonly overdue: boolean;
  /** True where the person has been pinged for this decision. */
  readonly pinged: boolean;
  /** Id of the notice that pings the person, until it is delivered. */
  readonly summonedBy: number | null;
  /** Time of a ping that was put off. Null: none. */
  readonly pingAt: number | null;
  /** Next time at which a reminder, a ping or another step is due for this wait. Null: none is due. */
  readonly dueAt: number | null;
}
