import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIGatewayBotInfo,
  type Client,
  DiscordAPIError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
} from 'discord.js';
import { Queues } from '../../core/work/queues.ts';

/** Waits for work to finish, but at most this number of milliseconds. The timer keeps the process running. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const enough = sleep(milliseconds, undefined, { signal: done.signal }).catch(() => {});
  try {
    await Promise.race([work, enough]);
  } finally {
    done.abort();
  }
}

export type Refused = 'token' | 'intents' | 'shards' | 'address';

const ERRORS: Readonly<Record<string, Refused>> = {
  [DiscordjsErrorCodes.TokenInvalid]: 'token',
  [DiscordjsErrorCodes.DisallowedIntents]: 'intents',
  [DiscordjsErrorCodes.InvalidIntents]: 'intents',
};

const CLOSES: Readonly<Record<number, Refused>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'token',
  [GatewayCloseCodes.DisallowedIntents]: 'intents',
  [GatewayCloseCodes.InvalidIntents]: 'intents',
  [GatewayCloseCodes.InvalidShard]: 'shards',
  [GatewayCloseCodes.ShardingRequired]: 'shards',
};

/** Returns true for a close code of the gateway after which discord.js does not connect again. */
export const isRefusing = (code: number): boolean =>
  CLOSES[code] !== undefined || code === GatewayCloseCodes.InvalidAPIVersion;

/** HTTP statuses of a server at the configured address that does not have Discord's API. */
const NO_API: readonly number[] = [400, 404, 405, 410];

/** Returns the reason where an error means a lasting refusal of the login. Undefined: another attempt may help. */
export function refusedLogin(error: unknown): Refused | undefined {
  if (error instanceof DiscordAPIError && error.status === 401) return 'token';
  if (error instanceof DiscordAPIError && NO_API.includes(error.status)) return 'address';
  return error instanceof Error && 'code' in error ? ERRORS[String(error.code)] : undefined;
}

export function whenRefused(client: Client, tell: (refused: Refused) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const refused = CLOSES[code];
    if (refused) tell(refused);
  });
}

const GOODBYE_MS = 1_000;

/**
 * Disconnects a client, with a time limit. discord.js waits forever for the end of a connection that the gateway has not
 * accepted.
 */
export const leave = (client: Client): Promise<void> => atMost(GOODBYE_MS, client.destroy());

interface Manager {
  fetchGatewayInformation(): Promise<Pick<APIGatewayBotInfo, 'session_start_limit'>>;
}

/** Milliseconds between two logins of a group of shards: Discord's limit of one login in five seconds, and a margin. */
const BETWEEN_MS = 5_250;

/** Resolves when a shard of the group may log in. The group's other shards then wait for `keepFor` milliseconds. */
export type ClaimLogin = (group: number, keepFor: number, signal: AbortSignal) => Promise<void>;

/**
 * Lets connections log in one after the other. A wait ends when its connection is closed. With the throttle of discord.js, the
 * next connection would then log in too early.
 */
export class IdentifyThrottle {
  readonly #groups: number;
  readonly #lines = new Queues();
  readonly #freeAt = new Map<number, number>();
  readonly #claim: ClaimLogin | undefined;

  /**
   * @param groups Discord's `max_concurrency`
   * @param claim claims a login, where other processes log in too
   */
  constructor(groups: number, claim?: ClaimLogin) {
    this.#groups = groups;
    this.#claim = claim;
  }

  /** Waits until a shard may log in. Rejects as soon as its connection is closed. */
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
