import { type REST, RESTEvents } from 'discord.js';
import type { Observer } from '../ports/ports.ts';

/** Observes the answer of each request and each wait; discord.js names routes without their ids and tokens. */
export function observeRequests(rest: REST, observer: Observer): void {
  rest.on(RESTEvents.Response, ({ method, route }, { status }) =>
    observer.requested(method, route.replaceAll('%40', '@'), status),
  );
  rest.on(RESTEvents.RateLimited, ({ global, scope, retryAfter, timeToReset }) =>
    observer.rateLimited(global ? 'global' : scope, Math.max(retryAfter, timeToReset)),
  );
}
