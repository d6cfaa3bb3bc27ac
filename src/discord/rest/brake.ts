import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { BoundedMap } from '../ports/ports.ts';
import { HeldBackError, StrangeAnswerError, UnansweredError } from './refusals.ts';

type Send = RESTOptions['makeRequest'];
type HttpAnswer = Awaited<ReturnType<Send>>;

/** Maximum number of refused requests (401, 403, 429) in ten minutes. Discord blocks the machine's address at 10,000. */
export const MOST_REFUSED = 1_000;
const WINDOW_MS = 600_000;
/** Shortest and longest waits in milliseconds where Discord names no time. Each further refusal in a row doubles the wait. */
const FLOORS = { limited: 1_000, blocked: 60_000, failed: 100 } as const;
const LONGEST = { limited: 600_000, blocked: 600_000, failed: 2_000 } as const;
/** Longest wait in milliseconds that Discord can ask for. The brake shortens longer waits, which must be mistakes. */
const LONGEST_ASKED_MS = 3_600_000;
/**
 * Longest wait in milliseconds within a request, which has ten seconds in discord.js. For a longer wait, the brake throws
 * `HeldBackError`.
 */
const PATIENCE_MS = 6_000;
/** Number of refusals in a row after which the brake throws an error, instead of letting discord.js send the request again. */
const MOST_IN_A_ROW = 3;
const MOST_ROUTES = 5_000;
/** Requests that create something and contain no nonce. After a lost answer, discord.js would send such a request twice. */
const SENT_ONCE = /^POST .*\/threads$/;

type Trouble = keyof typeof FLOORS;

interface Wait {
  readonly times: number;
  readonly until: number;
}

export interface BrakeParts {
  /** Called when the process has had too many refused requests, with the seconds without any request. */
  readonly stopped?: (seconds: number) => void;
  /** Called after each answer of 429, with the milliseconds until the next request of its kind. */
  readonly limited?: (scope: 'global' | 'user', milliseconds: number) => void;
  readonly send?: Send;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

/**
 * Brake between discord.js and the network, for all requests of the process. After a 429 without a time, discord.js repeats the
 * request immediately and without end. Incident: 505 requests for one message in 35 seconds.
 */
export class Brake {
  #parts: BrakeParts;
  readonly #routes = new BoundedMap<Wait>(MOST_ROUTES);
  readonly #refused: number[] = [];
  #all: Wait = { times: 0, until: 0 };
  #reportedUntil = 0;

  constructor(parts: BrakeParts = {}) {
    this.#parts = parts;
  }

  /**
   * Sets the functions that learn of refusals. The brake exists before the bot, since the channel of the log uses the brake
   * too.
   */
  tell(listeners: Pick<BrakeParts, 'stopped' | 'limited'>): void {
    this.#parts = { ...this.#parts, ...listeners };
  }

  readonly makeRequest: Send = async (url, init) => {
    const { send = DefaultRestOptions.makeRequest } = this.#parts;
    const route = `${init.method} ${url.split('?')[0]}`;
    const signal = init.signal ?? undefined;
    this.#checkWindow();
    // Discord's limit of all requests does not hold for answers to interactions, which have no authorization.
    if (isAuthorized(init.headers)) await this.#wait(this.#all, signal);
    await this.#wait(this.#routes.get(route), signal);
    try {
      const answer = await send(url, init);
      return await this.#answered(route, answer, signal);
    } catch (error) {
      if (error instanceof HeldBackError) throw error;
      this.#hold(route, 'failed', 0);
      throw SENT_ONCE.test(route) ? new UnansweredError('Discord gave no answer', { cause: error }) : error;
    }
  };

  async #answered(route: string, answer: HttpAnswer, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const { status, headers } = answer;
    if ([401, 403, 429].includes(status) && headers.get('x-ratelimit-scope') !== 'shared') this.#count();
    unhasten(headers);
    if (status === 429) return this.#limited(route, answer, signal);
    if (status >= 500) {
      if (!SENT_ONCE.test(route)) {
        this.#hold(route, 'failed', 0);
        return answer;
      }
      await answer.arrayBuffer();
      throw new StrangeAnswerError(`Discord failed (${status})`);
    }
    if (answer.ok && status !== 204 && !isJson(answer)) {
      await answer.arrayBuffer();
      throw new StrangeAnswerError('the answer is not in the form of Discord');
    }
    this.#routes.delete(route);
    if (this.#all.until <= this.#now()) this.#all = { times: 0, until: 0 };
    return answer;
  }

