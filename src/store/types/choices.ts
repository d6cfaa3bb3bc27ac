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
  /** Order in the game's notation. */
  readonly order: string;
  /** The revision that the action found with which it was left; −1: it was left by itself. */
  readonly rev: number;
  readonly at: number;
}

export interface StoredHint {
  readonly seat: Seat;
  /** Revision of the position that it was about. */
  readonly rev: number;
  readonly at: number;
}

/** Choice that does not fit with the choices of the others. Its seat is asked again. */
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
  /** Revision at which it began. In a turn that goes on, the revision at which its newest decision began. */
  readonly rev: number;
  /** The turn that it began in. */
  readonly turn: number;
  /** True where the seat's turn goes on but others are asked now, so that the seat is not waited for. */
  readonly resting: boolean;
  readonly since: number;
  /** Time at which the wait would have begun, had its clock never stood still. */
  readonly clockFrom: number;
  /** Time since which the clock stands still, since the person is away or the match is paused. */
  readonly stoppedAt: number | null;
  /** Time since which the clock stands still for an absence. Null where it runs, or stands still for another reason. */
  readonly awayFrom: number | null;
  /** Milliseconds that it stood still for an absence before that. */
  readonly awayMs: number;
  /** Reminders so far, the last note among them. */
  readonly reminded: number;
  /** Reminders and nudges so far. */
  readonly prompts: number;
  /** True where a message has said that the pace is exceeded. */
  readonly overdue: boolean;
  /** True where the person was pinged to it once. */
  readonly pinged: boolean;
  /** Notice that pings, until it is delivered. */
  readonly summonedBy: number | null;
  /** Time to which a ping was put off. */
  readonly pingAt: number | null;
  /** Time at which something must be done about it. Null: nothing. */
  readonly dueAt: number | null;
}
