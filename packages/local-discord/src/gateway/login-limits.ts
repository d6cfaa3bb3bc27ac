export interface LoginLimitOptions {
  /**
   * Number of groups of shards (`id % maxConcurrency`), each of which may log in once in five seconds. An earlier login gets op
   * 9. Absent: the bot is sent the value 1, and no limit applies.
   */
  readonly maxConcurrency?: number;
  /** Milliseconds that must lie between two logins of a group of shards. Default: Discord's five seconds. */
  readonly loginEveryMs?: number;
  /**
   * Largest number of logins in a day. One more makes Discord reset the token (here: close code 4004 and a complaint). Default:
   * 1,000.
   */
  readonly loginsPerDay?: number;
}

/** Login limits in the form of Discord's field `session_start_limit`. */
export interface LoginLimit {
  readonly total: number;
  readonly remaining: number;
  readonly reset_after: number;
  readonly max_concurrency: number;
}

const A_DAY_MS = 86_400_000;
const EVERY_MS = 5_000;
const A_DAY = 1_000;

/** Counter of a bot's logins. The day begins when the local Discord starts. */
export class LoginLimits {
  readonly #options: LoginLimitOptions;
  readonly #lastOf = new Map<number, number>();
  #began = performance.now();
  #used = 0;

  constructor(options: LoginLimitOptions) {
    this.#options = options;
  }

  get left(): LoginLimit {
    this.#turn();
    const { maxConcurrency = 1, loginsPerDay: total = A_DAY } = this.#options;
    const reset_after = Math.ceil(this.#began + A_DAY_MS - performance.now());
    return {
      total,
      remaining: Math.max(0, total - this.#used),
      reset_after,
      max_concurrency: maxConcurrency,
    };
  }

  /** Counts a login of a shard. A login that is refused as too soon counts for the day, too. */
  take(shard: number): 'granted' | 'too-soon' | 'spent' {
    if (this.left.remaining === 0) return 'spent';
    this.#used += 1;
    const { maxConcurrency, loginEveryMs = EVERY_MS } = this.#options;
    if (maxConcurrency === undefined) return 'granted';
    const now = performance.now();
    const group = shard % maxConcurrency;
    if (now - (this.#lastOf.get(group) ?? Number.NEGATIVE_INFINITY) < loginEveryMs) return 'too-soon';
    this.#lastOf.set(group, now);
    return 'granted';
  }

  #turn(): void {
    if (performance.now() - this.#began < A_DAY_MS) return;
    this.#began = performance.now();
    this.#used = 0;
  }
}
