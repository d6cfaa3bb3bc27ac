import { once } from 'node:events';
import {
  type CacheFactory,
  Client,
  type ClientApplication,
  Collection,
  Events,
  GatewayIntentBits,
  type Guild,
  Options,
  Partials,
  REST,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Observer } from '../ports/ports.ts';
import { type ClaimLogin, leave, type Throttled, throttled } from './login.ts';

/** A collection that stays empty: one serves all servers and channels, which would each have empty ones. */
class Unkept<K, V> extends Collection<K, V> {
  override set(): this {
    return this;
  }
}

/** Manager classes of discord.js whose contents the bot never uses. */
const NEVER_ASKED = new Set([
  'ApplicationCommandManager',
  'AutoModerationRuleManager',
  'GuildApplicationCommandManager',
  'GuildBanManager',
  'GuildEmojiManager',
  'GuildInviteManager',
  'GuildScheduledEventManager',
  'GuildSoundboardSoundManager',
  'GuildStickerManager',
  'MessageManager',
  'PresenceManager',
  'ReactionManager',
  'StageInstanceManager',
  'VoiceStateManager',
]);

const nothing = new Unkept<never, never>();
const kept = Options.cacheEverything();

/** Limits what discord.js caches: servers with their channels, roles and own member, but no messages and no emoji. */
const makeCache = ((manager, ...more) =>
  NEVER_ASKED.has(manager.name) ? nothing : kept(manager, ...more)) as CacheFactory;

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

/** Observes the answer of each request and each wait; discord.js names routes without their ids and tokens. */
export function observeRequests(rest: REST, observer: Observer): void {
  rest.on(RESTEvents.Response, ({ method, route }, { status }) =>
    observer.requested(method, route.replaceAll('%40', '@'), status),
  );
  rest.on(RESTEvents.RateLimited, ({ global, scope, retryAfter, timeToReset }) =>
    observer.rateLimited(global ? 'global' : scope, Math.max(retryAfter, timeToReset)),
  );
}

/** Options for requests: one without an answer is repeated twice, since discord.js would wait for a minute in all. */
const UNANSWERED = { timeout: 10_000, retries: 2 };

/** Sweeps the REST client's queues often: each interaction gets one of its own, which would be kept for an hour. */
const FORGOTTEN = { handlerSweepInterval: 5 * 60_000 };

const requestsOf = (apiUrl: string, requestsPerSecond: number) => ({
  ...UNANSWERED,
  ...FORGOTTEN,
  api: apiUrl,
  version: '10',
  globalRequestsPerSecond: requestsPerSecond,
});

/** The part of the servers that a client receives events of. Absent: all of them. */
interface ClientShard {
  readonly shard: number;
  readonly total: number;
  readonly throttle: Throttled;
}

export function makeClient(apiUrl: string, requestsPerSecond = 50, part?: ClientShard): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // Without it a button in a direct message has raw JSON in place of a Message.
    partials: [Partials.Channel],
    ...(part && { shards: [part.shard], shardCount: part.total }),
    ws: { buildIdentifyThrottler: part?.throttle ?? throttled() },
    allowedMentions: { parse: [] },
    rest: requestsOf(apiUrl, requestsPerSecond),
    makeCache,
  });
}

/** A REST client for all connections. A client that is destroyed, or can't log in, would take the token from the others. */
class SharedRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }

  override clearHashSweeper(): void {}

  override clearHandlerSweeper(): void {}

  /** Ends all requests. */
  close(): void {
    super.setToken('');
    super.clearHashSweeper();
    super.clearHandlerSweeper();
  }
}

export interface ConnectionsParts {
  readonly token: string;
  readonly apiUrl: string;
  readonly requestsPerSecond?: number | undefined;
  /** Prepares each client before it logs in. */
  readonly made: (client: Client, shard: number) => void;
  /** Claims a login where other processes log in too. */
  readonly claimLogin?: ClaimLogin | undefined;
}

/**
 * One client of discord.js for each shard. Once logged in, a client can neither add shards nor give any up, and it holds
 * back events until all of its own are ready. The clients share the REST client and its limits.
 */
export class Connections {
  readonly rest: REST;
  readonly #shared: SharedRest;
  readonly #parts: ConnectionsParts;
  readonly #throttle: Throttled;
  readonly #clients = new Map<number, Client>();

  constructor(parts: ConnectionsParts) {
    this.#parts = parts;
    this.#throttle = throttled(parts.claimLogin);
    const { apiUrl, requestsPerSecond = 50, token } = parts;
    this.#shared = new SharedRest({ ...requestsOf(apiUrl, requestsPerSecond) });
    this.rest = this.#shared.setToken(token);
  }

  /** Logs a shard in; undefined where it was closed meanwhile. Rejects where Discord refuses it or can't be reached. */
  async open(shard: number, total: number, closed?: AbortSignal): Promise<Client<true> | undefined> {
    const { apiUrl, requestsPerSecond, token, made } = this.#parts;
    const client = makeClient(apiUrl, requestsPerSecond, { shard, total, throttle: this.#throttle });
    client.rest.clearHashSweeper();
    client.rest.clearHandlerSweeper();
    client.rest = this.rest;
    this.#clients.set(shard, client);
    made(client, shard);
    const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
    const opened = client.login(token).then(() => ready);
    if (!closed) return opened;
    opened.catch(() => undefined);
    const gone = closed.aborted ? Promise.resolve() : once(closed, 'abort');
    return Promise.race([opened, gone.then(() => undefined)]);
  }

  async close(shard: number): Promise<void> {
    const client = this.#clients.get(shard);
    this.#clients.delete(shard);
    if (client) await leave(client);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#clients.keys()].map(shard => this.close(shard)));
    this.#shared.close();
  }

  /** Checks that the shard is connected at this moment: a client that lost its connection still calls itself ready. */
  isReady(shard: number): boolean {
    const client = this.#clients.get(shard);
    return client?.isReady() === true && client.ws.shards.get(shard)?.status === Status.Ready;
  }

  /** Shards that were begun and are not connected. */
  get unready(): readonly number[] {
    return [...this.#clients.keys()].filter(shard => !this.isReady(shard)).toSorted((a, b) => a - b);
  }

  /** The application; null before the first client is ready. */
  get application(): ClientApplication | null {
    for (const { application } of this.#clients.values()) if (application) return application;
    return null;
  }

  /** Returns a server that one of the connections knows. */
  guild(id: string): Guild | undefined {
    for (const client of this.#clients.values()) {
      const guild = client.guilds.cache.get(id);
      if (guild) return guild;
    }
    return undefined;
  }
}
