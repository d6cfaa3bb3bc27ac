import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayBotInfo } from 'discord.js';
import { Queues } from '../../table/match/queues.ts';

/** What the library hands over that is needed here. */
interface Manager {
  fetchGatewayInformation(): Promise<Pick<APIGatewayBotInfo, 'session_start_limit'>>;
}

/** Discord takes one login in five seconds of each group of shards; a little is to spare. */
const BETWEEN_MS = 5_250;

/** Resolves when a shard of the group may log in, and keeps the others of it away for so many milliseconds. */
export type ClaimLogin = (group: number, keepFor: number, signal: AbortSignal) => Promise<void>;

/**
 * Logins one after the other. The library's throttle sleeps on when the connection that waits is closed, and then speaks on the
 * next one, which may only be being made: a rejection that nobody handles. Here a wait ends with its connection, and what it
 * has waited counts for the next.
 */
export class IdentifyThrottle {
  readonly #groups: number;
  readonly #lines = new Queues();
  readonly #freeAt = new Map<number, number>();
  readonly #claim: ClaimLogin | undefined;

  /** @param groups Discord's `max_concurrency` @param claim where other processes log in too */
  constructor(groups: number, claim?: ClaimLogin) {
    this.#groups = groups;
    this.#claim = claim;
  }

  /** Rejects as soon as the connection that wanted to log in is closed. */
  waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    const group = shardId % this.#groups;
    return this.#lines.run(`${group}`, async () => {
      signal.throwIfAborted();
      if (this.#claim) return this.#claim(group, BETWEEN_MS, signal);
      const wait = (this.#freeAt.get(group) ?? 0) - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal });
      this.#freeAt.set(group, performance.now() + BETWEEN_MS);
    });
  }
}

export type Throttled = (manager: Manager) => Promise<IdentifyThrottle>;

/** For the options of clients, which wait for each other. */
export function throttled(claim?: ClaimLogin): Throttled {
  let made: Promise<IdentifyThrottle> | undefined;
  const make = async (manager: Manager): Promise<IdentifyThrottle> => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return new IdentifyThrottle(limit.max_concurrency, claim);
  };
  return manager => {
    made ??= make(manager).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
