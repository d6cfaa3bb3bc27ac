import { REST, RESTEvents } from 'discord.js';

/** The two ways past the bot's fifty requests a second. */
export interface InteractionRest {
  /** For what must be sent once: nothing is repeated. */
  readonly once: REST;
  /** Nothing is swept any more. */
  close(): void;
}

/**
 * What carries an interaction's token instead of the bot's stands outside the fifty requests a second ("not bound to the
 * application's Global Rate Limit"). discord.js exempts the first answer alone, and would hold back all others.
 */
export function besideTheLimit(rest: REST): InteractionRest {
  const unbound = { ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY };
  const free = new REST(unbound);
  const once = new REST({ ...unbound, retries: 0 });
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = request => (request.auth === false ? free.queueRequest(request) : queue(request));
  // Whoever listens to the client's requests hears of these too.
  for (const other of [free, once])
    other.on(RESTEvents.Response, (request, response) => rest.emit(RESTEvents.Response, request, response));
  const close = (): void => {
    for (const other of [free, once]) {
      other.clearHashSweeper();
      other.clearHandlerSweeper();
    }
  };
  return { once, close };
}
