import type { LocalDiscord } from 'local-discord';

/** Number of requests by the name of their route. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Returns true for routes outside the bot's limit of fifty requests a second, such as answers to interactions and what their
 * tokens post and edit: "not bound to the application's Global Rate Limit" (docs.discord.com, interactions, receiving and
 * responding, Endpoints).
 */
export const isFree = (route: string): boolean => / \/(interactions|webhooks)\//.test(route);

/** Returns the route of a request, `GET /channels/:id/messages/:id`, without its ids and tokens. */
const routeOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\d{17,20}/g, ':id').replace('%40original', '@original')}`;

/** Counts every request to a Discord since the last call of `take`. */
export class RequestCounter {
  readonly #discord: LocalDiscord;
  #seen = 0;

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
    this.#seen = discord.requests.length;
  }

  take(): Counts {
    const counts = new Map<string, number>();
    for (const { method, path } of this.#discord.requests.slice(this.#seen)) {
      const route = routeOf(method, path);
      counts.set(route, (counts.get(route) ?? 0) + 1);
    }
    this.#seen = this.#discord.requests.length;
    return counts;
  }
}
