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
  SimpleShardingStrategy,
  Status,
  type WebSocketOptions,
} from 'discord.js';
import type { Agent } from 'undici';
import { Brake } from '../rest/brake.ts';
import { restOptions } from '../rest/client.ts';
import { type ClaimLogin, isRefusing, leave, type Throttled, throttled } from './login.ts';
import { GatewayClosedError } from './unreachable.ts';

/** Collection that stays empty. All servers and channels share one such collection, which saves memory. */
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

/** Limits the caches of discord.js to servers, with their channels, roles and the bot's own member. */
const makeCache = ((manager, ...more) =>
  NEVER_ASKED.has(manager.name) ? nothing : kept(manager, ...more)) as CacheFactory;

type BuildStrategy = NonNullable<WebSocketOptions['buildStrategy']>;
type StrategyManager = Parameters<BuildStrategy>[0];

/**
 * Name of an event of `@discordjs/ws`. The cast is needed, because discord.js exports an older list of event names under the
 * same name.
 */
const CLOSED = 'closed' as Parameters<StrategyManager['listenerCount']>[0];

/**
 * Maximum waits for the gateway's handshake and for its first message, in milliseconds. The defaults are half a minute and a
 * minute.
 */
const PATIENCE = { handshakeTimeout: 10_000, helloTimeout: 10_000 };

/**
 * Gateway connection of one client. Adds two things to discord.js: a promise for the first close, and a method that ends all
 * further attempts to connect.
 */
class GatewayConnection {
  /**
   * Rejects when the gateway closes the connection. discord.js alone would try again twice a second, without a line in the log.
   */
  readonly closed: Promise<never>;
  #close: (error: Error) => void = () => {};
  #manager: StrategyManager | undefined;
  #abandoned = false;

  constructor() {
    this.closed = new Promise((_, reject) => {
      this.#close = reject;
    });
    this.closed.catch(() => undefined);
  }

  readonly buildStrategy: BuildStrategy = manager => {
    Object.assign(manager.options, PATIENCE);
    this.#manager = manager;
    if (this.#abandoned) this.abandon();
    manager.on(CLOSED, (...[closing]: readonly unknown[]) => {
      const { code } = closing as { readonly code: number };
      if (!isRefusing(code)) this.#close(new GatewayClosedError(code));
    });
    return new SimpleShardingStrategy(manager);
  };

  /**
   * Ends all further attempts to connect. Incident: a client was destroyed half a second after a close, and still went on to
   * connect. The client would have logged in beside its replacement.
   */
  abandon(): void {
    this.#abandoned = true;
    if (this.#manager) this.#manager.options.retrieveSessionInfo = () => new Promise(() => {});
  }
}

interface ClientShard {
  readonly shard: number;
  readonly total: number;
  readonly throttle: Throttled;
  readonly connection: GatewayConnection;
}

export function makeClient(apiUrl: string, requestsPerSecond = 50, part?: ClientShard): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // With this partial, the message of a press in a direct message is a `Message` object. Without the partial it is raw JSON.
    partials: [Partials.Channel],
    ...(part && { shards: [part.shard], shardCount: part.total }),
    ws: {
      buildIdentifyThrottler: part?.throttle ?? throttled(),
      ...(part && { buildStrategy: part.connection.buildStrategy }),
    },
    allowedMentions: { parse: [] },
    rest: restOptions(apiUrl, requestsPerSecond, new Brake()),
    makeCache,
  });
}

/**
 * REST client that all connections share. The attempts of a destroyed or refused client to remove the shared token have no
 * effect.
 */
class SharedRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }

  override clearHashSweeper(): void {}

  override clearHandlerSweeper(): void {}

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
  readonly made: (client: Client, shard: number) => void;
  readonly brake?: Brake;
  /** Claims a login where other processes log in too. Absent: no other process logs in. */
  readonly claimLogin?: ClaimLogin | undefined;
}

/**
 * Connections to the gateway, with one client of discord.js for each shard. A client can't add or give up shards after its
 * login. A client holds events back until all of its own shards are ready. All clients share one REST client with its limits.
 */
export class Connections {
  readonly rest: REST;
  readonly #shared: SharedRest;
  readonly #parts: ConnectionsParts;
  readonly #throttle: Throttled;
  readonly #clients = new Map<number, Client>();
  readonly #gateways = new WeakMap<Client, GatewayConnection>();
  #asking: Client | undefined;

  constructor(parts: ConnectionsParts) {
    this.#parts = parts;
    this.#throttle = throttled(parts.claimLogin);
    const { apiUrl, requestsPerSecond = 50, token, brake = new Brake() } = parts;
    this.#shared = new SharedRest({ ...restOptions(apiUrl, requestsPerSecond, brake) });
    this.rest = this.#shared.setToken(token);
  }

  /**
   * Logs a shard in. Undefined where the connection was closed meanwhile. Rejects where Discord refuses the shard or can't be
   * reached.
   */
  async open(shard: number, total: number, closed?: AbortSignal): Promise<Client<true> | undefined> {
    const { token, made } = this.#parts;
    const connection = new GatewayConnection();
    const part = { shard, total, throttle: this.#throttle, connection };
    const client = this.#client(part);
    this.#gateways.set(client, connection);
    this.#clients.set(shard, client);
    made(client, shard);
    const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
    const opened = Promise.race([client.login(token), connection.closed])
      .then(() => ready)
      .catch(error => this.#drop(client).then(() => Promise.reject(error)));
    if (!closed) return opened;
    opened.catch(() => undefined);
    const gone = closed.aborted ? Promise.resolve() : once(closed, 'abort');
    return Promise.race([opened, gone.then(() => undefined)]);
  }

  #client(part?: ClientShard): Client {
    const { apiUrl, requestsPerSecond } = this.#parts;
    const client = makeClient(apiUrl, requestsPerSecond, part);
    client.rest.clearHashSweeper();
    client.rest.clearHandlerSweeper();
    return Object.assign(client, { rest: this.rest });
  }

  async close(shard: number): Promise<void> {
    const client = this.#clients.get(shard);
    this.#clients.delete(shard);
    if (client) await this.#drop(client);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#clients.keys()].map(shard => this.close(shard)));
    await this.#asking?.destroy();
    this.#shared.close();
    // Requests without an answer would otherwise keep the process running.
    await (this.rest.options.agent as Agent).destroy();
  }

  #drop(client: Client): Promise<void> {
    this.#gateways.get(client)?.abandon();
    return leave(client);
  }

  /** Checks that a shard is connected now. A client that has lost its connection still calls itself ready. */
  isReady(shard: number): boolean {
    const client = this.#clients.get(shard);
    return client?.isReady() === true && client.ws.shards.get(shard)?.status === Status.Ready;
  }

  get unready(): readonly number[] {
    return [...this.#clients.keys()].filter(shard => !this.isReady(shard)).toSorted((a, b) => a - b);
  }

  /** Application of the bot at Discord. Null before the first client is ready. */
  get application(): ClientApplication | null {
    for (const { application } of this.#clients.values()) if (application) return application;
    return null;
  }

  /**
   * Asks Discord for a server, even where another process is connected to that server. No event keeps the answer up to date.
   */
  fetched(id: string): Promise<Guild> {
    this.#asking ??= this.#client();
    return this.#asking.guilds.fetch({ guild: id, force: true, cache: false });
  }

  guild(id: string): Guild | undefined {
    for (const client of this.#clients.values()) {
      const guild = client.guilds.cache.get(id);
      if (guild) return guild;
    }
    return undefined;
  }
}
