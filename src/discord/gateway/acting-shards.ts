import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Log } from '../ports/ports.ts';
import { logged } from '../rest/channel.ts';
import type { Connections } from './connections.ts';
import { type Refused, refusedLogin } from './login.ts';

/** After a connection that could not be made. */
const AGAIN_MS = 5_000;
/** A second, of a bot. */
const MOST_REQUESTS = 50;

export interface ActingShardsParts {
  readonly connections: Connections;
  /** Of the whole bot, a second; default: fifty. */
  readonly requestsPerSecond?: number | undefined;
  /** How many shards the bot has in all. */
  readonly total: () => number;
  /** Looks after the shard's servers from now on. */
  readonly attend: (client: Client, shard: number) => Promise<void>;
  readonly refused: (refused: Refused) => void;
  readonly log: Log;
}

/** The shards that this process acts for: their connections, and what is under way in each. */
export class ActingShards {
  readonly #parts: ActingShardsParts;
  /** What ends its acting, by shard. */
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

  /** What came in over the shard's connection is carried out, if the shard is ours. */
  carryOut(shard: number, carriedOut: () => Promise<void>): void {
    if (!this.#acting.has(shard) || this.#ended) return;
    const work = carriedOut().finally(() => this.#working.delete(work));
    this.#working.set(work, shard);
  }

  /** All of the bot's, whose connections are made already. */
  takeAll(): void {
    for (let shard = 0; shard < this.#parts.total(); shard++) this.#acting.set(shard, new AbortController());
  }

  /** These are connected from now on. Returns at once. */
  take(shards: readonly number[]): void {
    for (const shard of shards) {
      const left = new AbortController();
      this.#acting.set(shard, left);
      this.#connecting.set(shard, this.#connect(shard, left.signal));
    }
    this.#share();
  }

  /** Resolves when those that were taken stand, or are given away. */
  async connected(): Promise<void> {
    await Promise.all(this.#connecting.values());
  }

  /** Nothing more is taken up for it; what is under way goes on. Its connection stays. */
  give(shard: number): readonly Promise<void>[] {
    this.#acting.get(shard)?.abort();
    this.#acting.delete(shard);
    this.#connecting.delete(shard);
    this.#share();
    return [...this.#working].flatMap(([work, whose]) => (whose === shard ? work : []));
  }

  /** Nothing more is taken up at all; what is under way goes on. */
  end(): readonly Promise<void>[] {
    this.#ended = true;
    for (const left of this.#acting.values()) left.abort();
    return [...this.#working.keys()];
  }

  /** Until it stands, or the shard is given away. */
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

  /** All processes together ask no more of Discord than one would. */
  #share(): void {
    const { connections, requestsPerSecond: most = MOST_REQUESTS, total } = this.#parts;
    const share = Math.floor((most * this.#acting.size) / total());
    connections.rest.options.globalRequestsPerSecond = Math.max(1, share);
  }
}
