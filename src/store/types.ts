import type { JudgedDecision } from '../core/coach.ts';
import type { DiceCounters } from '../core/dice.ts';
import type { Seat, Told } from '../core/game.ts';
import type { Strength } from '../core/player.ts';
import type { Refusal } from '../core/result.ts';

export type Status = 'lobby' | 'running' | 'over' | 'cancelled';
/** How a game came to its end. */
export type EndedBy = 'rules' | 'resignation' | 'cancel' | 'silence';
/** How long a decision may be waited for before the others may vote on it. */
export const PACES = ['none', 'day', 'three-days'] as const;
export type Pace = (typeof PACES)[number];
/** How seats are given out: drawn, or in the order of joining. */
export const SEATINGS = ['random', 'joined'] as const;
export type Seating = (typeof SEATINGS)[number];
/**
 * Who made a move: the person, by a press or by a standing order, the table for a forced one, the stand-in for a seat without
 * its person, a player of the bot for its own seat; an undo is no game action.
 */
export type MadeBy = 'person' | 'order' | 'forced' | 'stand-in' | 'player' | 'undo';
/** Those that call somebody to a decision, or tell that it is late: void once it is made. */
export const PROMPTS = ['ping', 'reminder', 'note', 'nudge', 'overdue'] as const;
/** Those of them that call. */
export const CALLS = ['ping', 'reminder', 'note', 'nudge'] as const;
/** Each has a message of its own. */
export const OWN_NOTICES = [...PROMPTS, 'seat', 'question'] as const;
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
/** Who sealed a choice. */
export type SealedBy = Extract<MadeBy, 'person' | 'order' | 'stand-in' | 'player'>;
/** `here`: to a rematch, by who was seated without being asked. */
export type VoteKind = 'cancel' | 'here';
/** What is put to the vote, beside undo and cancel. */
export const MOTION_KINDS = ['play-once', 'play-until-back', 'offer', 'pause', 'unpause'] as const;
export type MotionKind = (typeof MOTION_KINDS)[number];
/** What a seat may ask of the others. */
export type RequestKind = 'undo' | MotionKind;
/** `withdrawn`: by its seat, by a game action, a resignation or the end of the match. */
export type RequestStatus = 'open' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

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
}

/** Who plays for who is absent or has resigned: a player of the bot of that strength, or the game's published rule. */
export const STAND_INS = ['medium', 'steady'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** A seat that somebody takes. */
export type NewSeat = Omit<StoredSeat, 'absentAt' | 'standIn' | 'offeredAt' | 'gone' | 'calledAt'>;

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
  /** default: medium */
  readonly standIn?: StandIn;
  /** The ended match that this one plays again. */
  readonly rematchOf?: string;
}

export interface StoredMatch extends Omit<NewMatch, 'rematchOf'> {
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
  readonly standIn: StandIn;
  readonly rematchOf: string | null;
  /** Since when nothing is played; null: it is played. */
  readonly pausedAt: number | null;
  /** The newest reminder or nudge; null: none yet. */
  readonly promptedAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** A request was open when it was read. */
  readonly asked: boolean;
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
}

export interface NewRequest {
  readonly matchId: string;
  readonly kind: RequestKind;
  /** The revision that it is about: it is void at any other. */
  readonly rev: number;
  /** Who asks. */
  readonly seat: Seat;
  /** The seat that it is about. */
  readonly target?: Seat | null;
  /** Who is to play for it; null or absent: whoever stands in at this table. */
  readonly standIn?: Strength | null;
  readonly at: number;
}

export interface Answered {
  readonly seat: Seat;
  readonly agrees: boolean;
}

export interface StoredRequest extends NewRequest {
  readonly target: Seat | null;
  readonly standIn: Strength | null;
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
  readonly by: SealedBy;
  readonly at: number;
}

/** What a seat has decided in advance. */
export interface StoredOrder {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly order: string;
  /** The revision that the action found with which it was left; −1: it was left by itself. */
  readonly rev: number;
  readonly at: number;
}

