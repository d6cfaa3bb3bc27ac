import type { DiceCounters } from '../../core/contract/dice.ts';
import type { AddressedEvent, Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';

/** Causes of a match's end. `unreached`: the bot could not reach a person, and does not know who caused that. */
export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence' | 'unreached';

/** Time limits for a decision. After the limit the other people may vote about the late seat. */
export const SLOW_PACES = ['none', 'day', 'three-days', 'two-weeks'] as const;
/** Paces of a game. `live`: a minute for a decision, and a reserve for the whole game (docs/live.md). */
export const PACES = [...SLOW_PACES, 'live'] as const;
export type SlowPace = (typeof SLOW_PACES)[number];
export type Pace = (typeof PACES)[number];

/** Orders of the people's seats at the start: random, or in the order of joining. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * Maker of a move. A `person` pressed a button, an `order` was given in advance, and a `forced` move is made automatically. A
 * `stand-in` plays for a person, and a `player` is a bot on its own seat. An `undo` is no game action.
 */
export type MadeBy = 'person' | 'order' | 'forced' | 'stand-in' | 'player' | 'undo';

/** One of the two to four channels in which a match is played. Place 0, the home, is part of the match's own row. */
export interface StoredPlace {
  /** Number of the place, from 1. */
  readonly place: number;
  readonly channelId: string;
  /** Null: the channel is a person's direct messages. */
  readonly guildId: string | null;
  /** Language of the place's messages. Null: the language that the server has in Discord. */
  readonly language: string | null;
  readonly lobbyMessageId: string | null;
  readonly boardMessageId: string | null;
  readonly shownRev: number | null;
  readonly parkedAt: number | null;
}

/** Phrases that people say to all places of a match. A button has the number of its phrase, counted from 1. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'was-away',
  'little-time',
  'thanks',
] as const;
export type Phrase = (typeof PHRASES)[number];

export interface NewestPhrase {
  readonly phrase: Phrase;
  /** Revision of the match at which the person said it. */
  readonly rev: number;
  readonly at: number;
  /** Number of phrases that the person has said since their last decision, this one included. */
  readonly times: number;
}

export interface StoredSeat {
  readonly seat: Seat;
  readonly userId: string;
  readonly name: string;
  readonly resigned: boolean;
  /** Revision of the match at which the seat ended. Null: the seat plays on, or ended before the database had this column. */
  readonly resignedRev: number | null;
  /** Strength of the bot on this seat. Null: a person has the seat. */
  readonly strength: Strength | null;
  /** Time since which a stand-in has been playing for the absent person. Null: the person plays. */
  readonly absentAt: number | null;
  /**
   * Bot that stands in on this seat. Null: the match's stand-in. Where the person is not absent, this bot plays only the
   * present turn.
   */
  readonly standIn: Strength | null;
  /** Time since which other people may take the seat. Null: the seat is not on offer. */
  readonly offeredAt: number | null;
  readonly gone: boolean;
  /** Time of the last ping to this seat. Null: the seat was not pinged since the person's last decision. */
  readonly calledAt: number | null;
  /** Id of the seat's first person, where another person has taken the seat over. Null: the first person still has the seat. */
  readonly dealtTo: string | null;
  /** Milliseconds for which absences stopped the clocks of the person's earlier decisions. */
  readonly awayMs: number;
  /** Number of the place from which the person plays. */
  readonly place: number;
  /** Milliseconds of the reserve that the seat's decisions in a live game have cost. */
  readonly spentMs: number;
  /** Time at which the seat's clock waited because its place had closed. The clock waits once in a match. Null: not yet. */
  readonly graceAt: number | null;
  /** Newest phrase of the seat's person. Null: none. */
  readonly said: NewestPhrase | null;
  /** True where the person reads no phrases in this match. */
  readonly hidesPhrases: boolean;
  /**
   * Name that people at other places see: the person's own name, and never a nickname from a server. Null: they see no name.
   */
  readonly nameElsewhere: string | null;
}

/** Stand-ins for absent or resigned people: the bot of medium strength, or the published rule of the game. */
export const STAND_INS = ['medium', 'steady'] as const;
export type StandIn = (typeof STAND_INS)[number];

export type NewSeat = Pick<StoredSeat, 'seat' | 'userId' | 'name' | 'resigned' | 'strength'> & {
  readonly place?: number;
};

