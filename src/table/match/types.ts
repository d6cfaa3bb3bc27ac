import type { Outcome, Seat, Viewer } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { SeatEnd } from '../../core/contract/seat-ends.ts';
import type {
  StandIn,
  StoredMatch,
  StoredMove,
  StoredNotice,
  StoredRequest,
} from '../../store/types/index.ts';
import type { LiveClock } from './live-clock.ts';

export type {
  DealPar,
  MotionKind,
  NoticeDetails,
  NoticeKind,
  OperatorMessage,
  OwnSeatBlock,
  Pace,
  Seating,
  SlowPace,
  StandIn,
  WatchMode,
} from '../../store/types/index.ts';
export {
  isPrivate,
  MOTION_KINDS,
  PACES,
  PHRASES,
  PING_KINDS,
  SEATINGS,
  SLOW_PACES,
  STAND_INS,
  WATCH_MODES,
} from '../../store/types/index.ts';
export type { Settings, SettingsChange } from './person-settings.ts';
export type { TableRefusalCode } from './refusal-codes.ts';

export type AnyStandIn = StandIn | Strength;

/**
 * Status of a seat. `player`: its person plays. `absent`: the stand-in plays until the person is back. `offered`: another
 * person may take it. `resigned`: the stand-in plays to the end.
 */
export type SeatStatus = 'player' | 'absent' | 'offered' | 'resigned';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Name of the person's own account, where `name` is the one that a server gives them. Other servers see only this name. */
  readonly ownName?: string;
  /** Strength of a bot. Null or absent: a person. */
  readonly strength?: Strength | null;
  /** Number of the place from which the person plays. Absent: the home. */
  readonly place?: number;
}

export interface Seated extends Person {
  readonly strength: Strength | null;
  readonly seat: Seat;
  readonly resigned: boolean;
  readonly state: SeatStatus;
  /** True while the stand-in plays until the person is back, even while the seat is on offer. */
  readonly absent: boolean;
  /** Bot that the other people chose as stand-in. Null: the stand-in that the table was opened with. */
  readonly standIn: Strength | null;
  /** True if a hard bot decides for this seat, on its own seat or as stand-in. */
  readonly thinks: boolean;
  /** True if the person is known to have left the server. */
  readonly gone: boolean;
  /** Way in which the seat ended before the game. Null: the seat plays on. */
  readonly end: SeatEnd | null;
  /** Revision at which the seat ended. Null: the seat plays on, or ended in an old version. */
  readonly endedRev: number | null;
}

/** Facts of a person's request: what the person saw, and the interaction. The table refuses requests that are too late. */
export interface Seen {
  /** Revision for which the pressed button was made. */
  readonly rev?: number | undefined;
  /** Time at which the person sent the request, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** Id of the request's interaction, which the same transaction marks as handled. Absent: it is marked already. */
  readonly claim?: string | undefined;
}

/** Kind of an action: the first of its fields. */
export type ActionKind = readonly [field: string, value: string];

/** Position of a match without its secrets: the view of one viewer, and the actions of one seat. */
export interface Position {
  /**
   * Returns a viewer's view. Undefined before the deal.
   * @param sealed seats that have sealed a choice, if the view must show them
   */
  view(viewer: Viewer, sealed?: readonly Seat[]): unknown;
  legal(seat: Seat): readonly unknown[];
  /** Lists the kinds of action that a seat may have, as far as everybody knows. Hidden information does not change the list. */
  openers(seat: Seat): readonly ActionKind[];
  readonly toAct: readonly Seat[];
  /** Result by the rules, with resigned seats last. Undefined before the end by the rules. */
  readonly outcome: Outcome | undefined;
}

/** Match with its seats, without state, seed and dice. Its `position` gives views of the state. */
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
    | 'everywhere'
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
  /** Index of the place from which the match is seen. Its channel, server and messages are those of this place. */
  readonly place: number;
  /** Count of the places in which the match is played. */
  readonly places: number;
  /** True where a person has sent a phrase to the other places. */
  readonly spoken: boolean;
  readonly opener: Person;
  /** Seats, in the order of joining before the start, and in turn order after it. */
  readonly seats: readonly Seated[];
  readonly dealt: boolean;
  readonly position: Position;
  /** Commitment: the SHA-256 of seed and salt (docs/dice.md). Null for a game from before commitments existed. */
  readonly commitment: string | null;
}

/** Game action or undo, as the log stores it. */
export type Move = Omit<StoredMove, 'rules'>;

/** Message to post in a channel. It is stored in the same transaction as the change that it reports. */
export interface Notice extends Omit<StoredNotice, 'retryAt'> {
  /** Nonce of the message, at most 25 characters, the same at every attempt. */
  readonly nonce: string;
  /** Id of the oldest outbox row that the message delivers. */
  readonly oldest: number;
}

