import { REST, RESTEvents } from 'discord.js';
import { Agent } from 'undici';
import type { Observer } from '../ports/ports.ts';
import type { Brake } from './brake.ts';

/**
 * Sends requests with an interaction's token outside of the limit of 50 a second, since Discord does not count them. discord.js
 * exempts only the first answer. Discord: "not bound to the application's Global Rate Limit". Returns a function that stops the
 * clean-up timers of these requests.
 */
export function besideTheLimit(rest: REST): () => void {
  const free = new REST({ ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = request => (request.auth === false ? free.queueRequest(request) : queue(request));
  // Listeners on the client's own requests also receive the events of the requests outside of the limit.
  free.on(RESTEvents.Response, (request, response) => rest.emit(RESTEvents.Response, request, response));
  free.on(RESTEvents.RateLimited, limited => rest.emit(RESTEvents.RateLimited, limited));
  return () => {
    free.clearHashSweeper();
    free.clearHandlerSweeper();
  };
}

/** Reports each answer to a request and each wait for a rate limit. The routes in discord.js contain no ids and tokens. */
export function observeRequests(rest: REST, observer: Observer): void {
  rest.on(RESTEvents.Response, ({ method, route }, { status }) =>
    observer.requested(method, route.replaceAll('%40', '@'), status),
  );
  rest.on(RESTEvents.RateLimited, ({ global, scope, retryAfter, timeToReset }) =>
    observer.rateLimited(global ? 'global' : scope, Math.max(retryAfter, timeToReset)),
  );
}

/** Calls `tell` when Discord refuses the bot's token, for example after the token was reset. */
export function whenTokenRefused(rest: REST, tell: () => void): void {
  // Discord also responds with 401 to a late answer to an interaction or a webhook. Such an answer has a token of its own, and
  // does not use the bot's token.
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === 401 && data.auth) tell();
  });
}

/** Options for requests without an answer: two retries after ten seconds each. The defaults would take a minute in all. */
const UNANSWERED = { timeout: 10_000, retries: 2 };

/**
 * Milliseconds between two sweeps of the REST client's queues. Each interaction has its own queue, which discord.js would
 * otherwise keep for an hour.
 */
const FORGOTTEN = { handlerSweepInterval: 5 * 60_000 };

export const restOptions = (apiUrl: string, requestsPerSecond: number, brake: Brake) => ({
  ...UNANSWERED,
  ...FORGOTTEN,
  // The agent must be from discord.js's own version of undici. Otherwise Node's version would be used as soon as any code calls
  // `fetch`.
  agent: new Agent(),
  makeRequest: brake.makeRequest,
  api: apiUrl,
  version: '10',
  globalRequestsPerSecond: requestsPerSecond,
});
