import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Log } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';
import type { Connections } from './connections.ts';
import { type Refused, refusedLogin } from './login.ts';

/** Milliseconds until a failed connection is tried again. */
const AGAIN_MS = 5_000;
/** Requests a second, for the whole bot. */
const MOST_REQUESTS = 50;

export interface ActingShardsParts {
  readonly connections: Connections;
  /** Requests a second of the whole bot. Default: fifty. */
  readonly requestsPerSecond?: number | undefined;
  /** Returns the bot's number of shards. */
  readonly total: () => number;
  /** Follows the events of the shard's servers from now on. */
  readonly attend: (client: Client, shard: number) => Promise<void>;
  readonly refused: (refused: Refused) => void;
  readonly log: Log;
}

/** The shards that this process acts for, with their connections and the work under way in each. */
export class ActingShards {
  readonly #parts: ActingShardsParts;
  /** Aborts the acting, by shard. */
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

  /** Carries out work that came over the shard's connection, if this process acts for the shard. */
  carryOut(shard: number, carriedOut: () => Promise<void>): void {
    if (!this.#acting.has(shard) || this.#ended) return;
    const work = carriedOut().finally(() => this.#working.delete(work));
    this.#working.set(work, shard);
  }

  /** Takes all of the bot's shards, which are connected already. */
  takeAll(): void {
    for (let shard = 0; shard < this.#parts.total(); shard++) this.#acting.set(shard, new AbortController());
  }

  /** Takes these shards and connects them. Returns at once. */
  take(shards: readonly number[]): void {
    for (const shard of shards) {
      const left = new AbortController();
      this.#acting.set(shard, left);
      this.#connecting.set(shard, this.#connect(shard, left.signal));
    }
    this.#share();
  }

  /** Resolves when the shards that were taken are connected, or given up. */
  async connected(): Promise<void> {
    await Promise.all(this.#connecting.values());
  }

  /** Takes no more work for a shard and returns the work under way. Its connection stays. */
  give(shard: number): readonly Promise<void>[] {
    this.#acting.get(shard)?.abort();
    this.#acting.delete(shard);
    this.#connecting.delete(shard);
    this.#share();
    return [...this.#working].flatMap(([work, whose]) => (whose === shard ? work : []));
  }

  /** Takes no more work at all and returns the work under way. */
  end(): readonly Promise<void>[] {
    this.#ended = true;
    for (const left of this.#acting.values()) left.abort();
    return [...this.#working.keys()];
  }

  /** Connects a shard; resolves when it is connected, refused for good, or given up. */
  async #connect(shard: number, left: AbortSignal): Promise<void> {
    const { connections, total, attend, refused: tellRefused, log } = this.#parts;
    while (!left.aborted) {
      try {
        const client = await connections.open(shard, total(), left);
        if (client && !left.aborted) await attend(client, shard);
        return;
      } catch (error) {
        const refused = refusedLogin(error);
        if (refused) return tellRefused(refused);
        log.error({ error: logged(error), shard }, 'a shard could not be connected: it will be tried again');
        await sleep(AGAIN_MS, undefined, { signal: left, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Limits this process to its share of the requests, so that all together make no more than one would. */
  #share(): void {
    const { connections, requestsPerSecond: most = MOST_REQUESTS, total } = this.#parts;
    const share = Math.floor((most * this.#acting.size) / total());
    connections.rest.options.globalRequestsPerSecond = Math.max(1, share);
  }
}
