import type { Seat } from '../../core/contract/game.ts';
import type { Pace } from './matches.ts';

/**
 * Kinds of notices that ping a person for a decision, or report that the decision is late. They are dropped once the person has
 * decided.
 */
export const PROMPTS = ['ping', 'reminder', 'note', 'nudge', 'overdue'] as const;

/** Kinds of notices that ping a person for a decision. `overdue` is missing, since it only reports. */
export const PING_KINDS = ['ping', 'reminder', 'note', 'nudge'] as const;

/** Kinds of notices that are delivered one by one, and never merged with others of their match. */
export const OWN_NOTICES = [...PROMPTS, 'seat', 'question', 'role', 'operator', 'left'] as const;

/**
 * Kinds of notices whose message shows the match as it is now (law 1 of docs/architecture.md). One message delivers all waiting
 * notices of these kinds. The message gets the waiting kind that is last in this list, since that kind shows the most.
 */
export const PICTURE_NOTICES = ['redraw', 'lobby', 'vote', 'progress', 'board', 'closed'] as const;

export type NoticeKind = 'request' | (typeof PICTURE_NOTICES)[number] | (typeof OWN_NOTICES)[number];

export const NOTICE_KINDS: readonly NoticeKind[] = ['request', ...PICTURE_NOTICES, ...OWN_NOTICES];

export const isOwnNotice = (kind: NoticeKind): boolean => OWN_NOTICES.some(own => own === kind);

export type SeatChange =
  | 'absent'
  | 'gone'
  | 'back'
  | 'offered'
  | 'offer-lapsed'
  | 'taken'
  | 'away'
  | 'here'
  | 'moved'
  | 'unreached';

/** Subject of an operator's message to a channel. `text`: only the operator's own words. */
export type OperatorSubject = 'maintenance' | 'over' | 'text' | 'closed' | 'paused' | 'rewound';

/** Operator's message to a channel, in a notice of kind `operator`. */
export interface OperatorMessage {
  readonly subject: OperatorSubject;
  /** Beginning and end of a maintenance, in milliseconds since the epoch. */
  readonly from?: number;
  readonly to?: number;
  /** Number of moves that a repair took back. */
  readonly moves?: number;
  /** Words of the operator, which are posted as written. */
  readonly text?: string;
  /** Time from which the message is out of date and is not posted any more. Absent: never. */
  readonly until?: number;
}

export interface NewNotice {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly rev: number;
  /** Revision after which the reported moves begin; they end at `rev`. −1 where the deal itself is reported too. */
  readonly since: number;
  readonly resigned: readonly Seat[];
  readonly at: number;
  /** Seat that the notice is about. Only notices with a message of their own have a seat. */
  readonly seat?: Seat | null;
  readonly details?: NoticeDetails;
  /** Earliest time to post the notice. Null or absent: the notice may be posted immediately. */
  readonly notBefore?: number | null;
  /**
   * Number of the only place that gets the notice. Absent: a ping goes to the person's place, any other notice to each place.
   */
  readonly place?: number;
}

/** Message at a place that a match has no more, since its people have left. */
export interface LeftMessage {
  readonly channelId: string;
  readonly messageId: string;
  readonly guildId: string | null;
  readonly language: string | null;
}

/** Further contents of a notice that has a message of its own. */
export interface NoticeDetails {
  readonly since?: number;
  /** Number of the reminder (1, 2 or 3), in a notice of kind `reminder`. */
  readonly step?: number;
  /** Whole hours for which the clock of the decision has run. */
  readonly hours?: number;
  readonly pace?: Pace;
  /** Seat that sends the nudge, in a notice of kind `nudge`. */
  readonly by?: Seat;
  /** Further seats that the nudge pings, in a notice of kind `nudge`. */
  readonly others?: readonly Seat[];
  readonly change?: SeatChange;
  /** End of the absence, in a notice about the change `away`. */
  readonly until?: number;
  /**
   * Milliseconds for which this absence can still stop the clock, in a notice about the change `away`. Absent where the absence
   * ends earlier.
   */
  readonly left?: number;
  /** Name of the person who had the seat before, in a notice about the change `taken`. */
  readonly name?: string;
  /** Id of the role to mention, in a notice of kind `role`. */
  readonly role?: string;
  /** Id of the person whom the message of a request or lobby pings, in a notice of kind `question`. */
  readonly userId?: string;
  /** Id of the request, in a notice of kind `question`. Absent: the message is that of a lobby. */
  readonly request?: number;
  readonly id?: string;
  /** Message that shows a lobby to people who have left it, in a notice of kind `left`. */
  readonly message?: LeftMessage;
  readonly operator?: OperatorMessage;
}

export interface StoredNotice extends Omit<NewNotice, 'notBefore'> {
  readonly seat: Seat | null;
  readonly details: NoticeDetails;
  readonly place: number;
  readonly id: number;
  /** Number of attempts to send so far. The last attempt may have been successful. */
  readonly attempts: number;
  readonly retryAt: number | null;
}
