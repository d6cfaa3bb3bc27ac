import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayBotInfo } from 'discord.js';
import { Queues } from '../../table/queues.ts';

/** What the library hands over that is needed here. */
interface Manager {
  fetchGatewayInformation(): Promise<Pick<APIGatewayBotInfo, 'session_start_limit'>>;
}

/** Discord takes one login in five seconds of each group of shards; a little is to spare. */
const BETWEEN_MS = 5_250;

/**
 * Logins one after the other. The library's throttle sleeps on when the connection that waits is closed, and then speaks on the
 * next one, which may only be being made: a rejection that nobody handles. Here a wait ends with its connection, and what it
 * has waited counts for the next.
 */
export class IdentifyThrottle {
  readonly #groups: number;
  readonly #lines = new Queues();
  readonly #freeAt = new Map<number, number>();

  /** @param groups Discord's `max_concurrency` */
  constructor(groups: number) {
    this.#groups = groups;
  }

  /** Rejects as soon as the connection that wanted to log in is closed. */
  waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    const group = shardId % this.#groups;
    return this.#lines.run(`${group}`, async () => {
      signal.throwIfAborted();
      const wait = (this.#freeAt.get(group) ?? 0) - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal });
      this.#freeAt.set(group, performance.now() + BETWEEN_MS);
    });
  }
}

/** For the client's options. */
export async function throttled(manager: Manager): Promise<IdentifyThrottle> {
  const { session_start_limit: limit } = await manager.fetchGatewayInformation();
  return new IdentifyThrottle(limit.max_concurrency);
}