/** That a seat was given a hint. */
export interface StoredHint {
  readonly seat: Seat;
  /** Of the position that it was about. */
  readonly rev: number;
  readonly at: number;
}

/** A choice that does not fit with what the others have chosen: its seat is asked again. */
export interface TurnedDown {
  readonly seat: Seat;
  readonly action: string;
  readonly refusal: Refusal;
}

/** A decision of a person that is waited for. */
export interface StoredWait {
  readonly matchId: string;
  readonly seat: Seat;
  readonly userId: string;
  /** The revision at which it began; of a turn that goes on: at which its newest decision did. */
  readonly rev: number;
  /** The turn that it began in. */
  readonly turn: number;
  /** The turn of the seat goes on, but others are asked now: nobody waits for it. */
  readonly resting: boolean;
  /** When it began. */
  readonly since: number;
  /** When it would have begun, had the clock never stood still. */
  readonly clockFrom: number;
  /** The clock stands still since then: the person is away, or the match is paused. */
  readonly stoppedAt: number | null;
  /** Reminders so far, the last note among them. */
  readonly reminded: number;
  /** Reminders and nudges so far. */
  readonly prompts: number;
  /** It was said that the pace is exceeded. */
  readonly overdue: boolean;
  /** The person was called to it once. */
  readonly pinged: boolean;
  /** The notice that calls, until it is delivered. */
  readonly summonedBy: number | null;
  /** A call that was put off until then. */
  readonly pingAt: number | null;
  /** When something must be done about it; null: nothing. */
  readonly dueAt: number | null;
}

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
  /** Of `taken`: who sat there before. */
  readonly name?: string;
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

/** A running instance. */
export interface LeaseHolder {
  /** Made anew at each start. */
  readonly holder: string;
  /** Where process numbers mean something: a machine since it was started, and its namespace; '' unknown. */
  readonly place: string;
  readonly pid: number;
  /** Goes up with each sign of life. */
  readonly beat: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface NamedLease extends LeaseHolder {
  readonly name: string;
}

/** Whoever writes, and the leases that must be its own for that. */
export interface LeaseClaim {
  readonly holder: string;
  /** Read at each transaction. */
  readonly names: readonly string[];
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

/** How one seat's decisions were judged after the end. */
export interface StoredReview {
  readonly seat: Seat;
  /** Of the game's rules, and of the weights that judged. */
  readonly rules: number;
  readonly edition: string;
  readonly decisions: readonly JudgedDecision[];
  /** Its person lets everybody look. */
  readonly shared: boolean;
  readonly at: number;
}

/** What a game that has ended counts for whoever held a seat at its end. */
export interface StoredResult {
  readonly matchId: string;
  readonly seat: number;
  readonly userId: string;
  readonly guildId: string | null;
  readonly game: string;
  /** Scores of one category compare. */
  readonly category: string;
  readonly seats: number;
  /** Null where the game ended before its rules did. */
  readonly points: number | null;
  readonly rank: number;
  readonly won: boolean;
  readonly level: string | null;
  /** Most points that one own action brought; null without such an action. */
  readonly best: number | null;
  /** Choices made for the seat, by its person or by the stand-in. */
  readonly turns: number;
  readonly standIns: number;
  readonly practised: boolean;
  /** A player of the bot sat at the table. */
  readonly withPlayers: boolean;
  /** False where the stand-in made more than half of the choices. */
  readonly counts: boolean;
  readonly at: number;
}

/** How a server wants it; null: as the house has it. */
export interface StoredServer {
  readonly guildId: string;
  readonly language: string | null;
  readonly pace: string | null;
  /** `everyone`, `manage-server` or `role:<id>`. */
  readonly mayOpen: string;
  readonly mayCancel: string;
}

/** What somebody did with a moderator's powers. */
export interface NewAct {
  readonly guildId: string;
  readonly userId: string;
  readonly name: string;
  readonly act: string;
  readonly matchId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: number;
}

export interface StoredAct extends Omit<NewAct, 'userId' | 'name'> {
  readonly id: number;
  /** Null: forgotten. */
  readonly userId: string | null;
  readonly name: string | null;
}
