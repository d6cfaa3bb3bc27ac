import { concerns, type Match } from './route.ts';

/** Limit of requests in a period, counted separately for each channel, server or webhook in the path. */
export interface RateLimit {
  readonly method?: string;
  /** Pattern of the path, without `/api/v10`, as in `discord.requests`. */
  readonly path: RegExp;
  readonly limit: number;
  /** Length of the period, in milliseconds of real time, since a client waits by its own clock. */
  readonly per: number;
}

export interface Allowance {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds that the client must wait. Undefined: the request may pass. */
  readonly retryAfter?: number;
}

interface Window {
  used: number;
  /** End of the period, by `performance.now()`. */
  readonly ends: number;
}

/** Limit in the headers of routes without a configured limit, so high that no client waits for it. */
const WIDE = { limit: 1000, per: 1000 };
const MAJOR = ['channel_id', 'guild_id', 'webhook_id', 'webhook_token'];

/** Source of Discord's rate-limit headers for every answer. Requests are counted only for a configured limit. */
export class RateLimits {
  readonly #limits = new Set<RateLimit>();
  readonly #windows = new Map<string, Window>();

  add(limit: RateLimit): () => void {
    this.#limits.add(limit);
    return () => this.#limits.delete(limit);
  }

  take(method: string, path: string, match: Match | undefined): Allowance {
    if (match === undefined) return { headers: {} };
    const bucket = Buffer.from(`${method} ${match.route.path}`).toString('hex').slice(0, 32);
    const limit = [...this.#limits].find(each => concerns(each, method, path));
    if (limit === undefined) return { headers: headers(bucket, WIDE.limit, WIDE.limit - 1, WIDE.per) };
    const window = this.#window(limit, [bucket, ...MAJOR.map(name => match.params[name])].join(' '));
    const left = Math.max(1, Math.ceil(window.ends - performance.now()));
    window.used += 1;
    const limitHeaders = headers(bucket, limit.limit, Math.max(0, limit.limit - window.used), left);
    return window.used <= limit.limit
      ? { headers: limitHeaders }
      : { headers: limitHeaders, retryAfter: left / 1000 };
  }

  #window(limit: RateLimit, key: string): Window {
    const now = performance.now();
    const known = this.#windows.get(key);
    if (known !== undefined && known.ends > now) return known;
    const window = { used: 0, ends: now + limit.per };
    this.#windows.set(key, window);
    return window;
  }
}

const headers = (bucket: string, limit: number, remaining: number, ms: number): Record<string, string> => ({
  'x-ratelimit-bucket': bucket,
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': ((Date.now() + ms) / 1000).toFixed(3),
  'x-ratelimit-reset-after': (ms / 1000).toFixed(3),
});
