import {
  CamelCasePlugin,
  type Generated,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';
import type {
  LeaseHolder,
  MadeBy,
  NewNotice,
  Sealed,
  StoredAct,
  StoredAttempt,
  StoredDeal,
  StoredDuplicate,
  StoredDuplicatePlayer,
  StoredDuplicateSeat,
  StoredDuplicateTable,
  StoredHint,
  StoredLeague,
  StoredLeagueMessage,
  StoredLeaguePlayer,
  StoredLeagueSeat,
  StoredLeagueTable,
  StoredLetter,
  StoredMark,
  StoredMatch,
  StoredMove,
  StoredOrder,
  StoredPerson,
  StoredRating,
  StoredRatingChange,
  StoredRequest,
  StoredResult,
  StoredReview,
  StoredSeat,
  StoredServer,
  StoredStanding,
  StoredTableWish,
  StoredWait,
  StoredWatcher,
  VoteKind,
} from '../types/index.ts';

/** JSON, stored as text. SQLite has no type for JSON, and readers need plain data. */
type Json = string;

/** Type of a column for a value. SQLite has no booleans, so they are 0 or 1. Other values than text and numbers are JSON. */
type Column<Value> = [Value] extends [boolean]
  ? number
  : [Value] extends [string | number | null]
    ? Value
    : unknown extends Value
      ? Json
      : Json | Extract<Value, null>;

/** Columns for a stored type. Columns in `Defaults` may be left out of a new row. */
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
    >,
    'practised' | 'pace' | 'seating' | 'hints' | 'rated' | 'standIn' | 'withheld'
  > & {
    /**
     * Number from 1 in the order of opening. The time alone would not order matches that were opened in the same
     * millisecond.
     */
    number: number;
  };
  seats: MatchColumn &
    Columns<StoredSeat, 'gone' | 'awayMs'> & {
      /** Revision at which the seat resigned. */
      resignedRev: number | null;
    };
  /** Revisions of matches. Revision 0 is the deal, without seat and action. */
  moves: MatchColumn &
    Columns<Omit<StoredMove, 'seat' | 'action' | 'by' | 'batch' | 'endsTurn'>> & {
      seat: number | null;
      action: string | null;
      by: MadeBy | null;
      batch: number | null;
      state: Json;
      dice: Json;
      /** Revision at which the present turn began. Null: at this revision. */
      turnSince: number | null;
      /** Seat that made the first decision of the turn. */
      turnSeat: number | null;
    };
  sealed: MatchColumn &
    Columns<Sealed, 'by'> & {
      rev: number;
      /**
       * Reason why the choice no longer counts, since it does not fit with the choices of the others. Null where it counts.
       */
      refusal: Json | null;
    };
  /** Standing orders. Each is a secret of its person. */
  orders: MatchColumn & Columns<StoredOrder> & { userId: string };
  hints: MatchColumn & Columns<StoredHint> & { userId: string };
  votes: MatchColumn & { kind: VoteKind; userId: string; at: number };
  requests: Columns<Omit<StoredRequest, 'answers' | 'target'>, 'id'> & {
    /** Seat that the request is about. −1: none. */
    target: Generated<number>;
    /** True where the request's message, if it has one, shows its result. */
    told: number;
  };
  answers: { requestId: number; seat: number; agrees: number; at: number };
  outbox: Columns<Omit<NewNotice, 'notBefore' | 'seat' | 'details'>> & {
    id: Generated<number>;
    seat: number | null;
    details: Json | null;
    /** `parked`: the channel is closed. `dropped`: its contents are no longer true. */
    status: 'waiting' | 'parked' | 'delivered' | 'given-up' | 'dropped';
    /** Number of attempts that were begun, whether they failed or not. A begun message may have arrived. */
    attempts: number;
    error: string | null;
    retryAt: number | null;
  };
  claims: { interactionId: string; at: number };
  /** Recent limited actions of people, by the scope in which they are counted. */
  cooldowns: { id: Generated<number>; personId: string; what: string; scope: string; at: number };
  /** Pings to a request, or to a lobby (−1), that are put off. `dueAt` is null while the ping is being sent. */
  owedCalls: MatchColumn & { request: number; userId: string; dueAt: number | null };
  marks: Columns<StoredMark>;
  kv: { key: string; value: string };
  /** Lease of the running instance. A single process has one row, and several processes have a row for each lease. */
  lease: Columns<LeaseHolder> & { name: string };
  people: Columns<
    Omit<StoredPerson, 'hours'>,
    'pings' | 'learns' | 'invitations' | 'stats' | 'everywhere'
  > & {
    hours: Json | null;
  };
  tableWishes: Columns<StoredTableWish>;
  watchers: MatchColumn & Columns<StoredWatcher>;
  letters: Columns<StoredLetter, 'id'>;
  blocks: { personId: string; blockedId: string; at: number };
  waits: Columns<StoredWait, 'turn' | 'resting'>;
  invitations: MatchColumn & { userId: string; name: string; at: number };
  results: Columns<StoredResult, 'withPlayers'>;
  leagueMessages: Columns<StoredLeagueMessage>;
  reviews: MatchColumn & Columns<StoredReview, 'shared'>;
  ratings: Columns<StoredRating>;
  ratingChanges: Columns<StoredRatingChange, 'id'>;
  standings: Columns<StoredStanding>;
  deals: Columns<StoredDeal>;
  attempts: Columns<StoredAttempt>;
  /** Servers in whose ranking of a deal a person is listed. */
  appearances: { dealId: string; guildId: string; userId: string };
  servers: Columns<StoredServer> & {
    /** Time of the last role mention by a lobby of the server. Null: none yet. */
    roleCalledAt: number | null;
  };
  leagues: Columns<StoredLeague>;
  leaguePlayers: Columns<StoredLeaguePlayer>;
  leagueTables: Columns<StoredLeagueTable>;
  leagueSeats: Columns<StoredLeagueSeat>;
  duplicates: Columns<StoredDuplicate>;
  duplicatePlayers: Columns<StoredDuplicatePlayer>;
  duplicateTables: Columns<StoredDuplicateTable>;
  duplicateSeats: Columns<Omit<StoredDuplicateSeat, 'course'>> & { course: Json | null };
  acts: Columns<StoredAct, 'id'>;
}

/**
 * Converts column names: `board_message_id` in the database, `boardMessageId` in the code. It converts while a query is
 * compiled. Kysely's own plugin would copy each query for that, which is a seventh of a statement's cost.
 */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  stored(name: string): string {
    return this.snakeCase(name);
  }
}

const names = new ColumnNames();

/** Kysely plugins for the two dialects of this folder. */
export const plugins: KyselyPlugin[] = [names];

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }
}
