import { type APIGatewayBotInfo, Events, type Guild, type REST, Routes } from 'discord.js';
import { shardOf } from '../../../src/core/work/shards.ts';
import { Connections } from '../../../src/discord/gateway/connections.ts';
import { besideTheLimit } from '../../../src/discord/rest/client.ts';
import type { Clock } from './clock.ts';
import { NotTried } from './outcome.ts';

export interface Packet {
  readonly t: string;
  readonly d: unknown;
}

/** Milliseconds that the run waits for an event of the gateway that a request causes. */
const EVENT_MS = 20_000;

/**
 * Time limit in milliseconds for one request. The limit is longer than the bot's own, since the largest upload may take long on
 * a slow connection.
 */
const UPLOAD_MS = 60_000;

export interface ConnectionParts {
  readonly token: string;
  readonly api: string;
  readonly guild: string;
  readonly clock: Clock;
  readonly stopped: AbortSignal;
}

/** Connection of the bot to Discord: the bot's own login and REST client, with a list of the events that arrived. */
export class Connection {
  readonly #connections: Connections;
  readonly #closeRest: () => void;
  readonly #parts: ConnectionParts;
  readonly #packets: Packet[] = [];
  readonly #listeners = new Set<() => void>();

  /** Time at which Discord accepts the next login. */
  #freeAt = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    const { token, api } = parts;
    this.#connections = new Connections({
      token,
      apiUrl: api,
      claimLogin: (_, keepFor) => this.claimLogin(keepFor),
      made: client =>
        client.on(Events.Raw, (packet: Packet) => {
          this.#packets.push(packet);
          for (const listener of [...this.#listeners]) listener();
        }),
    });
    this.rest.options.timeout = UPLOAD_MS;
    this.#closeRest = besideTheLimit(this.rest);
  }

  get rest(): REST {
    return this.#connections.rest;
  }

  /** Waits until Discord accepts a login. For `keepFor` milliseconds no further login may follow. */
  async claimLogin(keepFor: number): Promise<void> {
    const { clock, stopped } = this.#parts;
    const left = this.#freeAt - clock.now();
    if (left > 0) await clock.wait(left, stopped);
    this.#freeAt = clock.now() + keepFor;
  }

  guild(id: string): Guild | undefined {
    return this.#connections.guild(id);
  }

  /** Events that arrived so far, oldest first. */
  get packets(): readonly Packet[] {
    return this.#packets;
  }

  /** Logs in the shards of the server and of direct messages. */
  async open(): Promise<void> {
    const { shards } = (await this.rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    for (const shard of new Set([shardOf(this.#parts.guild, shards), 0]))
      await this.#connections.open(shard, shards);
  }

  /** Logs out and in again, as a restart of the bot does. */
  async reopen(): Promise<void> {
    const { shards } = (await this.rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    for (const shard of new Set([shardOf(this.#parts.guild, shards), 0]))
      await this.#connections.close(shard);
    await this.open();
  }

  /**
   * Resolves with the first event that `fits` accepts, from the index `from` on. Throws NotTried where no such event comes
   * within `within` milliseconds, or before `until` is aborted.
   */
  event<Data>(
    fits: (packet: Packet) => boolean,
    { from = 0, within = EVENT_MS, until }: { from?: number; within?: number; until?: AbortSignal } = {},
  ): Promise<Data> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#listeners.delete(look);
        clearTimeout(timer);
        until?.removeEventListener('abort', giveUp);
      };
      const look = (): void => {
        const found = this.#packets.slice(from).find(fits);
        if (!found) return;
        end();
        resolve(found.d as Data);
      };
      const giveUp = (): void => {
        end();
        reject(new NotTried('the event did not come'));
      };
      const timer = Number.isFinite(within) ? setTimeout(giveUp, within) : undefined;
      until?.addEventListener('abort', giveUp);
      this.#listeners.add(look);
      if (until?.aborted) giveUp();
      else look();
    });
  }

  async close(): Promise<void> {
    await this.#connections.closeAll();
    this.#closeRest();
  }
}
