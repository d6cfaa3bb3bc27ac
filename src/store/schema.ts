import type { Generated } from 'kysely';
import type {
  EndedBy,
  MadeBy,
  NoticeKind,
  Pace,
  RequestKind,
  RequestStatus,
  SealedBy,
  Seating,
  Status,
  VoteKind,
} from './types.ts';

/** JSON as text: SQLite has no type for it, and what is read back must be plain data. */
type Json = string;
/** 0 or 1: SQLite has no booleans. */
type Flag = number;

interface Matches {
  id: string;
  /** From 1 in the order of opening: two may be opened in one millisecond. */
  number: number;
  game: string;
  options: Json;
  status: Status;
  endedBy: EndedBy | null;
  rev: number;
  channelId: string;
  guildId: string | null;
  openerId: string;
  openerName: string;
  seatsWanted: number;
  seed: string;
  salt: string | null;
  lobbyMessageId: string | null;
  boardMessageId: string | null;
  shownRev: number | null;
  createdAt: number;
  updatedAt: number;
  practised: Generated<Flag>;
  /** Since when its channel is closed to us; null: it is open, as far as we know. */
  parkedAt: number | null;
  pace: Generated<Pace>;
  pausedAt: number | null;
  /** The newest reminder or nudge. */
  promptedAt: number | null;
  seating: Generated<Seating>;
  rematchOf: string | null;
}

interface Seats {
  matchId: string;
  seat: number;
  userId: string;
  name: string;
  resigned: Flag;
  /** The stand-in plays since then, until the person is back. */
  absentAt: number | null;
  offeredAt: number | null;
  /** The person is known to have left the server. */
  gone: Generated<Flag>;
  /** The revision that the resignation found. */
  resignedRev: number | null;
  /** When its person was last called to a decision, and has not decided anything since. */
  calledAt: number | null;
}

interface Invitations {
  matchId: string;
  userId: string;
  name: string;
  at: number;
}

interface Results {
  matchId: string;
  seat: number;
  userId: string;
  guildId: string | null;
  game: string;
  category: string;
  seats: number;
  points: number | null;
  rank: number;
  won: Flag;
  level: string | null;
  best: number | null;
  turns: number;
  standIns: number;
  practised: Flag;
  counts: Flag;
  at: number;
}

interface Servers {
  guildId: string;
  language: string | null;
  pace: string | null;
  mayOpen: string;
  mayCancel: string;
}

interface Acts {
  id: Generated<number>;
  guildId: string;
  userId: string | null;
  name: string | null;
  act: string;
  matchId: string | null;
  details: Json;
  at: number;
}

/** Revision 0 is the deal: no seat, no action. */
interface Moves {
  matchId: string;
  rev: number;
  seat: number | null;
  action: string | null;
  by: MadeBy | null;
  told: Json;
  reveals: Flag;
  state: Json;
  dice: Json;
  rules: number;
  at: number;
  /** Null for the deal. */
  batch: number | null;
  restores: number | null;
  /** The revision at which the turn began that is on; null: this one. */
  turnSince: number | null;
  /** Who made its first decision. */
  turnSeat: number | null;
}

interface SealedChoices {
  matchId: string;
  rev: number;
  seat: number;
  action: string;
  by: Generated<SealedBy>;
  at: number;
  /** Why it does not fit with the others', so that it counts no more; null: it counts. */
  refusal: Json | null;
}

interface Votes {
  matchId: string;
  kind: VoteKind;
  userId: string;
  at: number;
}

interface Requests {
  id: Generated<number>;
  matchId: string;
  kind: RequestKind;
  rev: number;
  seat: number;
  /** The seat that it is about; −1: none. */
  target: Generated<number>;
  status: RequestStatus;
  settledBy: number | null;
  messageId: string | null;
  /** Its message, if it has one, shows how it was settled. */
  told: Flag;
  at: number;
}

interface Answers {
  requestId: number;
  seat: number;
  agrees: Flag;
  at: number;
}

interface Outbox {
  id: Generated<number>;
  matchId: string;
  kind: NoticeKind;
  rev: number;
  since: number;
  resigned: Json;
  /** `parked`: the channel is closed; `dropped`: what it would say is no longer so. */
  status: 'waiting' | 'parked' | 'delivered' | 'given-up' | 'dropped';
  /** Begun, not failed: what was begun may have arrived. */
  attempts: number;
  error: string | null;
  retryAt: number | null;
  at: number;
  seat: number | null;
  details: Json | null;
}

interface People {
  id: string;
  name: string | null;
  locale: string | null;
  pings: Generated<Flag>;
  zone: string | null;
  quietFrom: number | null;
  quietTo: number | null;
  learns: Generated<Flag>;
  hours: Json | null;
  awayUntil: number | null;
  invitations: Generated<Flag>;
  stats: Generated<Flag>;
}

interface Blocks {
  personId: string;
  blockedId: string;
  at: number;
}

/** A decision that is waited for. */
interface Waits {
  matchId: string;
  seat: number;
  userId: string;
  rev: number;
  since: number;
  clockFrom: number;
  stoppedAt: number | null;
  reminded: number;
  prompts: number;
  overdue: Flag;
  pinged: Flag;
  summonedBy: number | null;
  pingAt: number | null;
  dueAt: number | null;
  turn: Generated<number>;
  resting: Generated<Flag>;
}

/** What a person did of late, where it is counted. */
interface Cooldowns {
  id: Generated<number>;
  personId: string;
  what: string;
  scope: string;
  at: number;
}

/** A call to a question, or to a lobby (−1), that is to be made later. */
interface OwedCalls {
  matchId: string;
  request: number;
  userId: string;
  /** Null: it is being said. */
  dueAt: number | null;
}

interface Claims {
  interactionId: string;
  at: number;
}

interface Kv {
  key: string;
  value: string;
}

/** One row, while an instance runs. */
interface Lease {
  name: string;
  holder: string;
  place: string;
  pid: number;
  beat: number;
  since: number;
}

export interface Schema {
  matches: Matches;
  seats: Seats;
  moves: Moves;
  sealed: SealedChoices;
  votes: Votes;
  requests: Requests;
  answers: Answers;
  outbox: Outbox;
  claims: Claims;
  cooldowns: Cooldowns;
  owedCalls: OwedCalls;
  kv: Kv;
  lease: Lease;
  people: People;
  blocks: Blocks;
  waits: Waits;
  invitations: Invitations;
  results: Results;
  servers: Servers;
  acts: Acts;
}
