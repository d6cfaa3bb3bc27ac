import type { DiceCounters } from '../core/dice.ts';
import type { Seat, Told } from '../core/game.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';
/** How a game came to its end. */
export type EndedBy = 'rules' | 'resignation' | 'cancel';
/** Who made a move: the person, the table for a forced one, the stand-in for a resigned seat. */
export type MadeBy = 'person' | 'forced' | 'stand-in';
export type NoticeKind = 'lobby' | 'vote' | 'board' | 'closed';
export type VoteKind = 'cancel';

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
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice'> {
  readonly rev: number;
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
