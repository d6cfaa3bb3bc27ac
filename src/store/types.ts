import type { DiceCounters } from '../core/dice.ts';
import type { Seat, Told } from '../core/game.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';
/** How a game came to its end. */
export type EndedBy = 'rules' | 'resignation' | 'cancel';
/** Who made a move: the person, the table for a forced one, the stand-in for a resigned seat; an undo is no game action. */
export type MadeBy = 'person' | 'forced' | 'stand-in' | 'undo';
export type NoticeKind = 'lobby' | 'request' | 'vote' | 'board' | 'closed';
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
  /** 64 hexadecimal digits; null: the game is older than commitments. Kept like the seed. */
  readonly salt?: string | null;
  readonly createdAt: number;
}

export interface StoredMatch extends NewMatch {
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
