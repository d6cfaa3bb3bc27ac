import type { LocalDiscord } from 'local-discord';

/** Number of requests by the name of their route. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Answers to interactions, and what their tokens post and edit, stand outside the bot's fifty a second: "not bound to the
 * application's Global Rate Limit" (docs.discord.com, interactions, receiving and responding, Endpoints).
 */
export const isFree = (route: string): boolean => / \/(interactions|webhooks)\//.test(route);

/** `GET /channels/:id/messages/:id`: ids and tokens are no part of a route. */
const routeOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\d{17,20}/g, ':id').replace('%40original', '@original')}`;

/** Every request that came in at a Discord since the last look. */
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
