/** A log that a pino logger fits. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A store for the few values that the bot remembers about itself. */
export interface Notebook {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export const ARRIVALS = ['command', 'menu', 'button', 'typing', 'other'] as const;
/** Kinds of interactions that arrive. */
export type ArrivalKind = (typeof ARRIVALS)[number];

export const INTERACTION_OUTCOMES = [
  'answered',
  'refused',
  'stale',
  'failed',
  'late',
  'slowed',
  'repeated',
] as const;
/**
 * Outcome of an interaction. `stale`: the game had moved on. `late`: Discord takes no answer any more. `slowed`: its person
 * asks too often. `repeated`: it came before, here or to another process.
 */
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];

/** Receives measurements of the bot's work: words of closed lists and times, nothing about a person. */
export interface Observer {
  /** @param verb of a button, or a command's words; `other` where it is none of ours */
  handled(kind: ArrivalKind, verb: string, outcome: InteractionOutcome): void;
  /** Reports the milliseconds from the sending, by our clock, until Discord has taken the first answer. */
  firstAnswered(kind: ArrivalKind, milliseconds: number): void;
  /** Reports Discord's answer to a request. @param route without ids */
  requested(method: string, route: string, status: number): void;
  /** Reports a wait of so many milliseconds before the next request. */
  rateLimited(scope: string, milliseconds: number): void;
  /** Returns the measurements; undefined once they are not collected any more. */
  vitals(): Promise<Vitals | undefined>;
}

/** Half of the newest took no longer than `median`, 95 % no longer than `p95`; in milliseconds. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
}

/** State of the bot for its operator. Unknown figures are absent. */
export interface Vitals {
  /** Start of this process, in milliseconds since the epoch. */
  readonly since: number;
  readonly interactions: Readonly<Record<InteractionOutcome, number>>;
  readonly firstAnswer?: Timing | undefined;
  readonly board?: Timing | undefined;
  /** Figures of the whole database. Absent: it does not answer. */
  readonly stored?: StoredVitals | undefined;
  readonly pictures: {
    readonly waiting: number;
    readonly failed: number;
    readonly timing?: Timing | undefined;
  };
  readonly thoughts: {
    readonly waiting: number;
    readonly hurried: number;
    readonly failed: number;
    readonly timing?: Timing | undefined;
  };
  readonly transaction?: Timing | undefined;
  /** Milliseconds that the event loop was late: at most so many 99 % of the time, and at worst. */
  readonly eventLoop: { readonly p99: number; readonly worst: number };
  readonly requests: {
    /** Requests a second in the last minute, of those that Discord counts: fifty at most. */
    readonly perSecond: number;
    readonly rateLimits: number;
    readonly waitedMs: number;
  };
  readonly shards: { readonly held: number; readonly all: number };
}

export interface StoredVitals {
  readonly outbox: {
    /** Messages that may be posted now and were not tried yet. */
    readonly due: number;
    /** Messages that were tried at least once. */
    readonly retrying: number;
    /** Messages that wait for their time. */
    readonly later: number;
    readonly parked: number;
    /** Milliseconds that the oldest due or tried message has waited. Null: none waits. */
    readonly oldest: number | null;
  };
  readonly parkedGames: number;
  /** Lobbies and running matches by game. */
  readonly live: Readonly<Record<string, { readonly lobby: number; readonly running: number }>>;
}
