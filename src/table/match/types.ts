import type { Outcome, Seat, Viewer } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type {
  StandIn,
  StoredMatch,
  StoredMove,
  StoredNotice,
  StoredRequest,
} from '../../store/types/index.ts';

export type {
  DealPar,
  EndedBy,
  MadeBy,
  MotionKind,
  NoticeDetails,
  NoticeKind,
  Pace,
  RequestStatus,
  SeatChange,
  Seating,
  StandIn,
  Status,
  StoredLetter,
  StoredWatcher,
  WatchMode,
} from '../../store/types/index.ts';
export { CALLS, isPrivate, MOTION_KINDS, PACES, STAND_INS, WATCH_MODES } from '../../store/types/index.ts';
export type { BasicRefusalCode, PeopleRefusalCode, TableRefusalCode } from './refusal-codes.ts';
export type { Settings, SettingsChange } from './settings.ts';

/** Stand-in of a table, or bot that stands in for one seat. */
export type AnyStandIn = StandIn | Strength;

/**
 * Status of a seat. `player`: its person plays. `absent`: the stand-in plays until the person is back. `offered`: another
 * person may take it. `resigned`: the stand-in plays to the end.
 */
export type SeatStatus = 'player' | 'absent' | 'offered' | 'resigned';

export interface Person {
  /** Discord's user id, or another stable id of a person. */
  readonly id: string;
  readonly name: string;
  /** Strength of a bot. Null or absent: a person. */
  readonly strength?: Strength | null;
}

export interface Seated extends Person {
  readonly strength: Strength | null;
  readonly seat: Seat;
  readonly resigned: boolean;
  readonly state: SeatStatus;
  /** True while the stand-in plays until the person is back. It stays true while the seat is on offer. */
  readonly absent: boolean;
  /** Bot that the others chose as stand-in. Null: the table's stand-in. */
  readonly standIn: Strength | null;
  /** True where a bot decides for this seat after long thinking, on its own seat or as stand-in. */
  readonly thinks: boolean;
  /** True where the person is known to have left the server. */
  readonly gone: boolean;
}

/** State that a person saw when they asked for something. The request is refused where it has changed since. */
export interface Seen {
  /** Revision for which the pressed button was made. */
  readonly rev?: number | undefined;
  /** Time of the request by the table's clock, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** Interaction of the request, which is claimed in the same transaction. Absent: it has been claimed before. */
  readonly claim?: string | undefined;
}

/** Kind of an action: the first of its fields. */
export type ActionKind = readonly [field: string, value: string];

/** Position of a match without its secrets: the view of one viewer, and the actions of one seat. */
export interface Position {
  /**
   * Returns a viewer's view. Undefined before the deal.
   * @param sealed seats that have sealed a choice, where the view is to show it
   */
  view(viewer: Viewer, sealed?: readonly Seat[]): unknown;
  legal(seat: Seat): readonly unknown[];
  /**
   * Lists the kinds of action that a seat may have, as far as everybody knows. Hidden information does not affect the list.
   */
  openers(seat: Seat): readonly ActionKind[];
  readonly toAct: readonly Seat[];
  /** Result by the rules, with resigned seats last. Undefined while the rules see no end. */
  readonly outcome: Outcome | undefined;
}

/** Match with its seats. It lacks state, seed and dice, and viewers use its `position` instead. */
export interface Match
  extends Pick<
    StoredMatch,
    | 'id'
    | 'game'
    | 'options'
    | 'status'
    | 'endedBy'
    | 'rev'
    | 'turn'
    | 'channelId'
    | 'guildId'
    | 'seatsWanted'
    | 'createdAt'
    | 'updatedAt'
    | 'lobbyMessageId'
    | 'boardMessageId'
    | 'shownRev'
    | 'practised'
    | 'parkedAt'
    | 'pace'
    | 'pausedAt'
    | 'seating'
    | 'hints'
    | 'rated'
    | 'standIn'
    | 'rematchOf'
    | 'roleCalledAt'
    | 'voted'
    | 'watchers'
    | 'edited'
    | 'serverLanguage'
    | 'duplicateId'
    | 'withheld'
  > {
  readonly opener: Person;
  /** Seats, in the order of joining before the start, and in turn order after it. */
  readonly seats: readonly Seated[];
  readonly dealt: boolean;
  readonly position: Position;
  /** Commitment, the SHA-256 of seed and salt (docs/dice.md). Null for a game that is older than commitments. */
  readonly commitment: string | null;
}

/** Game action or undo, as the log stores it. */
export type Move = Omit<StoredMove, 'rules'>;

/** Message to post in a channel. It is stored in the same transaction as the change that it shows. */
export interface Notice extends Omit<StoredNotice, 'retryAt'> {
  /** Nonce of the message, at most 25 characters, the same at every attempt. */
  readonly nonce: string;
  /** Id of the oldest outbox row that the message delivers. */
  readonly oldest: number;
}

