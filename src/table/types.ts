import type { Outcome, Seat, Viewer } from '../core/game.ts';
import type { Strength } from '../core/player.ts';
import type { StandIn, StoredMatch, StoredMove, StoredNotice, StoredRequest } from '../store/types.ts';

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
} from '../store/types.ts';
export { CALLS, isPrivate, MOTION_KINDS, PACES, STAND_INS, WATCH_MODES } from '../store/types.ts';
export type { Settings, SettingsChange } from './people/settings.ts';
export type { BasicRefusalCode, PeopleRefusalCode, TableRefusalCode } from './refusal-codes.ts';

/** Who may stand in, at a table or for one seat. */
export type AnyStandIn = StandIn | Strength;

/** Who plays a seat: its person; the stand-in while the person is absent; nobody yet while it is on offer; the stand-in for good. */
export type SeatStatus = 'player' | 'absent' | 'offered' | 'resigned';

export interface Person {
  /** Discord's user id, or any other stable name of a person. */
  readonly id: string;
  readonly name: string;
  /** Of a player of the bot; null or absent: a person. */
  readonly strength?: Strength | null;
}

export interface Seated extends Person {
  readonly strength: Strength | null;
  readonly seat: Seat;
  readonly resigned: boolean;
  readonly state: SeatStatus;
  /** The stand-in plays, until the person is back: also while the seat of an absent one is offered. */
  readonly absent: boolean;
  /** The player of the bot that the others chose to stand in; null: whoever does at this table. */
  readonly standIn: Strength | null;
  /** A player of the bot decides here after a long thought: of its own, or for the person. */
  readonly thinks: boolean;
  /** The person is known to have left the server. */
  readonly gone: boolean;
}

/** What a person had before their eyes when they asked for something; what has happened since then refuses it. */
export interface Seen {
  /** What a button was made for. */
  readonly rev?: number | undefined;
  /** When it was asked for, in milliseconds since the epoch, by the table's clock. */
  readonly sentAt?: number | undefined;
  /** The interaction that asks, to be taken up in the same transaction; absent: it was taken up already. */
  readonly claim?: string | undefined;
}

/** A kind of action: the first of its fields. */
export type ActionKind = readonly [field: string, value: string];

/** Where a match stands, as far as it may be asked: what one viewer may see, what one seat may do. */
export interface Position {
  /** Undefined before the deal. @param sealed seats that have sealed a choice, where that is to be seen */
  view(viewer: Viewer, sealed?: readonly Seat[]): unknown;
  legal(seat: Seat): readonly unknown[];
  /** Kinds of action that a seat may have, as far as everybody knows: what is hidden has no part in it. */
  openers(seat: Seat): readonly ActionKind[];
  readonly toAct: readonly Seat[];
  /** Undefined while the rules see no end; resigned seats rank last. */
  readonly outcome: Outcome | undefined;
}

/** One row of `matches` with its seats. The state, the seed and the dice stay behind: what may be seen is asked of the position. */
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
  /** In the lobby: in the order of joining; started: in turn order. */
  readonly seats: readonly Seated[];
  readonly dealt: boolean;
  readonly position: Position;
  /** SHA-256 of seed and salt (docs/dice.md); null for a game that is older than commitments. */
  readonly commitment: string | null;
}

/** One game action, or one undo, as the log keeps it. */
export type Move = Omit<StoredMove, 'rules'>;

/** Something to be said in a channel: written in the same transaction as what it tells. */
export interface Notice extends Omit<StoredNotice, 'retryAt'> {
  /** At most 25 characters, the same at every attempt. */
  readonly nonce: string;
  /** Of what it tells, the first that was written. */
  readonly oldest: number;
}

/** The board before a notice's: the story that it tells, and what everybody may see at the end of that. */
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
  /** Seats that its board calls. */
  readonly called: readonly Seat[];
  /** The revision after which its story begins: that of a message which is edited stays. */
  readonly since: number;
}

/** A notice that was begun in the transaction that wrote it. */
export interface BegunNotice extends Begun {
  readonly notice: Notice;
}

/** Who carries what is to be said to its channel. */
export interface Carrier {
  /** Called after a commit that left something to be said; must not throw. */
  announce(matchId: string, begun?: BegunNotice): void;
  /** Whether what is left to be said of the match would leave at once; absent: never. */
  ready?(matchId: string): boolean;
  /** Called after a commit that left something to be said to people in direct messages; must not throw. Absent: nobody carries it. */
  post?(): void;
  /** Called after a commit that changed what messages of leagues or duplicates show; must not throw. Absent: nobody keeps them. */
  refresh?(): void;
}

/** What was published before the first card; once the game has ended, what it was made of. */
export interface Proof {
  readonly commitment: string;
  /** 64 hexadecimal digits each; absent while the game could still go on. */
  readonly seed?: string;
  readonly salt?: string;
}

/** One shuffle of a game, derived again from its seed. */
export interface CheckedShuffle {
  /** Of the stream that it was drawn from. */
  readonly label: string;
  readonly items: number;
  /** The revision that shows it; 0 is the deal. */
  readonly rev: number;
  readonly agrees: boolean;
}

/** How a game that has ended compares with what its seed gives. */
export interface Verification extends Required<Proof> {
  readonly shuffles: readonly CheckedShuffle[];
  /** The first revision that the seed and the log do not give; null: all of them agree. */
  readonly differs: number | null;
  /** Older rules made some of it, which these can't derive: nothing was held against the log. */
  readonly olderRules: boolean;
}

/** What came of an action. */
export interface Acted {
  readonly match: Match;
  /** The choice is kept secret until the others have chosen; nothing was announced. */
  readonly sealed: boolean;
  /** Seats whose sealed choice is missing. */
  readonly waitingFor: readonly Seat[];
  /** All made by this call: own, forced, the stand-in's. */
  readonly moves: readonly Move[];
}

/** What came of a wish to call the game off. */
export interface Cancelling {
  readonly match: Match;
  readonly agreed: number;
  readonly needed: number;
}

/** The action that could be taken back now, with all that the table did after it. */
export interface Undoable {
  /** Who may ask for it: who made it; several where they chose together. */
  readonly seats: readonly Seat[];
  readonly restores: number;
  /** In the order of the log. */
  readonly undone: readonly Move[];
  /** Why the others must agree; null: at once. */
  readonly consent: 'revealed' | 'together' | 'acted' | null;
}

/** What came of taking something back. */
export interface Undone {
  readonly match: Match;
  readonly undone: readonly Move[];
}

/** What a seat asks of the others. */
export interface Question extends Omit<StoredRequest, 'answers'> {
  /** Whose answer counts. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** So many must agree. */
  readonly needed: number;
  /** What would be undone, as the public may hear it; empty where it is about something else. */
  readonly undone: readonly Move[];
  /** Not decided by then: it lapses. */
  readonly lapsesAt: number;
  /** At most 25 characters: the message that asks, and that which tells a refusal. Two with one nonce would be one to Discord. */
  readonly nonce: string;
  readonly refusalNonce: string;
}

/** What came of asking, or of an answer: `done` once it is carried out. */
export interface AskingOutcome {
  readonly match: Match;
  readonly done: boolean;
  readonly request: Question;
}

/** A seat whose decision is waited for. */
export interface Waiting {
  readonly seat: Seat;
  readonly since: number;
  /** When the pace is exceeded; null: never, or the clock stands still. */
  readonly lateAt: number | null;
  /** The pace is exceeded: the others may vote. */
  readonly late: boolean;
  /** Null: not away. */
  readonly awayUntil: number | null;
  /** Reminders and nudges so far. */
  readonly prompts: number;
}
