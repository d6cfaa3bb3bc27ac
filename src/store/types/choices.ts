import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/result.ts';
import type { MadeBy } from './matches.ts';

/** Who sealed a choice. */
export type SealedBy = Extract<MadeBy, 'person' | 'order' | 'stand-in' | 'player'>;

export interface Sealed {
  readonly seat: Seat;
  readonly action: string;
  readonly by: SealedBy;
  readonly at: number;
}

/** What a seat has decided in advance. */
export interface StoredOrder {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly order: string;
  /** The revision that the action found with which it was left; −1: it was left by itself. */
  readonly rev: number;
  readonly at: number;
}

/** That a seat was given a hint. */
export interface StoredHint {
  readonly seat: Seat;
  /** Of the position that it was about. */
  readonly rev: number;
  readonly at: number;
}

/** A choice that does not fit with what the others have chosen: its seat is asked again. */
export interface TurnedDown {
  readonly seat: Seat;
  readonly action: string;
  readonly refusal: Refusal;
}

/** A decision of a person that is waited for. */
export interface StoredWait {
  readonly matchId: string;
  readonly seat: Seat;
  readonly userId: string;
  /** The revision at which it began; of a turn that goes on: at which its newest decision did. */
  readonly rev: number;
  /** The turn that it began in. */
  readonly turn: number;
  /** The turn of the seat goes on, but others are asked now: nobody waits for it. */
  readonly resting: boolean;
  /** When it began. */
  readonly since: number;
  /** When it would have begun, had the clock never stood still. */
  readonly clockFrom: number;
  /** The clock stands still since then: the person is away, or the match is paused. */
  readonly stoppedAt: number | null;
  /** It stands still for an absence since then; null: it runs, or stands still for something else. */
  readonly awayFrom: number | null;
  /** Milliseconds that it stood still for an absence before that. */
  readonly awayMs: number;
  /** Reminders so far, the last note among them. */
  readonly reminded: number;
  /** Reminders and nudges so far. */
  readonly prompts: number;
  /** It was said that the pace is exceeded. */
  readonly overdue: boolean;
  /** The person was called to it once. */
  readonly pinged: boolean;
  /** The notice that calls, until it is delivered. */
  readonly summonedBy: number | null;
  /** A call that was put off until then. */
  readonly pingAt: number | null;
  /** When something must be done about it; null: nothing. */
  readonly dueAt: number | null;
}
