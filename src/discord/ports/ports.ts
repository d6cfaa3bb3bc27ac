import { LRUCache } from 'lru-cache';

/**
 * Map with a maximum number of entries. A full map drops the entry that was unused longest. The map grows as it fills. The
 * library's option `max` would reserve all memory from the start, half a megabyte for 20,000 entries.
 */
export class BoundedMap<V extends NonNullable<unknown>> extends LRUCache<string, V> {
  /** @param dropped function that receives each value that leaves the map */
  constructor(most: number, dropped?: (value: V) => void) {
    super({ maxSize: most, sizeCalculation: () => 1, ...(dropped && { dispose: dropped }) });
  }
}

export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Store for the few values that the bot keeps about itself. */
export interface Notebook {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

export const ARRIVALS = ['command', 'menu', 'button', 'typing', 'other'] as const;
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
 * Outcome of an interaction. `stale`: the game had moved on. `late`: Discord accepts no answer any more. `slowed`: the person
 * sends too many interactions. `repeated`: this or another process has received the interaction before.
 */
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];

/** Receives measurements of the bot's work: words from fixed lists, and times. No measurement is about a person. */
export interface Observer {
  /**
   * Reports a handled interaction.
   * @param verb verb of a button, or the words of a command; `other`: a verb or a command that this bot does not have
   */
  handled(kind: ArrivalKind, verb: string, outcome: InteractionOutcome): void;
  /** Reports the milliseconds from the time when a person sent an interaction until Discord accepted the first answer. */
  firstAnswered(kind: ArrivalKind, milliseconds: number): void;
  /** Reports Discord's answer to a request. @param route route of the request, without ids */
  requested(method: string, route: string, status: number): void;
  rateLimited(scope: string, milliseconds: number): void;
  /** Returns the present measurements. Undefined once they are not collected any more. */
  vitals(): Promise<Vitals | undefined>;
}

/** Times of recent work, in milliseconds: half took no longer than `median`, 95 % no longer than `p95`. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
}

/** State of the bot for its operator. Unknown values are absent. */
export interface Vitals {
  readonly since: number;
  readonly interactions: Readonly<Record<InteractionOutcome, number>>;
  readonly firstAnswer?: Timing | undefined;
  readonly board?: Timing | undefined;
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
  /** Milliseconds by which the event loop was late: in 99 % of the time no more than `p99`, and at most `worst`. */
  readonly eventLoop: { readonly p99: number; readonly worst: number };
  readonly requests: {
    /** Requests a second in the last minute, counting only those that Discord limits to 50 a second. */
    readonly perSecond: number;
    readonly rateLimits: number;
    readonly waitedMs: number;
  };
  readonly shards: { readonly held: number; readonly all: number };
}

export interface StoredVitals {
  readonly outbox: {
    /** Messages that may be posted now and have not been tried yet. */
    readonly due: number;
    /** Messages that have failed at least once and will be tried again. */
    readonly retrying: number;
    readonly later: number;
    readonly parked: number;
    /** Milliseconds for which the oldest due or failed message has waited. Null: none waits. */
    readonly oldest: number | null;
  };
  readonly parkedGames: number;
  readonly live: Readonly<Record<string, { readonly lobby: number; readonly running: number }>>;
}