export interface Turn {
  /** Revision of the match at which the turn began. */
  readonly since: number;
  /** Seat that made the first decision of the turn. Null before this decision. */
  readonly seat: Seat | null;
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly openerId: string;
  readonly openerName: string;
  readonly seatsWanted: number;
  /** Random seed of the deal, 64 hexadecimal digits. Only code in src/table reads it. */
  readonly seed: string;
  /**
   * Salt of the published hash that commits to the seed, 64 hexadecimal digits. It is as secret as the seed. Null: no hash was
   * published for this old match.
   */
  readonly salt?: string | null;
  readonly createdAt: number;
  readonly pace?: Pace;
  readonly seating?: Seating;
  /** True where seats may ask for hints. Default: true. */
  readonly hints?: boolean;
  readonly rated?: boolean;
  /** True where the lobby is shown in other servers, whose people may sit down. */
  readonly everywhere?: boolean;
  /** Stand-in for absent people. Default: `medium`. */
  readonly standIn?: StandIn;
  readonly rematchOf?: string;
  /**
   * Duplicate to which the match belongs. The match's position is hidden from people at other tables until all tables have
   * ended.
   */
  readonly duplicateId?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf' | 'duplicateId'> {
  readonly duplicateId: string | null;
  /**
   * True in a duplicate until all its tables have ended. Until then only the match's own people may see the match, and its seed
   * stays secret.
   */
  readonly withheld: boolean;
  readonly status: Status;
  readonly endedBy: EndedBy | null;
  /** Number of game actions and undos so far. */
  readonly rev: number;
  readonly lobbyMessageId: string | null;
  readonly boardMessageId: string | null;
  /** Newest revision that a message in the channel shows. Null: no message was posted. */
  readonly shownRev: number | null;
  readonly updatedAt: number;
  /** True for a solo game in which the person undid a move. The score is then not compared. */
  readonly practised: boolean;
  /** Time since which the channel is closed to the bot, in milliseconds since the epoch. Null: the channel is open. */
  readonly parkedAt: number | null;
  readonly pace: Pace;
  readonly seating: Seating;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly everywhere: boolean;
  readonly standIn: StandIn;
  readonly rematchOf: string | null;
  readonly pausedAt: number | null;
  /** Time of the newest reminder or nudge. Null: none was sent yet. */
  readonly promptedAt: number | null;
  /** Time at which the lobby mentioned the server's role. Null: the lobby has not mentioned a role. */
  readonly roleCalledAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** True where a request of a seat to the other seats was open when the match was read. */
  readonly asked: boolean;
  /** True where people had voted to call the game off when the match was read. */
  readonly voted: boolean;
  /** Number of people who follow the match without a seat. */
  readonly watchers: number;
  /** True where the server's setting is that each game is one message, which the bot edits. */
  readonly edited: boolean;
  /** Language that the server has chosen, such as `pt-BR`. Null: none. */
  readonly serverLanguage: string | null;
  /** Places of the match beside its home, by their numbers. Empty: the match is played in one channel. */
  readonly places: readonly StoredPlace[];
  readonly dealt: boolean;
  /** State of the game at the newest revision. Undefined before the deal. */
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly turn: Turn;
}

/** Values that the store keeps with each revision, including the deal (revision 0). */
export interface Snapshot {
  readonly state: unknown;
  /** Counters of random numbers that were used up to this revision. */
  readonly dice: DiceCounters;
  /** Version number of the game's rules under which the revision was made. */
  readonly rules: number;
  readonly at: number;
}

export interface NewMove extends Snapshot {
  readonly seat: Seat;
  readonly action: string;
  readonly by: MadeBy;
  readonly events: readonly AddressedEvent<unknown>[];
  readonly reveals: boolean;
  /** Revision before the first of the moves that one call stored together. An undo takes all these moves back. */
  readonly batch: number;
  /** Revision whose state and random counters an undo restores. All moves after that revision are undone. */
  readonly restores?: number;
  /** Turn after the move. Absent: a new turn begins, in which no seat has decided yet. */
  readonly turn?: Turn;
}

export interface StoredMove extends Omit<NewMove, 'state' | 'dice' | 'restores' | 'turn'> {
  readonly rev: number;
  /** Revision that an undo restores. Null: the move is a game action. */
  readonly restores: number | null;
  /** True where the next move belongs to another turn. */
  readonly endsTurn: boolean;
}

/** Prefix of the channel id of a private match. Such a match is shown only in answers that one person sees. */
export const PRIVATE_PLACE = 'private:';

export const isPrivate = ({ channelId }: { readonly channelId: string }): boolean =>
  channelId.startsWith(PRIVATE_PLACE);
