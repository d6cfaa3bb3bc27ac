import { concerns, type Reply } from './route.ts';

/** Failure of the next matching requests, for tests of the bot's behaviour. */
export interface Trouble {
  readonly method?: string;
  /** Pattern of the path, without `/api/v10` and with `:token` in place of tokens, as in `discord.requests`. */
  readonly path: RegExp;
  /** Pattern of the request's body as JSON, as a filter of messages (AutoMod) has it. Absent: any body. */
  readonly saying?: RegExp;
  readonly status?: number;
  readonly body?: unknown;
  /** Seconds that an answer with status 429 tells the client to wait. Default: 0.05. Null: the answer does not say. */
  readonly retryAfter?: number | null;
  /** Further headers of the answer, which replace its usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of requests that fail. Default: 1. */
  readonly times?: number;
  /** True: the connection is cut without an answer. */
  readonly drop?: boolean;
  /** True: the request gets no answer, so the client waits until it gives up. */
  readonly hang?: boolean;
  /** True: the request is carried out, and only the answer fails. */
  readonly afterwards?: boolean;
  /**
   * Delay before the failure: milliseconds, or a promise. Without `status`, `drop` and `hang` the request continues normally
   * after the delay.
   */
  readonly delay?: number | Promise<unknown>;
}

export class Troubles {
  readonly #waiting = new Set<{ trouble: Trouble; left: number }>();

  add(trouble: Trouble): () => void {
    const entry = { trouble, left: trouble.times ?? 1 };
    this.#waiting.add(entry);
    return () => this.#waiting.delete(entry);
  }

  /** Returns the first failure that matches a request, and counts one use of it. Undefined: none matches. */
  take(method: string, path: string, body: unknown = undefined): Trouble | undefined {
    const found = [...this.#waiting].find(
      ({ trouble }) =>
        concerns(trouble, method, path) && trouble.saying?.test(JSON.stringify(body)) !== false,
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#waiting.delete(found);
    return found.trouble;
  }
}

/**
 * Returns the answer that a failure prescribes. The body is the failure's own one, or else an error body in Discord's form.
 * Undefined: the failure sets no status.
 */
export function troubleAnswer(trouble: Omit<Trouble, 'path'>): Reply | undefined {
  const { status, retryAfter = 0.05, headers = {} } = trouble;
  if (status === undefined) return undefined;
  const body = trouble.body ?? { code: 0, message: `${status}: trouble on purpose` };
  if (status !== 429) return { status, body, headers };
  const usual: Reply = retryAfter === null ? { status, body: TOO_MANY } : tooMany(retryAfter);
  return { ...usual, body: trouble.body ?? usual.body, headers: { ...usual.headers, ...headers } };
}

const TOO_MANY = { message: 'You are being rate limited.', global: false };

/** Returns Discord's answer (429) to a request over the rate limit. `wait` is in seconds. */
export const tooMany = (wait: number): Reply => ({
  status: 429,
  body: { ...TOO_MANY, retry_after: wait },
  headers: { 'retry-after': String(wait), 'x-ratelimit-scope': 'user' },
});
