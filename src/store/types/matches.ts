import type { DiceCounters } from '../../core/dice.ts';
import type { Seat, Told } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';

export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence';

/** Times that a decision may take before the others may vote on it. */
export const PACES = ['none', 'day', 'three-days', 'two-weeks'] as const;
export type Pace = (typeof PACES)[number];

/** Orders of the seats at the start: random, or as people joined. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * Maker of a move. A `person` presses a button, an `order` was left in advance, and the table makes `forced` moves. A
 * `stand-in` plays a seat without its person, a `player` is a bot on its own seat. An `undo` is no game action.
 */
export type MadeBy = 'person' | 'order' | 'forced' | 'stand-in' | 'player' | 'undo';

export interface StoredSeat {
  readonly seat: Seat;
  readonly userId: string;
  readonly name: string;
  readonly resigned: boolean;
  /** Strength of a bot. Null: a person sits there. */
  readonly strength: Strength | null;
  /** Time since which the stand-in plays, until the person is back. Null: the person plays. */
  readonly absentAt: number | null;
  /**
   * Bot that stands in. Null: the table's stand-in. For a seat whose person is not absent, it plays this turn alone, and
   * thinks about it.
   */
  readonly standIn: Strength | null;
  /** Time since which any person may take it. */
  readonly offeredAt: number | null;
  /** The person is known to have left the server. */
  readonly gone: boolean;
  /** Time of the last ping to a decision, where the person has not decided anything since. */
  readonly calledAt: number | null;
  /** First person of the seat, where another person has taken it over. Null: nobody has. */
  readonly dealtTo: string | null;
  /** Milliseconds that the clocks of its person's earlier decisions stood still for an absence. */
  readonly awayMs: number;
}

/** Stand-ins for absent or resigned people: a bot of that strength, or the game's published rule. */
export const STAND_INS = ['medium', 'steady'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Seat that a person or a bot takes. */
export type NewSeat = Omit<
  StoredSeat,
  'absentAt' | 'standIn' | 'offeredAt' | 'gone' | 'calledAt' | 'dealtTo' | 'awayMs'
>;

/** The turn that is on. */
export interface Turn {
  /** Revision whose board it began with. */
  readonly since: number;
  /** Seat that made the first decision of the turn. Null before that. */
  readonly seat: Seat | null;
}

/** Values that a new row of `matches` needs. */
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
  /** True where seats may ask for hints, which is the default. */
  readonly hints?: boolean;
  /** True where the result changes ratings. Default: false. */
  readonly rated?: boolean;
  /** default: medium */
  readonly standIn?: StandIn;
  /** The ended match that this one plays again. */
  readonly rematchOf?: string;
  /**
   * Duplicate, where the match is one of several tables with the same deal. Until all have ended, only the people at the
   * table see anything of it.
   */
  readonly duplicateId?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf' | 'duplicateId'> {
  /** Null: its deal is its own. */
  readonly duplicateId: string | null;
  /**
   * True where another table plays the same deal and has not ended, or this one has not. Only its own people may see it, and
   * its seed stays secret.
   */
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
  /** Time at which its lobby mentioned the role that its server names. Null: it has not. */
  readonly roleCalledAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** A request was open when it was read. */
  readonly asked: boolean;
  /** Number of people who follow it without a seat. */
  readonly watchers: number;
  /** True where its server wants each game as one message that is edited. */
  readonly edited: boolean;
  readonly dealt: boolean;
  /** State at the newest revision. Undefined before the deal. */
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly turn: Turn;
}

/** Values that the store keeps with each revision, also with the deal (revision 0). */
export interface Snapshot {
  readonly state: unknown;
  /** Counters of the dice after the revision. */
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
  /** Revision that the call found. Moves of one call are taken back together. */
  readonly batch: number;
  /** Revision whose state and dice an undo restores. All moves between the two are undone. */
  readonly restores?: number;
  /** Turn after the move. Absent: the next one, which no seat has begun. */
  readonly turn?: Turn;
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice' | 'restores' | 'turn'> {
  readonly rev: number;
  /** Null for a game action. */
  readonly restores: number | null;
  /** The next one begins another turn. */
  readonly endsTurn: boolean;
}

/** Prefix of the channel of a match that is played in private answers alone. Nothing of it is posted anywhere. */
export const PRIVATE_PLACE = 'private:';

export const isPrivate = ({ channelId }: { readonly channelId: string }): boolean =>
  channelId.startsWith(PRIVATE_PLACE);