/** Board that was posted earlier, with its moves and the public view after them. */
export interface OlderBoard {
  readonly since: number;
  readonly to: number;
  readonly moves: readonly Move[];
  readonly view: unknown;
  /** Seats whose ends the board reports. */
  readonly resigned: readonly Seat[];
}

export interface Begun {
  /** Match of the notice. Undefined: the match was deleted. */
  readonly match: Match | undefined;
  readonly pinged: readonly Seat[];
  /** Revision that the message shows. */
  readonly rev: number;
  /** Revision after which the message's moves begin. An edited message keeps the revision of its first version. */
  readonly since: number;
  /** Seats whose ends the message reports. An edited message keeps those of its first version. */
  readonly resigned: readonly Seat[];
}

export interface BegunNotice extends Begun {
  readonly notice: Notice;
}

export interface Carrier {
  /** Sends the messages of a match, after the commit that wrote them. It must not throw. */
  announce(matchId: string, begun?: BegunNotice): void;
  /** Returns true if a message of the match would be sent immediately. Absent: never. */
  ready?(matchId: string): boolean;
  /** Sends direct messages, after the commit that wrote them. It must not throw. Absent: this process sends none. */
  post?(): void;
  /**
   * Renders messages of leagues and duplicates, after the commit that changed them. It must not throw. Absent: this process
   * renders none.
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

export interface CheckedShuffle {
  /** Label that separates the random numbers of this shuffle from others of the same seed. */
  readonly label: string;
  readonly items: number;
  /** Revision at which the shuffle was made. 0 is the deal. */
  readonly rev: number;
  readonly agrees: boolean;
}

/** Comparison of an ended game with a replay from its seed. */
export interface Verification extends Required<Proof> {
  readonly shuffles: readonly CheckedShuffle[];
  /** First revision that the replay does not reproduce. Null: it reproduces all revisions. */
  readonly differs: number | null;
  /** True if some revisions were made under older rules. The present rules can't replay them, so the game was not compared. */
  readonly olderRules: boolean;
}

export interface Acted {
  readonly match: Match;
  /** True if the choice is secret until other seats have chosen too. Then no board is posted for it. */
  readonly sealed: boolean;
  readonly waitingFor: readonly Seat[];
  /** Moves that this call made: the person's move, forced moves, and moves of the stand-in. */
  readonly moves: readonly Move[];
}

export interface Cancelling {
  readonly match: Match;
  readonly agreed: number;
  readonly needed: number;
}

/** Votes to call a match off, by people's ids. */
export interface CancelVote {
  readonly votes: readonly string[];
  /** People whose votes are needed. */
  readonly asked: readonly string[];
  /** True if people have left a rated game, which then ends as lost for them. */
  readonly deserted: boolean;
}

/** Last action that a person could undo now, with all moves that followed from it. */
export interface Undoable {
  /** Seats that may undo the action: its maker, or all seats that chose together. */
  readonly seats: readonly Seat[];
  readonly restores: number;
  readonly undone: readonly Move[];
  /** Reason why other seats must agree to the undo. Null: no consent is needed. */
  readonly consent: 'revealed' | 'together' | 'acted' | null;
  /** True where the action, or a move after it, revealed something, or a bot has answered. */
  readonly learned: boolean;
}

export interface Undone {
  readonly match: Match;
  readonly undone: readonly Move[];
}

export interface MatchRequest extends Omit<StoredRequest, 'answers'> {
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  readonly needed: number;
  /** Moves that an undo would take back, as everybody may see them. Empty for other requests. */
  readonly undone: readonly Move[];
  /** Time at which an undecided request lapses, in milliseconds since the epoch. */
  readonly lapsesAt: number;
  /**
   * Nonces of the request's message and of its refusal's message, at most 25 characters. Discord posts two messages with the
   * same nonce only once.
   */
  readonly nonce: string;
  readonly refusalNonce: string;
}

/** Result of making a request or of voting. `done` is true once the request was carried out. */
export interface AskingOutcome {
  readonly match: Match;
  readonly done: boolean;
  readonly request: MatchRequest;
}

export interface Waiting {
  readonly seat: Seat;
  readonly since: number;
  /** Milliseconds on the decision's clock. */
  readonly waited: number;
  /** Time at which the decision exceeds the pace. Null: never, or the clock is stopped. */
  readonly lateAt: number | null;
  /** True if the decision exceeds the pace, so that the other people may vote about the seat. */
  readonly late: boolean;
  /** End of the person's absence. Null: the person is not away. */
  readonly awayUntil: number | null;
  readonly prompts: number;
  /** Clock of the decision in a live game. Null: the game is not live, or the clock is stopped. */
  readonly clock: LiveClock | null;
}
