import type { Context } from 'hono';
import { LANGUAGES, type Language } from '../presentation/language/languages.ts';
import { personBehind } from './activity.ts';

/** Settings that decide which requests the page accepts. */
export interface PageRules {
  /** Address at which people reach the page. Absent: the address of this server. */
  readonly publicUrl?: string;
  /** Public key of the application at Discord, with which the page also works as an Activity. */
  readonly activityKey?: string;
  /** Origins of pages that may show the page in a frame. */
  readonly framedBy?: readonly string[];
  readonly now: () => number;
}

/** Requests that one page may make in a minute. */
const MOST_REQUESTS = 240;

export const headersFor = ({ framedBy = [] }: PageRules) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: framedBy.length > 0 ? [...framedBy] : ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: framedBy.length === 0,
});

/** Returns the secret that a page in a frame holds in memory. */
export const heldBy = (context: Context): string | undefined =>
  /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '')?.[1];

export const askedBy = (context: Context, { activityKey, now }: PageRules): string | undefined =>
  activityKey === undefined ? undefined : personBehind(name => context.req.header(name), activityKey, now());

/**
 * Returns true where a request has a proof that no browser adds by itself. So no page of another origin can send such a
 * request.
 */
export const isProven = (context: Context, parts: PageRules): boolean =>
  heldBy(context) !== undefined || askedBy(context, parts) !== undefined;

/**
 * Returns true where a request comes from a page of another origin. Of the requests without an origin, only a GET counts as the
 * page's own.
 */
export function isForeign(context: Context, { publicUrl }: PageRules): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.method !== 'GET';
  const own = publicUrl === undefined ? `http://${context.req.header('host')}` : new URL(publicUrl).origin;
  return origin !== own;
}

export async function bodyOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** Greatest number of actions that one press plays. */
const MOST_ACTIONS = 20;

/** Reads an action, or a series of actions. Undefined: the part of the body is neither. */
export function actionsIn(part: unknown): readonly string[] | undefined {
  const actions: readonly unknown[] = Array.isArray(part) ? part : [part];
  const isSeries = actions.length > 0 && actions.length <= MOST_ACTIONS;
  return isSeries && actions.every(action => typeof action === 'string') ? actions : undefined;
}

/** Returns the language that the browser prefers, for a person whose page is not known. */
export function spokenBy(context: Context): Language {
  const wanted = (context.req.header('accept-language') ?? '')
    .split(/[,;]/)
    .map(tag => tag.trim().toLowerCase());
  const fits = (language: Language, tag: string): boolean =>
    language.toLowerCase().startsWith(tag.slice(0, 2));
  const tag = wanted.find(each => each.length > 1 && LANGUAGES.some(language => fits(language, each)));
  return LANGUAGES.find(language => tag !== undefined && fits(language, tag)) ?? 'en';
}

/** Counts the requests of each page in the present minute. */
export class Visits {
  readonly #now: () => number;
  #minute = 0;
  #counts = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  allow(secret: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#counts] = [minute, new Map()];
    const count = (this.#counts.get(secret) ?? 0) + 1;
    this.#counts.set(secret, count);
    return count <= MOST_REQUESTS;
  }
}
