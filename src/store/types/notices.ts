import type { Seat } from '../../core/game.ts';
import type { Pace } from './matches.ts';

/** Notices that ping a person for a decision, or report that it is late. They are dropped once the person has decided. */
export const PROMPTS = ['ping', 'reminder', 'note', 'nudge', 'overdue'] as const;

/** Prompts that ping a person. `overdue` only reports. */
export const CALLS = ['ping', 'reminder', 'note', 'nudge'] as const;

/** Kinds of notices that each get a message of their own. */
export const OWN_NOTICES = [...PROMPTS, 'seat', 'question', 'role'] as const;

/**
 * Kinds whose message shows the match as it is now (law 1). One message delivers all waiting notices of these kinds. It has
 * the kind that is last in this list, which shows everything that the others would show.
 */
export const PICTURE_NOTICES = ['redraw', 'lobby', 'vote', 'progress', 'board', 'closed'] as const;

export type NoticeKind = 'request' | (typeof PICTURE_NOTICES)[number] | (typeof OWN_NOTICES)[number];

export const NOTICE_KINDS: readonly NoticeKind[] = ['request', ...PICTURE_NOTICES, ...OWN_NOTICES];

export const isOwnNotice = (kind: NoticeKind): boolean => OWN_NOTICES.some(own => own === kind);

export type SeatChange = 'absent' | 'gone' | 'back' | 'offered' | 'offer-lapsed' | 'taken' | 'away' | 'here';

export interface NewNotice {
  readonly matchId: string;
  readonly kind: NoticeKind;
  /** Newest revision that the notice reports. */
  readonly rev: number;
  /** Moves of the revisions after `since` and up to `rev` are reported. −1 where the deal itself is reported too. */
  readonly since: number;
  /** Seats whose resignation the notice reports. */
  readonly resigned: readonly Seat[];
  readonly at: number;
  /** Seat that the notice is about, where the notice has a message of its own. */
  readonly seat?: Seat | null;
  readonly details?: NoticeDetails;
  /** Earliest time to post the notice. */
  readonly notBefore?: number | null;
}

/** Further contents of a notice that has a message of its own. */
export interface NoticeDetails {
  /** Time since which the seat is waited for. */
  readonly since?: number;
  /** `reminder`: number of the reminder (1, 2, 3). */
  readonly step?: number;
  /** Whole hours for which the clock has run. */
  readonly hours?: number;
  readonly pace?: Pace;
  /** `nudge`: the seat that nudges. */
  readonly by?: Seat;
  /** `nudge`: further seats that it pings. */
  readonly others?: readonly Seat[];
  readonly change?: SeatChange;
  /** `away`: end of the absence. */
  readonly until?: number;
  /** `away`: milliseconds for which this absence can still stop the clock. Absent where that is longer than the absence. */
  readonly left?: number;
  /** `taken`: name of the person who had the seat before. */
  readonly name?: string;
  /** `role`: id of the role to mention. */
  readonly role?: string;
  /** `question`: id of the person whom the message of a request or lobby pings. */
  readonly userId?: string;
  /** `question`: id of the request. Absent: the lobby. */
  readonly request?: number;
  readonly id?: string;
}

export interface StoredNotice extends Omit<NewNotice, 'notBefore'> {
  readonly seat: Seat | null;
  readonly details: NoticeDetails;
  readonly id: number;
  /** Number of attempts so far. The last one may have arrived. */
  readonly attempts: number;
  /** Earliest time of the next attempt. Null: at once. */
  readonly retryAt: number | null;
}
