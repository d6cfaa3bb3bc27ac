/** A pino logger fits. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A place for the few words that the bot remembers about itself. */
export interface Notebook {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export const ARRIVALS = ['command', 'menu', 'button', 'typing', 'other'] as const;
/** What comes in from people. */
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
 * What became of it. `stale`: the game had moved on; `late`: Discord takes no answer any more; `slowed`: its person asks too
 * often; `repeated`: it came before, here or to another process.
 */
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];

/** What is told of the bot's work while it is done: words of closed lists and times, nothing of anybody. */
export interface Observer {
  /** @param verb of a button, or a command's words; `other` where it is none of ours */
  handled(kind: ArrivalKind, verb: string, outcome: InteractionOutcome): void;
  /** Milliseconds from when it was sent, by our clock, until Discord has taken the first word of an answer. */
  firstAnswered(kind: ArrivalKind, milliseconds: number): void;
  /** Discord has answered a request. @param route without ids */
  requested(method: string, route: string, status: number): void;
  /** The client waits for so many milliseconds before it asks again. */
  rateLimited(scope: string, milliseconds: number): void;
  /** What has come of it; undefined where nobody looks any more. */
  vitals(): Promise<Vitals | undefined>;
}

/** Half of the newest took no longer than `median`, 95 % no longer than `p95`; in milliseconds. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
}

/** How the bot does, for who runs it. What is not known is absent. */
export interface Vitals {
  /** When this process began, in milliseconds since the epoch. */
  readonly since: number;
  readonly interactions: Readonly<Record<InteractionOutcome, number>>;
  readonly firstAnswer?: Timing | undefined;
  readonly board?: Timing | undefined;
  /** Of the whole database; absent: it does not answer. */
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
  /** Milliseconds that the event loop was late, 99 % of the time at most, and at worst. */
  readonly eventLoop: { readonly p99: number; readonly worst: number };
  readonly requests: {
    /** In the last minute, of those that Discord counts: fifty a second at most. */
    readonly perSecond: number;
    readonly rateLimits: number;
    readonly waitedMs: number;
  };
  readonly shards: { readonly held: number; readonly all: number };
}

export interface StoredVitals {
  readonly outbox: {
    /** May be said now and was not tried yet. */
    readonly due: number;
    /** Was tried at least once. */
    readonly retrying: number;
    /** Waits for its hour. */
    readonly later: number;
    readonly parked: number;
    /** Milliseconds that the oldest one which is due or tried has waited; null: nothing waits. */
    readonly oldest: number | null;
  };
  readonly parkedGames: number;
  /** By game. */
  readonly live: Readonly<Record<string, { readonly lobby: number; readonly running: number }>>;
}
