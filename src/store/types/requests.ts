import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';

/** `here`: to a rematch, by who was seated without being asked. */
export type VoteKind = 'cancel' | 'here';

/** What is put to the vote, beside undo and cancel. */
export const MOTION_KINDS = ['play-once', 'play-until-back', 'offer', 'pause', 'unpause'] as const;
export type MotionKind = (typeof MOTION_KINDS)[number];

/** What a seat may ask of the others. */
export type RequestKind = 'undo' | MotionKind;

/** `withdrawn`: by its seat, by a game action, a resignation or the end of the match. */
export type RequestStatus = 'open' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

export interface NewRequest {
  readonly matchId: string;
  readonly kind: RequestKind;
  /** The revision that it is about: it is void at any other. */
  readonly rev: number;
  /** Who asks. */
  readonly seat: Seat;
  /** The seat that it is about. */
  readonly target?: Seat | null;
  /** Who is to play for it; null or absent: whoever stands in at this table. */
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
  /** By seat. */
  readonly answers: readonly Answered[];
}
