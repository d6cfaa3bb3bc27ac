import type { DiceCounters } from '../../core/dice.ts';
import type { Seat, Told } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';

/** How a game came to its end. */
export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence';

/** How long a decision may be waited for before the others may vote on it. */
export const PACES = ['none', 'day', 'three-days', 'two-weeks'] as const;
export type Pace = (typeof PACES)[number];

/** How seats are given out: drawn, or in the order of joining. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * Who made a move: the person, by a press or by a standing order, the table for a forced one, the stand-in for a seat without
 * its person, a player of the bot for its own seat; an undo is no game action.
 */
export type MadeBy = 'person' | 'order' | 'forced' | 'stand-in' | 'player' | 'undo';

export interface StoredSeat {
  readonly seat: Seat;
  readonly userId: string;
  readonly name: string;
  readonly resigned: boolean;
  /** Of a player of the bot; null: a person sits there. */
  readonly strength: Strength | null;
  /** The stand-in plays since then, until the person is back; null: the person plays. */
  readonly absentAt: number | null;
  /**
   * The player of the bot that stands in; null: whoever does at this table. Of a seat whose person is not absent: it plays this
   * turn alone, and thinks about it.
   */
  readonly standIn: Strength | null;
  /** Since when anybody may take it. */
  readonly offeredAt: number | null;
  /** The person is known to have left the server. */
  readonly gone: boolean;
  /** When the person was last called to a decision, and has not decided anything since. */
  readonly calledAt: number | null;
  /** Who sat there first, where somebody else has taken the seat over; null: nobody has. */
  readonly dealtTo: string | null;
  /** Milliseconds that the clocks of its person's earlier decisions stood still for an absence. */
  readonly awayMs: number;
}

/** Who plays for who is absent or has resigned: a player of the bot of that strength, or the game's published rule. */
export const STAND_INS = ['medium', 'steady'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** A seat that somebody takes. */
export type NewSeat = Omit<
  StoredSeat,
  'absentAt' | 'standIn' | 'offeredAt' | 'gone' | 'calledAt' | 'dealtTo' | 'awayMs'
>;

/** The turn that is on. */
export interface Turn {
  /** The revision whose board it began with. */
  readonly since: number;
  /** Who made its first decision; null before that. */
  readonly seat: Seat | null;
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
  /** default: none */
  readonly pace?: Pace;
  /** default: random */
  readonly seating?: Seating;
  /** Whether seats may ask for hints; default: they may. */
  readonly hints?: boolean;
  /** Whether its result changes ratings; default: it does not. */
  readonly rated?: boolean;
  /** default: medium */
  readonly standIn?: StandIn;
  /** The ended match that this one plays again. */
  readonly rematchOf?: string;
  /** It is one of several tables with the same deal: until all have ended, who does not sit there sees nothing of it. */
  readonly duplicateId?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf' | 'duplicateId'> {
  /** Null: its deal is its own. */
  readonly duplicateId: string | null;
  /** Another table plays the same deal, or this one does: nobody else may see it, and its seed is told to nobody. */
  readonly withheld: boolean;
  readonly status: Status;
  readonly endedBy: EndedBy | null;
  /** Counts game actions (and undos), nothing else. */
  readonly rev: number;
  /** Messages of ours in the channel, once posted. */
  readonly lobbyMessageId: string | null;
  readonly boardMessageId: string | null;
  /** The newest revision that a message in the channel shows. */
  readonly shownRev: number | null;
  readonly updatedAt: number;
  /** Alone, and something was taken back: the score is no fair one. */
  readonly practised: boolean;
  /** Since when its channel is closed to us, in milliseconds since the epoch; null: it is not. */
  readonly parkedAt: number | null;
  readonly pace: Pace;
  readonly seating: Seating;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly standIn: StandIn;
  readonly rematchOf: string | null;
  /** Since when nothing is played; null: it is played. */
  readonly pausedAt: number | null;
  /** The newest reminder or nudge; null: none yet. */
  readonly promptedAt: number | null;
  /** When its lobby called the role that its server names; null: it has not. */
  readonly roleCalledAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** A request was open when it was read. */
  readonly asked: boolean;
  /** How many people follow it without a seat. */
  readonly watchers: number;
  /** Its server wants each game as one message that is edited. */
  readonly edited: boolean;
  readonly dealt: boolean;
  /** Of the newest revision; undefined before the deal. */
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly turn: Turn;
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
  /** The turn that is on after it; absent: the next one, which nobody has begun. */
  readonly turn?: Turn;
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice' | 'restores' | 'turn'> {
  readonly rev: number;
  /** Null for a game action. */
  readonly restores: number | null;
  /** The next one begins another turn. */
  readonly endsTurn: boolean;
}

/** Begins the channel of a match that is played in private answers alone: nothing of it is said anywhere. */
export const PRIVATE_PLACE = 'private:';

export const isPrivate = ({ channelId }: { readonly channelId: string }): boolean =>
  channelId.startsWith(PRIVATE_PLACE);
