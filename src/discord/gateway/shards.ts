import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Events } from 'discord.js';
import type { Attempts } from '../../core/work/retries.ts';
import type { Table } from '../../table/table.ts';
import type { Log } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';
import type { Connections } from './connections.ts';
import { type Refused, refusedLogin } from './login.ts';

const AGAIN_MS = 5_000;
/** Requests a second that Discord accepts from the whole bot. */
const MOST_REQUESTS = 50;

export interface ActingShardsParts {
  readonly connections: Connections;
  /** Attempts to reach Discord. All shards share the waits between the attempts. */
  readonly attempts: Attempts;
  readonly requestsPerSecond?: number | undefined;
  readonly total: () => number;
  readonly attend: (client: Client, shard: number) => Promise<void>;
  readonly refused: (refused: Refused) => void;
  readonly log: Log;
}

export class ActingShards {
  readonly #parts: ActingShardsParts;
  /** Abort controllers, by shard. An abort ends this process's work for the shard. */
  readonly #acting = new Map<number, AbortController>();
  readonly #connecting = new Map<number, Promise<void>>();
  readonly #working = new Map<Promise<void>, number>();
  #ended = false;

  constructor(parts: ActingShardsParts) {
    this.#parts = parts;
  }

  get held(): readonly number[] {
    return [...this.#acting.keys()].toSorted((a, b) => a - b);
  }

  has(shard: number): boolean {
    return this.#acting.has(shard);
  }

  /** Runs work that arrived over a shard's connection, if this process acts for that shard. */
  carryOut(shard: number, carriedOut: () => Promise<void>): void {
    if (!this.#acting.has(shard) || this.#ended) return;
    const work = carriedOut().finally(() => this.#working.delete(work));
    this.#working.set(work, shard);
  }

  takeAll(): void {
    for (let shard = 0; shard < this.#parts.total(); shard++) this.#acting.set(shard, new AbortController());
  }

  /** Takes shards and starts to connect them. Returns immediately. */
  take(shards: readonly number[]): void {
    for (const shard of shards) {
      const left = new AbortController();
      this.#acting.set(shard, left);
      this.#connecting.set(shard, this.#connect(shard, left.signal));
    }
    this.#share();
  }

  /** Resolves when each taken shard is connected or given up. */
  async connected(): Promise<void> {
    await Promise.all(this.#connecting.values());
  }

  /** Takes no more work for a shard, and returns the shard's work under way. The connection stays open. */
  give(shard: number): readonly Promise<void>[] {
    this.#acting.get(shard)?.abort();
    this.#acting.delete(shard);
    this.#connecting.delete(shard);
    this.#share();
    return [...this.#working].flatMap(([work, whose]) => (whose === shard ? work : []));
  }

  end(): readonly Promise<void>[] {
    this.#ended = true;
    for (const left of this.#acting.values()) left.abort();
    return [...this.#working.keys()];
  }

  async #connect(shard: number, left: AbortSignal): Promise<void> {
    const { attempts, connections, total, attend, refused: tellRefused, log } = this.#parts;
    while (!left.aborted) {
      try {
        const client = await attempts.until(() => connections.open(shard, total(), left), left);
        if (client && !left.aborted) await attend(client, shard);
        return;
      } catch (error) {
        if (left.aborted) return;
        const refused = refusedLogin(error);
        if (refused) return tellRefused(refused);
        log.error({ error: logged(error), shard }, 'a shard could not be connected: it will be tried again');
        await sleep(AGAIN_MS, undefined, { signal: left, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Sets the request limit of this process to its share, since Discord limits all processes together. */
  #share(): void {
    const { connections, requestsPerSecond: most = MOST_REQUESTS, total } = this.#parts;
    const share = Math.floor((most * this.#acting.size) / total());
    connections.rest.options.globalRequestsPerSecond = Math.max(1, share);
  }
}

/** Milliseconds until the log reports a missing connection. A login may wait five seconds for each other shard. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 10_000;

export interface UnconnectedShardsParts {
  readonly shards: () => readonly number[];
  readonly log: Log;
  /** Returns milliseconds since any fixed time. Default: the process's own clock. */
  readonly monotonic?: () => number;
}

/** Logs once that a shard has had no connection for a minute, and later that the shard is connected again. */
export class UnconnectedShards {
  readonly #parts: UnconnectedShardsParts;
  readonly #since = new Map<number, number>();
  readonly #warned = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: UnconnectedShardsParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  look(): void {
    const { shards, log, monotonic = () => performance.now() } = this.#parts;
    const now = monotonic();
    const missing = shards();
    for (const shard of this.#since.keys()) {
      if (missing.includes(shard)) continue;
      this.#since.delete(shard);
      if (this.#warned.delete(shard)) log.warn({ shard }, 'this shard is connected again, or given away');
    }
    for (const shard of missing) {
      const since = this.#since.get(shard) ?? now;
      this.#since.set(shard, since);
      if (now - since < PATIENCE_MS || this.#warned.has(shard)) continue;
      this.#warned.add(shard);
      log.error(
        { shard },
        'this shard is held but has had no connection for a minute: the bot receives no presses',
      );
    }
  }
}

/**
 * Parks the games of a server that removes the bot, and retries their messages when the server adds the bot again. Also handles
 * removals and additions while the bot was offline.
 */
export class ServerPresence {
  readonly #table: Pick<Table, 'archive' | 'outbox'>;
  readonly #log: Log;

  constructor(table: Pick<Table, 'archive' | 'outbox'>, log: Log) {
    this.#table = table;
    this.#log = log;
  }

  async open(client: Client, hears: (guildId: string) => boolean): Promise<void> {
    // This event means that the server removed the bot. Discord reports a server that it can't reach with another event.
    client.on(Events.GuildDelete, ({ id }) => void this.#park(id));
    for (const { id, parked } of await this.#table.archive.guilds()) {
      if (!hears(id)) continue;
      if (!client.guilds.cache.has(id)) await this.#park(id);
      else if (parked) await this.#unpark(id);
    }
  }

  /** Retries the messages of a server's parked games, since the bot may be able to post in its channels now. */
  async #unpark(guildId: string): Promise<void> {
    try {
      await this.#table.outbox.unpark({ guildId });
    } catch (error) {
      this.#log.error({ error: logged(error), guildId }, 'nothing was unparked');
    }
  }

  async #park(guildId: string): Promise<void> {
    try {
      const matches = await this.#table.outbox.parkGuild(guildId);
      if (matches.length > 0) this.#log.info({ guildId, matches }, 'no longer in this server: games parked');
    } catch (error) {
      this.#log.error({ error: logged(error), guildId }, 'games of a server could not be parked');
    }
  }
}

/** Milliseconds between two beats. A much later beat shows that the process was frozen. */
const BEAT_MS = 5_000;
const FROZEN_MS = 4 * BEAT_MS;

export interface HearingParts {
  readonly now: () => number;
  /** Returns this machine's time in milliseconds, which also runs while the process is frozen. Default: the system's time. */
  readonly wallClock?: () => number;
}

/** Times since when this process has received the events of each shard without a break. */
export class Hearing {
  readonly #parts: HearingParts;
  readonly #since = new Map<number, number>();
  #beatAt: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HearingParts) {
    this.#parts = parts;
    this.#beatAt = this.#wallClock();
  }

  follow(client: Client, shard: number): void {
    const hears = (): void => void this.#since.set(shard, this.#parts.now());
    for (const event of [Events.ClientReady, Events.ShardReady, Events.ShardResume] as const)
      client.on(event, hears);
    for (const event of [Events.ShardDisconnect, Events.ShardReconnecting] as const)
      client.on(event, () => void this.#since.delete(shard));
    this.#timer ??= setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /**
   * Returns the time since when the process has received the shard's events, in milliseconds since the epoch. Null: the process
   * receives none now.
   */
  since(shard: number): number | null {
    this.beat();
    return this.#since.get(shard) ?? null;
  }

  /** Notices that the process was frozen, for example with its machine. Then the spans of all shards begin again now. */
  beat(): void {
    const at = this.#wallClock();
    const isLate = at - this.#beatAt > FROZEN_MS;
    this.#beatAt = at;
    if (isLate) for (const shard of this.#since.keys()) this.#since.set(shard, this.#parts.now());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #wallClock(): number {
    return (this.#parts.wallClock ?? Date.now)();
  }
}
