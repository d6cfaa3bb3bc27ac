import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';

/** `here` confirms a seat at a rematch, by a person who was seated without being asked. */
export type VoteKind = 'cancel' | 'here';

/** Motions that the seats vote on, beside undo and cancel. */
export const MOTION_KINDS = ['play-once', 'play-until-back', 'offer', 'pause', 'unpause'] as const;
export type MotionKind = (typeof MOTION_KINDS)[number];

export type RequestKind = 'undo' | MotionKind;

/** `withdrawn`: by its seat, by a game action, a resignation or the end of the match. */
export type RequestStatus = 'open' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

export interface NewRequest {
  readonly matchId: string;
  readonly kind: RequestKind;
  /** The revision that it is about: it is void at any other. */
  readonly rev: number;
  /** Seat that asks. */
  readonly seat: Seat;
  /** The seat that it is about. */
  readonly target?: Seat | null;
  /** Bot that is to play for the seat. Null or absent: the table's stand-in. */
  readonly standIn?: Strength | null;
  readonly at: number;
}

export interface Answered {
  readonly seat: Seat;
  readonly agrees: boolean;
}

export interface StoredRequest extends NewRequest {
  readonly target: Seat | null;
  readonly standIn: Strength | null;
  readonly id: number;
  readonly status: RequestStatus;
  /** The seat that refused or withdrew it. */
  readonly settledBy: Seat | null;
  readonly messageId: string | null;
  /** Answers by seat. */
  readonly answers: readonly Answered[];
}
