import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIGatewayBotInfo,
  type Client,
  DiscordAPIError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  type REST,
  RESTEvents,
} from 'discord.js';
import { Queues } from '../../table/match/queues.ts';
import { atMost } from '../rest/time-limit.ts';

/** Refusals of Discord that no further try can change. */
export type Refused = 'token' | 'intents' | 'shards';

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

/** Returns the refusal in an error; undefined where another try may help. */
export function refusedLogin(error: unknown): Refused | undefined {
  if (error instanceof DiscordAPIError && error.status === 401) return 'token';
  return error instanceof Error && 'code' in error ? ERRORS[String(error.code)] : undefined;
}

/** Reports that the gateway refuses the bot. */
export function whenRefused(client: Client, tell: (refused: Refused) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const refused = CLOSES[code];
    if (refused) tell(refused);
  });
}

/** Reports that Discord refuses the bot's token, which may have been reset. */
export function whenTokenRefused(rest: REST, tell: (refused: Refused) => void): void {
  // Interactions and webhooks have their own tokens, and a late answer is a 401 too.
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === 401 && data.auth) tell('token');
  });
}

const GOODBYE_MS = 1_000;

/** Disconnects. discord.js waits for ever for the end of a connection that the gateway has opened and not accepted. */
export const leave = (client: Client): Promise<void> => atMost(GOODBYE_MS, client.destroy());

/** The part of the library's manager that is needed here. */
interface Manager {
  fetchGatewayInformation(): Promise<Pick<APIGatewayBotInfo, 'session_start_limit'>>;
}

/** Milliseconds between two logins of a group: Discord takes one in five seconds, and some more are added. */
const BETWEEN_MS = 5_250;

/** Resolves when a shard of the group may log in, and keeps its other shards away for so many milliseconds. */
export type ClaimLogin = (group: number, keepFor: number, signal: AbortSignal) => Promise<void>;

/**
 * Lets connections log in one after the other. The library's throttle goes on although its waiting connection was closed. It
 * then uses the next connection, which may not be ready, and no code handles that rejection. Here a wait ends with its
 * connection, and the time it waited counts for the next.
 */
export class IdentifyThrottle {
  readonly #groups: number;
  readonly #lines = new Queues();
  readonly #freeAt = new Map<number, number>();
  readonly #claim: ClaimLogin | undefined;

  /** @param groups Discord's `max_concurrency` @param claim used where other processes log in too */
  constructor(groups: number, claim?: ClaimLogin) {
    this.#groups = groups;
    this.#claim = claim;
  }

  /** Waits for a login; rejects as soon as the connection for it is closed. */
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

/** Makes one throttle for the options of all clients, so that they wait for each other. */
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
