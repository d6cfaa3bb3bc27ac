import type { Reply } from './route.ts';

/** Trouble for the next requests that match. */
export interface Trouble {
  /** any method when absent */
  readonly method?: string;
  /** tested on the path as `discord.requests` shows it: no `/api/v10`, tokens as `:token` */
  readonly path: RegExp;
  readonly status?: number;
  readonly body?: unknown;
  /** seconds, for 429; 0.05 when absent */
  readonly retryAfter?: number;
  /** 1 when absent */
  readonly times?: number;
  /** cut the connection instead of answering */
  readonly drop?: boolean;
  /** never answer: the client waits until it gives up */
  readonly hang?: boolean;
  /** carry the request out and spoil only the answer */
  readonly afterwards?: boolean;
  /** milliseconds, or a promise, to wait for before anything else; without status and drop the request then goes on as usual */
  readonly delay?: number | Promise<unknown>;
}

/** The list of troubles waiting to happen. */
export class Troubles {
  readonly #waiting: { trouble: Trouble; left: number }[] = [];

  /** Returns what withdraws it. */
  add(trouble: Trouble): () => void {
    const entry = { trouble, left: trouble.times ?? 1 };
    this.#waiting.push(entry);
    return () => {
      const index = this.#waiting.indexOf(entry);
      if (index >= 0) this.#waiting.splice(index, 1);
    };
  }

  /** Returns the first trouble that fits, and counts it as used. */
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

/** Discord's own shape for the status, unless a body was given; undefined: answer as usual. */
export function troubleAnswer(trouble: Omit<Trouble, 'path'>): Reply | undefined {
  const { status } = trouble;
  if (status === undefined) return undefined;
  if (status === 429) {
    const reply = tooMany(trouble.retryAfter ?? 0.05);
    return trouble.body === undefined ? reply : { ...reply, body: trouble.body };
  }
  return { status, body: trouble.body ?? { code: 0, message: `${status}: trouble on purpose` } };
}

/** Discord's answer to a request too many; `wait` in seconds. */
export const tooMany = (wait: number): Reply => ({
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: wait, global: false },
  headers: { 'retry-after': String(wait), 'x-ratelimit-scope': 'user' },
});
