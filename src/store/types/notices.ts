import type { Seat } from '../../core/game.ts';
import type { Pace } from './matches.ts';

/** Those that call somebody to a decision, or tell that it is late: void once it is made. */
export const PROMPTS = ['ping', 'reminder', 'note', 'nudge', 'overdue'] as const;

/** Those of them that call. */
export const CALLS = ['ping', 'reminder', 'note', 'nudge'] as const;

/** Each has a message of its own. */
export const OWN_NOTICES = [...PROMPTS, 'seat', 'question', 'role'] as const;

/**
 * Kinds whose message shows the match as its row is (law 1). Of several that wait, one message tells all: it is of the kind
 * that stands last here, which shows whatever the others would show.
 */
export const PICTURE_NOTICES = ['redraw', 'lobby', 'vote', 'progress', 'board', 'closed'] as const;

export type NoticeKind = 'request' | (typeof PICTURE_NOTICES)[number] | (typeof OWN_NOTICES)[number];

export const NOTICE_KINDS: readonly NoticeKind[] = ['request', ...PICTURE_NOTICES, ...OWN_NOTICES];

export const isOwnNotice = (kind: NoticeKind): boolean => OWN_NOTICES.some(own => own === kind);

/** What has become of a seat. */
export type SeatChange = 'absent' | 'gone' | 'back' | 'offered' | 'offer-lapsed' | 'taken' | 'away' | 'here';

export interface NewNotice {
  readonly matchId: string;
  readonly kind: NoticeKind;
  /** The newest revision it tells of. */
  readonly rev: number;
  /** Moves with since < rev' ≤ rev are told; −1 where the deal itself is told. */
  readonly since: number;
  /** Seats whose resignation it tells. */
  readonly resigned: readonly Seat[];
  readonly at: number;
  /** Whom a notice of its own is about. */
  readonly seat?: Seat | null;
  readonly details?: NoticeDetails;
  /** Not to be said earlier. */
  readonly notBefore?: number | null;
}

/** What a notice of its own tells, beside its kind and its seat. */
export interface NoticeDetails {
  /** Since when the seat is waited for. */
  readonly since?: number;
  /** Of a reminder: 1, 2, 3. */
  readonly step?: number;
  /** How long the clock has run, in whole hours. */
  readonly hours?: number;
  readonly pace?: Pace;
  /** Of a nudge: who nudges. */
  readonly by?: Seat;
  /** Of a nudge: whom else it calls. */
  readonly others?: readonly Seat[];
  readonly change?: SeatChange;
  /** Of `away`. */
  readonly until?: number;
  /** Of `away`: milliseconds that the clock can still stand still for it; absent: longer than it lasts. */
  readonly left?: number;
  /** Of `taken`: who sat there before. */
  readonly name?: string;
  /** Of `role`: the id of the one that is called. */
  readonly role?: string;
  /** Of `question`: who is called. */
  readonly userId?: string;
  /** Of `question`: to which; absent: to the lobby. */
  readonly request?: number;
  readonly id?: string;
}

export interface StoredNotice extends Omit<NewNotice, 'notBefore'> {
  readonly seat: Seat | null;
  readonly details: NoticeDetails;
  readonly id: number;
  /** How often it was begun: the last may have arrived. */
  readonly attempts: number;
  /** Not before this time; null: at once. */
  readonly retryAt: number | null;
}
