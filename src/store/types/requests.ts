import type { Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';

/**
 * Kind of vote. `cancel` is a vote to call the game off. `here` confirms that a person takes part in a rematch, into which the
 * person was seated without being asked.
 */
export type VoteKind = 'cancel' | 'here';

/** Kinds of requests that the other seats vote on. Requests to undo are not included. */
export const MOTION_KINDS = ['play-once', 'play-until-back', 'offer', 'pause', 'unpause', 'slow'] as const;
export type MotionKind = (typeof MOTION_KINDS)[number];

export type RequestKind = 'undo' | MotionKind;

/**
 * Status of a request. `withdrawn`: its seat withdrew the request, or a game action, a resignation or the end of the match made
 * the request pointless.
 */
export type RequestStatus = 'open' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

export interface NewRequest {
  readonly matchId: string;
  readonly kind: RequestKind;
  /** Revision at which the request was made. A request to undo is void at any other revision. */
  readonly rev: number;
  readonly seat: Seat;
  /** Seat that the request is about. Null or absent: no seat. */
  readonly target?: Seat | null;
  /** Bot that is to play for the seat. Null or absent: the match's stand-in. */
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
  /** Seat that refused or withdrew the request. Null: no seat did. */
  readonly settledBy: Seat | null;
  readonly messageId: string | null;
  readonly answers: readonly Answered[];
}
