import { DiscordAPIError } from 'discord.js';
import { DAY_MS } from '../../core/values/days.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Thrown where the bot holds a request back after refusals. A later attempt may succeed. */
export class HeldBackError extends Error {
  override readonly name = 'HeldBackError';
  readonly waitMs: number;

  constructor(why: string, waitMs: number) {
    super(`${why}: no request for ${Math.ceil(waitMs / SECOND)} s`);
    this.waitMs = waitMs;
  }
}

/**
 * Thrown where an answer is not in Discord's form. For example, a hotel's network answers all requests itself until its user
 * has logged in.
 */
export class StrangeAnswerError extends Error {
  override readonly name = 'StrangeAnswerError';
}

/**
 * Thrown where Discord gave no answer to a request that must not be sent twice. Discord may have executed the request. The name
 * and message keep discord.js from sending it again.
 */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

interface RefusalCourse {
  /** Milliseconds until the second attempt. The wait doubles with each further attempt. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Milliseconds after which the bot gives the message up. Zero: the bot gives it up at once. */
  readonly endMs: number;
}

/** Kinds of refusals and failures of a message, with the waits between attempts, and their end. */
export const REFUSALS = {
  /** Too many requests (429). The wait is at least the one that Discord asks for. */
  limited: { firstMs: SECOND, longestMs: 10 * MINUTE, endMs: 3 * DAY_MS },
  /** No answer, a cut connection, 5xx, or an answer that does not come from Discord. */
  trouble: { firstMs: SECOND, longestMs: MINUTE, endMs: 3 * DAY_MS },
  /**
   * The bot may not post in the channel (403, a locked thread, a deleted channel). A change of the channel, or the match's end,
   * ends the wait. A board waits by the pauses of `park` in delivery-reports.ts. The bot gives a direct message up at once.
   */
  closed: { firstMs: MINUTE, longestMs: DAY_MS, endMs: Number.POSITIVE_INFINITY },
  /** Discord, or the server's filter, refuses the message itself (400, 413). The bot tries its plainest form once. */
  content: { firstMs: HOUR, longestMs: DAY_MS, endMs: 0 },
  /** The message is gone (404), or the request is impossible for another reason. */
  gone: { firstMs: HOUR, longestMs: DAY_MS, endMs: 0 },
} as const satisfies Readonly<Record<string, RefusalCourse>>;
export type RefusalKind = keyof typeof REFUSALS;

/** Discord's error codes that decide about the kind, whatever the status of the answer. */
const CODES: Readonly<Record<number, RefusalKind>> = {
  10003: 'closed', // unknown channel
  10004: 'closed', // unknown server
  10013: 'closed', // unknown user
  20016: 'limited', // slowmode
  20028: 'limited', // too many messages in the channel
  20029: 'limited', // too many messages in the server
  40003: 'limited', // too many new channels of direct messages
  50001: 'closed', // no access
  50007: 'closed', // no direct messages to this person
  50008: 'closed', // no messages in a channel of this kind
  50009: 'closed', // the server's level of verification is too high
  50013: 'closed', // no permission
  50024: 'closed', // impossible in a channel of this kind
  50033: 'closed', // invalid recipients
  50083: 'closed', // archived thread
  50278: 'closed', // no server in common with this person
  160005: 'closed', // locked thread
};

/** Returns the kind of a failed request. An error of the network, or of another server before Discord, is `trouble`. */
export function refusalOf(error: unknown): RefusalKind {
  if (error instanceof HeldBackError) return 'limited';
  // An answer of another server has no number as its code.
  if (!(error instanceof DiscordAPIError) || typeof error.code !== 'number') return 'trouble';
  const { status, code } = error;
  const known = CODES[code];
  if (known) return known;
  if (status === 429) return 'limited';
  if (status === 401 || status === 408 || status >= 500) return 'trouble';
  if (status === 403) return 'closed';
  return status === 400 || status === 413 ? 'content' : 'gone';
}

/** Checks that an error means a closed channel. A moderator may open it again. */
export const isClosed = (error: unknown): boolean => refusalOf(error) === 'closed';

/** Checks that another try is useless, since Discord refuses the message itself. */
export const isHopeless = (error: unknown): boolean => REFUSALS[refusalOf(error)].endMs === 0;

/**
 * Returns the time of the next attempt, in milliseconds since the epoch. Null: the bot gives the message up.
 * @param attempts number of attempts before the one that failed
 * @param at time at which the message was written, in milliseconds since the epoch
 */
export function nextAttempt(error: unknown, attempts: number, at: number, now: number): number | null {
  const { endMs } = REFUSALS[refusalOf(error)];
  return now - at >= endMs ? null : now + waitAfter(error, attempts);
}

/** Returns the milliseconds until the next attempt to send a message, whether or not the bot then gives it up. */
export function waitAfter(error: unknown, attempts: number): number {
  const { firstMs, longestMs } = REFUSALS[refusalOf(error)];
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 30));
  return error instanceof HeldBackError ? Math.max(wait, error.waitMs) : wait;
}
