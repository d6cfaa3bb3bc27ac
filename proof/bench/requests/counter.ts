import type { LocalDiscord } from 'local-discord';

export type Counts = ReadonlyMap<string, number>;

/**
 * Returns true for routes that do not count towards the bot's limit of fifty requests a second. They are "not bound to the
 * application's Global Rate Limit" (docs.discord.com, interactions, receiving and responding, Endpoints).
 */
export const isFree = (route: string): boolean => / \/(interactions|webhooks)\//.test(route);

const routeOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\d{17,20}/g, ':id').replace('%40original', '@original')}`;

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
