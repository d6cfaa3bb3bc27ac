import type { DiceCounters } from '../core/dice.ts';
import type { Seat, Told } from '../core/game.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';
/** How a game came to its end. */
export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence';
/** How long a decision may be waited for before the others may vote on it. */
export const PACES = ['none', 'day', 'three-days'] as const;
export type Pace = (typeof PACES)[number];
/** How seats are given out: drawn, or in the order of joining. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];
/** Who made a move: the person, the table for a forced one, the stand-in for a resigned seat; an undo is no game action. */
export type MadeBy = 'person' | 'forced' | 'stand-in' | 'undo';
export type NoticeKind = 'lobby' | 'request' | 'vote' | 'board' | 'closed' | 'redraw';
/** Who sealed a choice. */
export type SealedBy = Extract<MadeBy, 'person' | 'stand-in'>;
export type VoteKind = 'cancel';
/** What a seat may ask of the others. */
export type RequestKind = 'undo';
/** `withdrawn`: by its seat, by a game action, a resignation or the end of the match. */
export type RequestStatus = 'open' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

export interface StoredSeat {
  readonly seat: Seat;
  readonly userId: string;
  readonly name: string;
  readonly resigned: boolean;
}

/** What a new row of `matches` needs. */
export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly openerId: string;
  readonly openerName: string;
  readonly seatsWanted: number;
  /** 64 hexadecimal digits; leaves the store for the table alone. */
  readonly seed: string;
  readonly createdAt: number;
  /** default: none */
  readonly pace?: Pace;
  /** default: random */
  readonly seating?: Seating;
  /** The ended match that this one plays again. */
  readonly rematchOf?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf'> {
  readonly status: Status;
  readonly endedBy: EndedBy | null;
  readonly rev: number;
  readonly lobbyMessageId: string | null;
  readonly boardMessageId: string | null;
  /** The newest revision that a message in the channel shows. */
  readonly shownRev: number | null;
  readonly updatedAt: number;
  /** Alone, and something was taken back: the score is no fair one. */
  readonly practised: boolean;
  readonly pace: Pace;
  readonly seating: Seating;
  readonly rematchOf: string | null;
  /** Since when nothing is played; null: it is played. */
  readonly pausedAt: number | null;
  /** The newest reminder or nudge; null: none yet. */
  readonly promptedAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** Of the newest revision; undefined before the deal. */
  readonly state: unknown;
  readonly dice: DiceCounters;
}

/** What the store keeps with each revision, the deal (revision 0) included. */
export interface Snapshot {
  readonly state: unknown;
  /** Where the dice stopped. */
  readonly dice: DiceCounters;
  /** The game's `rules` number under which it was made. */
  readonly rules: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface NewMove extends Snapshot {
  readonly seat: Seat;
  readonly action: string;
  readonly by: MadeBy;
  readonly told: readonly Told<unknown>[];
  readonly reveals: boolean;
  /** The revision that the call found: moves of one call stand and fall together. */
  readonly batch: number;
  /** Of an undo: the revision whose state and dice are back; all between the two is undone. */
  readonly restores?: number;
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice' | 'restores'> {
  readonly rev: number;
  /** Null for a game action. */
  readonly restores: number | null;
}

export interface NewRequest {
  readonly matchId: string;
  readonly kind: RequestKind;
  /** The revision that it is about: it is void at any other. */
  readonly rev: number;
  /** Who asks. */
  readonly seat: Seat;
  readonly at: number;
}

export interface Answered {
  readonly seat: Seat;
  readonly agrees: boolean;
}

export interface StoredRequest extends NewRequest {
  readonly id: number;
  readonly status: RequestStatus;
  /** The seat that refused or withdrew it. */
  readonly settledBy: Seat | null;
  readonly messageId: string | null;
  /** By seat. */
  readonly answers: readonly Answered[];
}

export interface Sealed {
  readonly seat: Seat;
  readonly action: string;
}

export interface NewNotice {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly rev: number;
  readonly since: number;
  /** Seats whose resignation it tells. */
  readonly resigned: readonly Seat[];
  readonly at: number;
}

export interface StoredNotice extends Omit<NewNotice, 'at'> {
  readonly id: number;
  readonly attempts: number;
  /** Not before this time; null: at once. */
  readonly retryAt: number | null;
}

/** What is known of a person; of one who was never seen, the defaults. */
export interface StoredPerson {
  readonly id: string;
  /** The last display name seen. */
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  /** IANA's name. */
  readonly zone: string | null;
  /** Minutes after midnight in the person's zone; null: not set. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** The hours of acting are counted. */
  readonly learns: boolean;
  /** How often the person acted in each hour of the day in UTC: 24 counters. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  /** Counted in statistics and leaderboards. */
  readonly stats: boolean;
}
