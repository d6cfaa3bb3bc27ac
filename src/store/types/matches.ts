import type { DiceCounters } from '../../core/dice.ts';
import type { Seat, Told } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';

export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence';

/** Paces: times that a decision may take before the others may vote about its seat. */
export const PACES = ['none', 'day', 'three-days', 'two-weeks'] as const;
export type Pace = (typeof PACES)[number];

/** Orders of the seats at the start: random, or in the order of joining. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * Maker of a move. A `person` presses a button, an `order` chooses in advance, and the table makes `forced` moves. A
 * `stand-in` plays a seat without its person, a `player` is a bot on its own seat. An `undo` is no game action.
 */
export type MadeBy = 'person' | 'order' | 'forced' | 'stand-in' | 'player' | 'undo';

export interface StoredSeat {
  readonly seat: Seat;
  readonly userId: string;
  readonly name: string;
  readonly resigned: boolean;
  /** Strength of the bot on this seat. Null: a person has the seat. */
  readonly strength: Strength | null;
  /** Time since which the stand-in plays, until the person is back. Null: the person plays. */
  readonly absentAt: number | null;
  /**
   * Bot that stands in. Null: the table's stand-in. Where the person is not absent, this bot thinks about the present turn
   * alone.
   */
  readonly standIn: Strength | null;
  /** Time since which other people may take the seat. Null: it is not on offer. */
  readonly offeredAt: number | null;
  /** True where the person is known to have left the server. */
  readonly gone: boolean;
  /** Time of the last ping to this seat, unless the person has decided since then. */
  readonly calledAt: number | null;
  /** First person of the seat, where another person has taken it over. Null: no other person has. */
  readonly dealtTo: string | null;
  /** Milliseconds for which absences stopped the clocks of the person's earlier decisions. */
  readonly awayMs: number;
}

/** Stand-ins for absent or resigned people: the medium bot, or the game's published rule. */
export const STAND_INS = ['medium', 'steady'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Seat that a person or a bot takes. */
export type NewSeat = Omit<
  StoredSeat,
  'absentAt' | 'standIn' | 'offeredAt' | 'gone' | 'calledAt' | 'dealtTo' | 'awayMs'
>;

/** Turn of a match, which can have several decisions. */
export interface Turn {
  /** Revision of the board at which the turn began. */
  readonly since: number;
  /** Seat that made the first decision of the turn. Null before that decision. */
  readonly seat: Seat | null;
}

/** Values for a new row of `matches`. */
export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly openerId: string;
  readonly openerName: string;
  readonly seatsWanted: number;
  /** Seed of the deal, 64 hexadecimal digits. Only the table code reads it. */
  readonly seed: string;
  /**
   * Salt of the commitment, 64 hexadecimal digits. It is as secret as the seed. Null: the game is older than commitments.
   */
  readonly salt?: string | null;
  readonly createdAt: number;
  /** Time that a decision may take. Default: no limit. */
  readonly pace?: Pace;
  /** Order of the seats at the start. Default: random. */
  readonly seating?: Seating;
  /** True where seats may ask for hints. Default: true. */
  readonly hints?: boolean;
  /** True where the result changes ratings. Default: false. */
  readonly rated?: boolean;
  /** Stand-in of the table. Default: medium. */
  readonly standIn?: StandIn;
  /** Id of the ended match to which this one is the rematch. */
  readonly rematchOf?: string;
  /**
   * Duplicate to which the match belongs. Its position is withheld from people of other tables until all tables have ended.
   */
  readonly duplicateId?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf' | 'duplicateId'> {
  /** Duplicate to which the match belongs. Null: none. */
  readonly duplicateId: string | null;
  /**
   * True until all tables with the same deal have ended. Only the match's own people may see it until then, and its seed
   * stays secret.
   */
  readonly withheld: boolean;
  readonly status: Status;
  readonly endedBy: EndedBy | null;
  /** Number of game actions and undos so far. */
  readonly rev: number;
  /** Ids of the bot's messages in the channel, once posted. */
  readonly lobbyMessageId: string | null;
  readonly boardMessageId: string | null;
  /** The newest revision that a message in the channel shows. */
  readonly shownRev: number | null;
  readonly updatedAt: number;
  /** True for a solo game in which something was undone. Its score is not compared. */
  readonly practised: boolean;
  /** Time since which the channel is closed to the bot, in milliseconds since the epoch. Null: it is open. */
  readonly parkedAt: number | null;
  readonly pace: Pace;
  readonly seating: Seating;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly standIn: StandIn;
  readonly rematchOf: string | null;
  /** Time since which the match is paused. Null: it is not paused. */
  readonly pausedAt: number | null;
  /** Time of the newest reminder or nudge. Null: none yet. */
  readonly promptedAt: number | null;
  /** Time at which the lobby mentioned the server's role. Null: it has not. */
  readonly roleCalledAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** True where a request was open when the match was read. */
  readonly asked: boolean;
  /** True where people had voted to call the game off when the match was read. */
  readonly voted: boolean;
  /** Number of people who follow the match without a seat. */
  readonly watchers: number;
  /** True where the server wants each game as one message that is edited. */
  readonly edited: boolean;
  /** Language that the server has chosen, such as `pt-BR`. Null: none. */
  readonly serverLanguage: string | null;
  readonly dealt: boolean;
  /** State at the newest revision. Undefined before the deal. */
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly turn: Turn;
}

/** Values that the store keeps with each revision, including the deal (revision 0). */
export interface Snapshot {
  readonly state: unknown;
  /** Counters of the dice after this revision. */
  readonly dice: DiceCounters;
  /** Number of the game's `rules` under which the revision was made. */
  readonly rules: number;
  /** Time of the revision, in milliseconds since the epoch. */
  readonly at: number;
}

export interface NewMove extends Snapshot {
  readonly seat: Seat;
  readonly action: string;
  readonly by: MadeBy;
  readonly told: readonly Told<unknown>[];
  readonly reveals: boolean;
  /** Revision at which the call began that made the move. Moves of one call are undone together. */
  readonly batch: number;
  /** Revision whose state and dice an undo restores. All moves after it are undone. */
  readonly restores?: number;
  /** Turn after the move. Absent: a new turn, in which no seat has decided yet. */
  readonly turn?: Turn;
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice' | 'restores' | 'turn'> {
  readonly rev: number;
  /** Revision that an undo restores. Null for a game action. */
  readonly restores: number | null;
  /** True where the next move begins another turn. */
  readonly endsTurn: boolean;
}

/** Prefix of the channel id of a private match. It is shown in answers that one person sees, and posted nowhere. */
export const PRIVATE_PLACE = 'private:';

export const isPrivate = ({ channelId }: { readonly channelId: string }): boolean =>
  channelId.startsWith(PRIVATE_PLACE);
