import { REST, RESTEvents } from 'discord.js';

/**
 * Sends requests with an interaction's token outside of the limit of fifty a second ("not bound to the application's Global
 * Rate Limit"). discord.js exempts the first answer alone and would hold back all others. Returns a function that ends its
 * sweeping.
 */
export function besideTheLimit(rest: REST): () => void {
  const free = new REST({ ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = request => (request.auth === false ? free.queueRequest(request) : queue(request));
  // Listeners on the client's requests receive these too.
  free.on(RESTEvents.Response, (request, response) => rest.emit(RESTEvents.Response, request, response));
  free.on(RESTEvents.RateLimited, limited => rest.emit(RESTEvents.RateLimited, limited));
  return () => {
    free.clearHashSweeper();
    free.clearHandlerSweeper();
  };
}