/** Board that was posted before another one: its moves, and everybody's view after them. */
export interface OlderBoard {
  readonly since: number;
  readonly to: number;
  readonly moves: readonly Move[];
  readonly view: unknown;
}

/** Notice whose sending has begun. */
export interface Begun {
  /** Match of the notice. Undefined: it was deleted. */
  readonly match: Match | undefined;
  /** Seats that the board pings. */
  readonly called: readonly Seat[];
  /** Revision after which the message's moves begin. An edited message keeps the one with which it was posted. */
  readonly since: number;
}

/** Notice whose sending began in the transaction that wrote it. */
export interface BegunNotice extends Begun {
  readonly notice: Notice;
}

/** Sends messages to channels and to people. */
export interface Carrier {
  /** Runs after a commit that wrote messages of a match. It must not throw. */
  announce(matchId: string, begun?: BegunNotice): void;
  /** Returns true where a message of the match would be sent at once. Absent: never. */
  ready?(matchId: string): boolean;
  /** Runs after a commit that wrote direct messages. It must not throw. Absent: they are not sent here. */
  post?(): void;
  /**
   * Runs after a commit that changed messages of leagues or duplicates. It must not throw. Absent: they are not rendered
   * here.
   */
  refresh?(): void;
}

/** Commitment to the seed, published before the first card. Once the seed may be public, seed and salt are included. */
export interface Proof {
  readonly commitment: string;
  /** Seed and salt, 64 hexadecimal digits each. Absent while the game can still go on. */
  readonly seed?: string;
  readonly salt?: string;
}

/** Shuffle that was derived again from the seed of an ended game. */
export interface CheckedShuffle {
  /** Label of the dice stream of the shuffle. */
  readonly label: string;
  readonly items: number;
  /** Revision at which the shuffle was made. 0 is the deal. */
  readonly rev: number;
  readonly agrees: boolean;
}

/** Comparison of an ended game with a replay from its seed. */
export interface Verification extends Required<Proof> {
  readonly shuffles: readonly CheckedShuffle[];
  /** First revision that the replay does not reproduce. Null: it reproduces all of them. */
  readonly differs: number | null;
  /** True where older rules made some revisions, which today's rules can't replay. The game was not compared then. */
  readonly olderRules: boolean;
}

/** Result of an action. */
export interface Acted {
  readonly match: Match;
  /** True where the choice is secret until the others have chosen. No board was posted for it. */
  readonly sealed: boolean;
  /** Seats that have not sealed a choice yet. */
  readonly waitingFor: readonly Seat[];
  /** Moves of this call: the person's, forced ones, and the stand-in's. */
  readonly moves: readonly Move[];
}

/** Result of a vote to call the game off. */
export interface Cancelling {
  readonly match: Match;
  readonly agreed: number;
  readonly needed: number;
}

/** Last action that a person could undo now, with all moves that followed from it. */
export interface Undoable {
  /** Seats that may undo the action: its maker, or several seats that chose together. */
  readonly seats: readonly Seat[];
  readonly restores: number;
  /** Moves that would be undone, in the order of the log. */
  readonly undone: readonly Move[];
  /** Reason why the others must agree. Null: no consent is needed. */
  readonly consent: 'revealed' | 'together' | 'acted' | null;
}

/** Result of an undo. */
export interface Undone {
  readonly match: Match;
  readonly undone: readonly Move[];
}

/** Request of a seat to the others, with the count of votes. */
export interface Question extends Omit<StoredRequest, 'answers'> {
  /** Seats that may vote. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** Number of votes that the request needs. */
  readonly needed: number;
  /** Moves that an undo would take back, as everybody may see them. Empty for other requests. */
  readonly undone: readonly Move[];
  /** Time at which an undecided request lapses. */
  readonly lapsesAt: number;
  /**
   * Nonces of at most 25 characters, one for the request's message and one for a refusal's. Discord treats two messages with
   * the same nonce as one.
   */
  readonly nonce: string;
  readonly refusalNonce: string;
}

/** Result of a request or of a vote. `done` is true once the request was carried out. */
export interface AskingOutcome {
  readonly match: Match;
  readonly done: boolean;
  readonly request: Question;
}

/** Seat whose decision is waited for. */
export interface Waiting {
  readonly seat: Seat;
  readonly since: number;
  /** Time at which the pace is exceeded. Null: never, or the clock is stopped. */
  readonly lateAt: number | null;
  /** True where the pace is exceeded, so that the others may vote about the seat. */
  readonly late: boolean;
  /** End of the person's absence. Null: the person is not away. */
  readonly awayUntil: number | null;
  /** Number of reminders and nudges so far. */
  readonly prompts: number;
}
