import {
  BinaryOperationNode,
  CamelCasePlugin,
  type Generated,
  type KyselyPlugin,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  SqliteQueryCompiler,
  type UnknownRow,
  ValueNode,
} from 'kysely';
import type {
  LeaseHolder,
  MadeBy,
  NewNotice,
  NoticeDetails,
  Sealed,
  StoredAct,
  StoredAttempt,
  StoredBoardPage,
  StoredDeal,
  StoredDirectMessage,
  StoredDuplicate,
  StoredDuplicatePlayer,
  StoredDuplicateSeat,
  StoredDuplicateTable,
  StoredHint,
  StoredHostBlock,
  StoredHostLine,
  StoredLeague,
  StoredLeagueMessage,
  StoredLeaguePlayer,
  StoredLeagueSeat,
  StoredLeagueTable,
  StoredMark,
  StoredMatch,
  StoredMorning,
  StoredMove,
  StoredOrder,
  StoredPerson,
  StoredPlace,
  StoredPuzzle,
  StoredPuzzleRating,
  StoredPuzzleTry,
  StoredRating,
  StoredRatingChange,
  StoredRequest,
  StoredResult,
  StoredReview,
  StoredSeat,
  StoredSeek,
  StoredServer,
  StoredStanding,
  StoredTableWish,
  StoredWait,
  StoredWatcher,
  VoteKind,
} from '../types/index.ts';
import { KNOWN, KNOWN_NUMBERS } from './known-values.ts';
import { QueryReaders, readRow } from './readers.ts';

/** JSON value, stored as text. SQLite has no JSON type, and readers parse the text. */
type Json = string;

/**
 * Type of a column as statements write it and readers get it. The database holds a boolean as 0 or 1, since SQLite has none,
 * and any value other than text, numbers and booleans as JSON. Readers parse the JSON of an unknown type themselves.
 */
type Column<Value> = unknown extends Value ? Json : Value;

/** Column types for the fields of a stored type. A new row may leave out the columns in `Defaults`. */
type Columns<Stored, Defaults extends keyof Stored = never> = {
  -readonly [Name in keyof Stored]-?: Name extends Defaults
    ? Generated<Column<Stored[Name]>>
    : Column<Stored[Name]>;
};

interface MatchColumn {
  matchId: string;
}

export interface Schema {
  matches: Columns<
    Omit<
      StoredMatch,
      | 'seats'
      | 'state'
      | 'dice'
      | 'turn'
      | 'dealt'
      | 'asked'
      | 'voted'
      | 'watchers'
      | 'edited'
      | 'serverLanguage'
      | 'places'
    >,
    'practised' | 'pace' | 'seating' | 'hints' | 'rated' | 'everywhere' | 'standIn' | 'withheld'
  > & {
    /**
     * Number of the match from 1, in the order of opening. Times alone would not order matches that were opened in the same
     * millisecond.
     */
    number: number;
  };
  seats: MatchColumn &
    Columns<Omit<StoredSeat, 'nameElsewhere'>, 'gone' | 'awayMs' | 'place' | 'spentMs' | 'hidesPhrases'>;
  /** Places of matches beside the home. */
  matchPlaces: MatchColumn & Columns<StoredPlace>;
  /** Revisions of matches. Revision 0 is the deal, and has no seat and no action. */
  moves: MatchColumn &
    Columns<Omit<StoredMove, 'seat' | 'action' | 'by' | 'batch' | 'endsTurn' | 'events'>> & {
      /** Events of the step, each with its audience. */
      told: Json;
      seat: number | null;
      action: string | null;
      by: MadeBy | null;
      batch: number | null;
      state: Json;
      dice: Json;
      /** Revision at which the present turn began. Null: it began at the row's own revision. */
      turnSince: number | null;
      turnSeat: number | null;
    };
  sealed: MatchColumn &
    Columns<Sealed, 'by'> & {
      rev: number;
      /** Reason why the choice does not count, since it conflicts with choices of other seats. Null where the choice counts. */
      refusal: Json | null;
    };
  /** Decisions that seats make in advance. Only the person in `userId` may know the decision. */
  orders: MatchColumn & Columns<StoredOrder> & { userId: string };
  hints: MatchColumn & Columns<StoredHint> & { userId: string };
  votes: MatchColumn & { kind: VoteKind; userId: string; at: number };
  requests: Columns<Omit<StoredRequest, 'answers' | 'target'>, 'id'> & {
    /** Seat that the request is about. −1: no seat. */
    target: Generated<number>;
    /** True where the request's message shows the result of the request, or where no message is needed. */
    told: boolean;
  };
  answers: { requestId: number; seat: number; agrees: boolean; at: number };
  outbox: Columns<Omit<NewNotice, 'notBefore' | 'seat' | 'details' | 'place'>> & {
    id: Generated<number>;
    place: Generated<number>;
    seat: number | null;
    details: NoticeDetails | null;
    /**
     * Status of a message. `parked`: Discord refused it, since the channel is closed to the bot. `dropped`: it is not sent,
     * since its contents are no longer true.
     */
    status: 'waiting' | 'parked' | 'delivered' | 'given-up' | 'dropped';
    /** Number of attempts that were begun. Even after a failed attempt the message may have arrived. */
    attempts: number;
    error: string | null;
    retryAt: number | null;
  };
  claims: { interactionId: string; at: number };
  /** Recent actions of a kind that the bot limits. Actions of a person are counted by `scope`. */
  cooldowns: { id: Generated<number>; personId: string; what: string; scope: string; at: number };
  /**
   * Pings that are sent later, about a request or a lobby. `request` is −1 for a lobby. `dueAt` is null while the bot sends the
   * ping.
   */
  owedCalls: MatchColumn & { request: number; userId: string; dueAt: number | null };
  marks: Columns<StoredMark>;
  kv: { key: string; value: string };
  /** Leases of running processes. A single process has one row; several processes have one row for each lease. */
  lease: Columns<LeaseHolder> & {
    name: string;
    /** Span in which the holder has received the events of all its shards without a break. Null while it lacks some of them. */
    heardFrom: number | null;
    heardTo: number | null;
  };
  people: Columns<
    Omit<StoredPerson, 'hours'>,
    'pings' | 'learns' | 'invitations' | 'stats' | 'everywhere' | 'named' | 'puzzles'
  > & {
    hours: StoredPerson['hours'] | null;
  };
  tableWishes: Columns<StoredTableWish>;
  boardPages: Columns<StoredBoardPage>;
  seeks: Columns<StoredSeek> & {
    /** True where the wished pace is live. The column is part of the key. */
    live: boolean;
  };
  watchers: MatchColumn & Columns<StoredWatcher, 'place'>;
  letters: Columns<StoredDirectMessage, 'id'>;
  /** Blocks of people whom a person has named. */
  blocks: { personId: string; blockedId: string; at: number };
  /** Blocks of people at other places of a match. The person never learns whom such a block is about. */
  seatBlocks: { personId: string; matchId: string; blockedId: string; at: number };
  waits: Columns<StoredWait, 'turn' | 'resting'>;
  invitations: MatchColumn & { userId: string; name: string; at: number };
  results: Columns<StoredResult, 'withPlayers'>;
  leagueMessages: Columns<StoredLeagueMessage>;
  reviews: MatchColumn & Columns<StoredReview, 'shared'>;
  ratings: Columns<StoredRating>;
  ratingChanges: Columns<StoredRatingChange, 'id'>;
  standings: Columns<StoredStanding>;
  puzzles: Columns<StoredPuzzle>;
  puzzleRatings: Columns<StoredPuzzleRating>;
  puzzleTries: Columns<StoredPuzzleTry>;
  deals: Columns<StoredDeal>;
  attempts: Columns<StoredAttempt>;
  appearances: { dealId: string; guildId: string; userId: string };
  servers: Columns<StoredServer> & {
    /** Time at which a lobby of the server last mentioned the server's role. Null: never. */
    roleCalledAt: number | null;
    /** Time at which the server's next morning message is due. Null: the server has none. */
    morningAt: number | null;
  };
  mornings: Columns<StoredMorning>;
  leagues: Columns<StoredLeague>;
  leaguePlayers: Columns<StoredLeaguePlayer>;
  leagueTables: Columns<StoredLeagueTable>;
  leagueSeats: Columns<StoredLeagueSeat>;
  duplicates: Columns<StoredDuplicate>;
  duplicatePlayers: Columns<StoredDuplicatePlayer>;
  duplicateTables: Columns<StoredDuplicateTable>;
  duplicateSeats: Columns<Omit<StoredDuplicateSeat, 'course'>> & {
    course: StoredDuplicateSeat['course'] | null;
  };
  acts: Columns<StoredAct, 'id'>;
  /** Log of the lines that operators typed. A line from the command line waits here until the running bot carries it out. */
  hostLog: Columns<StoredHostLine, 'id'>;
  hostBlocks: Columns<StoredHostBlock>;
}

