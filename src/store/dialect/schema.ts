import type { Generated } from 'kysely';
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

/** JSON as text. SQLite has no type for it, and readers need plain data. */
type Json = string;

/** SQLite has no booleans: 0 or 1. Whatever is neither text nor a number is JSON. */
type Column<Value> = [Value] extends [boolean]
  ? number
  : [Value] extends [string | number | null]
    ? Value
    : unknown extends Value
      ? Json
      : Json | Extract<Value, null>;

/** Columns of a stored type. Columns with a default may be left out of a new row. */
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
    Omit<StoredMatch, 'seats' | 'state' | 'dice' | 'turn' | 'dealt' | 'asked' | 'watchers' | 'edited'>,
    'practised' | 'pace' | 'seating' | 'hints' | 'rated' | 'standIn' | 'withheld'
  > & {
    /** Number from 1 in the order of opening, since two matches may be opened in one millisecond. */
    number: number;
  };
  seats: MatchColumn &
    Columns<StoredSeat, 'gone' | 'awayMs'> & {
      /** The revision that the resignation found. */
      resignedRev: number | null;
    };
  /** Revision 0 is the deal: no seat, no action. */
  moves: MatchColumn &
    Columns<Omit<StoredMove, 'seat' | 'action' | 'by' | 'batch' | 'endsTurn'>> & {
      seat: number | null;
      action: string | null;
      by: MadeBy | null;
      batch: number | null;
      state: Json;
      dice: Json;
      /** The revision at which the turn began that is on; null: this one. */
      turnSince: number | null;
      /** Seat that made the first decision of the turn. */
      turnSeat: number | null;
    };
  sealed: MatchColumn &
    Columns<Sealed, 'by'> & {
      rev: number;
      /** Reason why the choice does not fit with the others and counts no more. Null where it counts. */
      refusal: Json | null;
    };
  /** Standing orders, each a secret of its person. */
  orders: MatchColumn & Columns<StoredOrder> & { userId: string };
  hints: MatchColumn & Columns<StoredHint> & { userId: string };
  votes: MatchColumn & { kind: VoteKind; userId: string; at: number };
  requests: Columns<Omit<StoredRequest, 'answers' | 'target'>, 'id'> & {
    /** The seat that it is about; −1: none. */
    target: Generated<number>;
    /** True where its message, if it has one, shows how it was settled. */
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
  /** Recent actions of a person, where they are counted. */
  cooldowns: { id: Generated<number>; personId: string; what: string; scope: string; at: number };
  /** Pings to a question or to a lobby (−1) that are put off. Null while it is being sent. */
  owedCalls: MatchColumn & { request: number; userId: string; dueAt: number | null };
  marks: Columns<StoredMark>;
  kv: { key: string; value: string };
  /** One row, while an instance runs. */
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
  /** Servers in whose table of a deal a person is listed. */
  appearances: { dealId: string; guildId: string; userId: string };
  servers: Columns<StoredServer> & {
    /** Time at which a lobby last mentioned the role. Null: none has. */
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
