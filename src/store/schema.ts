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
} from './types.ts';

/** JSON as text: SQLite has no type for it, and what is read back must be plain data. */
type Json = string;

/** SQLite has no booleans: 0 or 1. Whatever is neither text nor a number is JSON. */
type Column<Value> = [Value] extends [boolean]
  ? number
  : [Value] extends [string | number | null]
    ? Value
    : unknown extends Value
      ? Json
      : Json | Extract<Value, null>;

/** The columns of what is stored; those that have a default may be left out of a new row. */
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
    /** From 1 in the order of opening: two may be opened in one millisecond. */
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
      /** Who made its first decision. */
      turnSeat: number | null;
    };
  sealed: MatchColumn &
    Columns<Sealed, 'by'> & {
      rev: number;
      /** Why it does not fit with the others', so that it counts no more; null: it counts. */
      refusal: Json | null;
    };
  /** Standing orders, each the secret of who left it. */
  orders: MatchColumn & Columns<StoredOrder> & { userId: string };
  hints: MatchColumn & Columns<StoredHint> & { userId: string };
  votes: MatchColumn & { kind: VoteKind; userId: string; at: number };
  requests: Columns<Omit<StoredRequest, 'answers' | 'target'>, 'id'> & {
    /** The seat that it is about; −1: none. */
    target: Generated<number>;
    /** Its message, if it has one, shows how it was settled. */
    told: number;
  };
  answers: { requestId: number; seat: number; agrees: number; at: number };
  outbox: Columns<Omit<NewNotice, 'notBefore' | 'seat' | 'details'>> & {
    id: Generated<number>;
    seat: number | null;
    details: Json | null;
    /** `parked`: the channel is closed; `dropped`: what it would say is no longer so. */
    status: 'waiting' | 'parked' | 'delivered' | 'given-up' | 'dropped';
    /** Begun, not failed: what was begun may have arrived. */
    attempts: number;
    error: string | null;
    retryAt: number | null;
  };
  claims: { interactionId: string; at: number };
  /** What a person did of late, where it is counted. */
  cooldowns: { id: Generated<number>; personId: string; what: string; scope: string; at: number };
  /** A call to a question, or to a lobby (−1), that is to be made later; null: it is being said. */
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
  /** Servers in whose table of a deal a person stands. */
  appearances: { dealId: string; guildId: string; userId: string };
  servers: Columns<StoredServer> & {
    /** When a lobby last called the role; null: none has. */
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