/**
 * Converts column names while a query is compiled: `boardMessageId` in the code becomes `board_message_id`. Kysely's own plugin
 * would copy each query, which takes a seventh of a statement's time. Rows are read with defaults for strange values.
 */
class ColumnNames extends CamelCasePlugin {
  readonly #readers: QueryReaders;
  readonly #asked = new WeakMap<object, RootOperationNode>();
  readonly #known = new WeakMap<object, ReturnType<QueryReaders['of']>>();

  constructor(known = KNOWN) {
    super();
    this.#readers = new QueryReaders(known);
  }

  override transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#asked.set(queryId, node);
    return node;
  }

  override async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const result = await super.transformResult(args);
    const node = this.#asked.get(args.queryId);
    if (!node || result.rows.length === 0) return result;
    const readers = this.#known.get(args.queryId) ?? this.#readers.of(node);
    this.#known.set(args.queryId, readers);
    for (const row of result.rows) readRow(row, readers);
    return result;
  }

  stored(name: string): string {
    return this.snakeCase(name);
  }
}

const names = new ColumnNames();

export const plugins: KyselyPlugin[] = [names];

/** Plugin for copies, in place of `plugins`: it reads rows as they are stored. */
export const copying: KyselyPlugin = new ColumnNames(KNOWN_NUMBERS);

/** Converts a parameter of a statement to the value that a column holds (`Column`). */
function held(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  const isJson = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isJson ? JSON.stringify(value) : value;
}

/** Compares a boolean as the number that the column holds. Kysely writes `is true` for a boolean of an object of values. */
function comparing(node: BinaryOperationNode): BinaryOperationNode {
  const { leftOperand, operator: kind, rightOperand: right } = node;
  if (!ValueNode.is(right) || typeof right.value !== 'boolean' || !OperatorNode.is(kind)) return node;
  const operator = kind.operator === 'is' ? OperatorNode.create('=') : kind;
  return BinaryOperationNode.create(leftOperand, operator, ValueNode.create(right.value));
}

/**
 * Writes each parameter as `+?`, which is the same value. SQLite plans by the value of a bare `?`, and for that compiles a
 * statement anew at each execution: reading a match took twenty times as long.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(held(value));
  }

  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(comparing(node));
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(held(value));
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(comparing(node));
  }
}
