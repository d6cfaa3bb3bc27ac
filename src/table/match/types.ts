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

/** Stand-in at a table or for one seat. */
export type AnyStandIn = StandIn | Strength;

/**
 * Player of a seat: its person, the stand-in while the person is absent, no player while it is on offer, or the stand-in for
 * good.
 */
export type SeatStatus = 'player' | 'absent' | 'offered' | 'resigned';

export interface Person {
  /** Discord's user id, or any other stable name of a person. */
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
  /** True while the stand-in plays until the person is back, also while the seat is on offer. */
  readonly absent: boolean;
  /** Bot that the others chose to stand in. Null: the table's stand-in. */
  readonly standIn: Strength | null;
  /** True where a bot decides here after a long thought, on its own seat or for the person. */
  readonly thinks: boolean;
  /** The person is known to have left the server. */
  readonly gone: boolean;
}

/** State that a person saw when they asked for something. The request is refused where it has changed since. */
export interface Seen {
  /** Revision that a button was made for. */
  readonly rev?: number | undefined;
  /** Time of the request by the table's clock, in milliseconds since the epoch. */
  readonly sentAt?: number | undefined;
  /** The interaction that asks, to be taken up in the same transaction; absent: it was taken up already. */
  readonly claim?: string | undefined;
}

/** A kind of action: the first of its fields. */
export type ActionKind = readonly [field: string, value: string];

/** Position of a match, as far as it may be asked: what one viewer may see, and what one seat may do. */
export interface Position {
  /** Undefined before the deal. @param sealed seats that have sealed a choice, where that is to be seen */
  view(viewer: Viewer, sealed?: readonly Seat[]): unknown;
  legal(seat: Seat): readonly unknown[];
  /** Lists the kinds of action that a seat may have as far as everybody knows. Hidden information plays no part in it. */
  openers(seat: Seat): readonly ActionKind[];
  readonly toAct: readonly Seat[];
  /** Undefined while the rules see no end; resigned seats rank last. */
  readonly outcome: Outcome | undefined;
}

/** Row of `matches` with its seats. The state, the seed and the dice stay behind, and viewers ask the position instead. */
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
    | 'watchers'
    | 'edited'
    | 'duplicateId'
    | 'withheld'
  > {
  readonly opener: Person;
  /** Seats in the order of joining while in the lobby, and in turn order after the start. */
  readonly seats: readonly Seated[];
  readonly dealt: boolean;
  readonly position: Position;
  /** SHA-256 of seed and salt (docs/dice.md); null for a game that is older than commitments. */
  readonly commitment: string | null;
}

/** One game action, or one undo, as the log keeps it. */
export type Move = Omit<StoredMove, 'rules'>;

/** Message to post in a channel. It is written in the same transaction as what it tells. */
export interface Notice extends Omit<StoredNotice, 'retryAt'> {
  /** Nonce of at most 25 characters, the same at every attempt. */
  readonly nonce: string;
  /** Id of the first row among all that it tells. */
  readonly oldest: number;
}

/** Board before a notice's: the story that it tells, and what everybody may see at the end of it. */
export interface OlderBoard {
  readonly since: number;
  readonly to: number;
  readonly moves: readonly Move[];
  readonly view: unknown;
}

/** A notice of which the first word may leave now. */
export interface Begun {
  /** Undefined: it is gone. */
  readonly match: Match | undefined;
  /** Seats that its board pings. */
  readonly called: readonly Seat[];
  /** The revision after which its story begins: that of a message which is edited stays. */
  readonly since: number;
}

/** A notice that was begun in the transaction that wrote it. */
export interface BegunNotice extends Begun {
  readonly notice: Notice;
}

/** Carries messages to their channels and to people. */
export interface Carrier {
  /** Runs after a commit that left something to post. It must not throw. */
  announce(matchId: string, begun?: BegunNotice): void;
  /** Returns true where a message of the match would leave at once. Absent: never. */
  ready?(matchId: string): boolean;
  /** Runs after a commit that left direct messages to send. It must not throw. Absent: no carrier sends them. */
  post?(): void;
  /**
   * Runs after a commit that changed what messages of leagues or duplicates show. It must not throw. Absent: no carrier
   * renders them.
   */
  refresh?(): void;
}

/** Commitment that was published before the first card. After the end it includes the seed and salt. */
export interface Proof {
  readonly commitment: string;
  /** 64 hexadecimal digits each; absent while the game could still go on. */
  readonly seed?: string;
  readonly salt?: string;
}

/** One shuffle of a game, derived again from its seed. */
export interface CheckedShuffle {
  /** Label of the stream that it was drawn from. */
  readonly label: string;
  readonly items: number;
  /** The revision that shows it; 0 is the deal. */
  readonly rev: number;
  readonly agrees: boolean;
}

/** Comparison of an ended game with what its seed gives. */
export interface Verification extends Required<Proof> {
  readonly shuffles: readonly CheckedShuffle[];
  /** The first revision that the seed and the log do not give; null: all of them agree. */
  readonly differs: number | null;
  /** Older rules made some of it, which these can't derive: nothing was held against the log. */
  readonly olderRules: boolean;
}

/** Result of an action. */
export interface Acted {
  readonly match: Match;
  /** The choice is kept secret until the others have chosen; nothing was announced. */
  readonly sealed: boolean;
  /** Seats whose sealed choice is missing. */
  readonly waitingFor: readonly Seat[];
  /** Moves made by this call: the person's, forced ones, the stand-in's. */
  readonly moves: readonly Move[];
}

/** Result of a vote to call the game off. */
export interface Cancelling {
  readonly match: Match;
  readonly agreed: number;
  readonly needed: number;
}

/** The action that could be taken back now, with all that the table did after it. */
export interface Undoable {
  /** Seats that may ask for it: the maker of the action, or several who chose together. */
  readonly seats: readonly Seat[];
  readonly restores: number;
  /** Moves in the order of the log. */
  readonly undone: readonly Move[];
  /** Reason why the others must agree. Null: it happens at once. */
  readonly consent: 'revealed' | 'together' | 'acted' | null;
}

/** Result of an undo. */
export interface Undone {
  readonly match: Match;
  readonly undone: readonly Move[];
}

/** Request that a seat makes of the others. */
export interface Question extends Omit<StoredRequest, 'answers'> {
  /** Seats whose answer counts. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** Number of seats that must agree. */
  readonly needed: number;
  /** Moves that would be undone, as everybody may see them. Empty where the request is about something else. */
  readonly undone: readonly Move[];
  /** Time at which an undecided request lapses. */
  readonly lapsesAt: number;
  /**
   * Nonces of at most 25 characters, for the message that asks and the message that tells a refusal. Discord would take two
   * messages with one nonce for one.
   */
  readonly nonce: string;
  readonly refusalNonce: string;
}

/** Result of a request, or of an answer. `done` is true once it is carried out. */
export interface AskingOutcome {
  readonly match: Match;
  readonly done: boolean;
  readonly request: Question;
}

/** A seat whose decision is waited for. */
export interface Waiting {
  readonly seat: Seat;
  readonly since: number;
  /** Time at which the pace is exceeded. Null: never, or the clock stands still. */
  readonly lateAt: number | null;
  /** The pace is exceeded: the others may vote. */
  readonly late: boolean;
  /** Null: not away. */
  readonly awayUntil: number | null;
  /** Reminders and nudges so far. */
  readonly prompts: number;
}
