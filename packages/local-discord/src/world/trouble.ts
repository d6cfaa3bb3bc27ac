import type { Reply } from './route.ts';

/** Trouble for the next requests that match. */
export interface Trouble {
  /** Method of the requests. Absent: any method. */
  readonly method?: string;
  /** Pattern of the path, in the form of `discord.requests`: without `/api/v10`, with tokens as `:token`. */
  readonly path: RegExp;
  readonly status?: number;
  readonly body?: unknown;
  /** Seconds that a 429 names. Default: 0.05. */
  readonly retryAfter?: number;
  /** Number of requests that meet the trouble. Default: 1. */
  readonly times?: number;
  /** True: the connection is cut instead of an answer. */
  readonly drop?: boolean;
  /** True: no answer ever comes, and the client waits until it gives up. */
  readonly hang?: boolean;
  /** True: the request is carried out, and only its answer is spoilt. */
  readonly afterwards?: boolean;
  /** Wait before all else: milliseconds, or a promise. Without `status` and `drop` the request then continues normally. */
  readonly delay?: number | Promise<unknown>;
}

/** The troubles that have not happened yet. */
export class Troubles {
  readonly #waiting: { trouble: Trouble; left: number }[] = [];

  /** Adds a trouble. Calling the result withdraws it. */
  add(trouble: Trouble): () => void {
    const entry = { trouble, left: trouble.times ?? 1 };
    this.#waiting.push(entry);
    return () => {
      const index = this.#waiting.indexOf(entry);
      if (index >= 0) this.#waiting.splice(index, 1);
    };
  }

  /** Returns the first trouble that matches, and counts one use of it. */
  take(method: string, path: string): Trouble | undefined {
    const index = this.#waiting.findIndex(
      ({ trouble }) =>
        (trouble.method === undefined || trouble.method === method) && path.search(trouble.path) >= 0,
    );
    const found = this.#waiting[index];
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#waiting.splice(index, 1);
    return found.trouble;
  }
}

/** Returns the answer of a trouble: its own body, or Discord's error body for its status. Undefined: answer as usual. */
export function troubleAnswer(trouble: Omit<Trouble, 'path'>): Reply | undefined {
  const { status } = trouble;
  if (status === undefined) return undefined;
  if (status === 429) {
    const reply = tooMany(trouble.retryAfter ?? 0.05);
    return trouble.body === undefined ? reply : { ...reply, body: trouble.body };
  }
  return { status, body: trouble.body ?? { code: 0, message: `${status}: trouble on purpose` } };
}

/** Returns Discord's answer to a request over the limit. `wait` is in seconds. */
export const tooMany = (wait: number): Reply => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: wait, global: false },
  headers: { 'retry-after': String(wait), 'x-ratelimit-scope': 'user' },
});