  /** Waits for the end of a rate limit. discord.js then sends the request again. Throws where the wait is long. */
  async #limited(route: string, answer: HttpAnswer, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const asked = await askedIn(answer);
    answer.headers.delete('retry-after');
    // An answer without JSON comes from a server before Discord. That server blocks the machine's address for all routes.
    const isBlocked = !isJson(answer);
    const isGlobal = isBlocked || asked.global;
    const held = this.#hold(isGlobal ? undefined : route, isBlocked ? 'blocked' : 'limited', asked.ms);
    this.#parts.limited?.(isGlobal ? 'global' : 'user', held.until - this.#now());
    if (held.times >= MOST_IN_A_ROW)
      throw new HeldBackError('Discord refuses requests (429)', held.until - this.#now());
    await this.#wait(held, signal);
    return answer;
  }

  /** Begins or lengthens a wait. @param route undefined: all requests wait */
  #hold(route: string | undefined, trouble: Trouble, askedMs: number): Wait {
    const before = route === undefined ? this.#all : this.#routes.get(route);
    // A request that was sent before the wait began brings no news, so its answer does not count.
    const isNew = before === undefined || before.until <= this.#now();
    const times = Math.max(1, (before?.times ?? 0) + (isNew ? 1 : 0));
    const floor = FLOORS[trouble] * 2 ** Math.min(times - 1, 20);
    // The brake keeps exactly to the first wait that Discord asks for, however short.
    const least = times === 1 && askedMs > 0 ? 0 : Math.min(LONGEST[trouble], floor);
    const until = this.#now() + Math.min(LONGEST_ASKED_MS, Math.max(askedMs, least));
    const held = { times, until: Math.max(until, before?.until ?? 0) };
    if (route === undefined) this.#all = held;
    else this.#routes.set(route, held);
    return held;
  }

  async #wait(held: Wait | undefined, signal: AbortSignal | undefined): Promise<void> {
    const left = (held?.until ?? 0) - this.#now();
    if (held === undefined || left <= 0) return;
    if (left > PATIENCE_MS) throw new HeldBackError('Discord has refused requests (429)', left);
    const { pause = (ms, ended) => sleep(ms, undefined, ended && { signal: ended }) } = this.#parts;
    await pause(left, signal);
  }

  #count(): void {
    this.#refused.push(this.#now());
  }

  /** Refuses every request while the last ten minutes had too many refusals. */
  #checkWindow(): void {
    const now = this.#now();
    while ((this.#refused[0] ?? now) <= now - WINDOW_MS) this.#refused.shift();
    const first = this.#refused.at(-MOST_REFUSED);
    if (first === undefined) return;
    const until = first + WINDOW_MS;
    if (until > this.#reportedUntil) {
      if (now >= this.#reportedUntil) this.#parts.stopped?.(Math.ceil((until - now) / 1_000));
      this.#reportedUntil = until;
    }
    throw new HeldBackError(`${MOST_REFUSED} requests were refused in ten minutes`, until - now);
  }

  #now(): number {
    return (this.#parts.now ?? Date.now)();
  }
}

const isAuthorized = (headers: Parameters<Send>[1]['headers']): boolean =>
  new Headers(headers as Record<string, string>).has('authorization');

const isJson = ({ headers }: HttpAnswer): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

const positive = (value: unknown): number => {
  const number = value === null || value === '' ? 0 : Number(value);
  return number > 0 ? number : 0;
};

/** Returns the wait that an answer asks for, in its headers or its body. Zero: the answer names no valid wait. */
async function askedIn(answer: HttpAnswer): Promise<{ readonly ms: number; readonly global: boolean }> {
  const { headers } = answer;
  const body: unknown = isJson(answer)
    ? await answer.json().catch(() => undefined)
    : await answer.arrayBuffer();
  const { retry_after, global } = (body ?? {}) as {
    readonly retry_after?: unknown;
    readonly global?: unknown;
  };
  const seconds = positive(headers.get('retry-after')) || positive(retry_after);
  const isGlobal = global === true || headers.has('x-ratelimit-global');
  return { ms: Math.min(LONGEST_ASKED_MS, seconds * 1_000), global: isGlobal };
}

/**
 * Sets an invalid wait in an answer's headers to a second, and a wait over a minute to a minute. discord.js would not wait at
 * all for a value that no timer can hold.
 */
function unhasten(headers: HttpAnswer['headers']): void {
  const reset = headers.get('x-ratelimit-reset-after');
  if (reset === null || (Number(reset) >= 0 && Number(reset) <= 60)) return;
  headers.set('x-ratelimit-reset-after', Number(reset) > 60 ? '60' : '1');
}
