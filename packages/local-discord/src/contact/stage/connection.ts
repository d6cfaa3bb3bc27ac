import {
  type APIGatewayBotInfo,
  type APIGuildMember,
  type APIRole,
  GatewayIntentBits,
  Routes,
} from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import { GatewayProbe, type Packet, shardOf } from './gateway-probe.ts';
import { Fault, NotTried } from './outcome.ts';
import type { Requests } from './requests.ts';

/** Milliseconds that the run waits for an event of the gateway that a request causes. */
const EVENT_MS = 20_000;
/** Milliseconds between two logins of shards in the same group. */
export const LOGIN_MS = 5_500;
/** Number of logins that are tried after a lost connection. */
const LOGINS = 5;
const REQUEST_MEMBERS = 8;
const RECONNECT = 7;

const REFUSALS: Readonly<Record<number, string>> = {
  4004: 'DISCORD_TOKEN was refused by the gateway: copy it again from the Developer Portal (Bot, Reset Token).',
  4011: 'The gateway asks for more shards: try again in a minute.',
  4014: 'The gateway refuses the intents of the run.',
};

export interface ConnectionParts {
  readonly token: string;
  readonly guild: string;
  readonly requests: Requests;
  readonly clock: Clock;
  readonly stopped: AbortSignal;
}

/** Server as the gateway shows it after a login. */
export interface ShownGuild {
  readonly id: string;
  readonly roles: readonly Pick<APIRole, 'id' | 'permissions'>[];
  readonly members: readonly APIGuildMember[];
}

/** Returns the data with which a connection logs in. */
export const identity = (token: string, intents: number, shard: readonly [number, number]): object => ({
  token,
  intents,
  shard,
  properties: { os: process.platform, browser: 'contact', device: 'contact' },
});

/** Connection of the bot to the gateway, with a list of the events that arrived. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #packets: Packet[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #probes = new Map<number, GatewayProbe>();

  /** Time at which Discord accepts the next login. */
  #freeAt = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  /** Waits until Discord accepts a login. For `keepFor` milliseconds no further login may follow. */
  async claimLogin(keepFor = LOGIN_MS): Promise<void> {
    const { clock, stopped } = this.#parts;
    const left = this.#freeAt - clock.now();
    if (left > 0) await clock.wait(left, stopped);
    this.#freeAt = clock.now() + keepFor;
  }

  guild(id: string): ShownGuild | undefined {
    const isIt = ({ t, d }: Packet): boolean => t === 'GUILD_CREATE' && (d as ShownGuild).id === id;
    return this.#packets.findLast(isIt)?.d as ShownGuild | undefined;
  }

  /** Events that arrived so far, oldest first. */
  get packets(): readonly Packet[] {
    return this.#packets;
  }

  #arrived(packet: Packet): void {
    this.#packets.push(packet);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Logs in the shards of the server and of direct messages. */
  async open(): Promise<void> {
    const { guild, requests } = this.#parts;
    const from = this.#packets.length;
    const { url, shards } = await requests.need<APIGatewayBotInfo>('GET', Routes.gatewayBot());
    for (const shard of new Set([shardOf(guild, shards), 0])) await this.#login(url, shard, shards);
    await this.event(({ t, d }) => t === 'GUILD_CREATE' && (d as ShownGuild).id === guild, { from });
  }

  async #login(url: string, shard: number, shards: number): Promise<void> {
    await this.claimLogin();
    const probe = new GatewayProbe(url);
    this.#probes.set(shard, probe);
    probe.onPacket = packet => this.#arrived(packet);
    const ready = await probe.login(identity(this.#parts.token, GatewayIntentBits.Guilds, [shard, shards]));
    if (ready === undefined) {
      const code = await probe.closed();
      throw new Fault(
        REFUSALS[code ?? 0] ?? `The gateway accepts no login (${code ?? 'no answer'}): try again later.`,
      );
    }
    // Discord now and then asks a connection to reconnect.
    void probe.frame(RECONNECT).then(asked => asked && probe.close());
    probe.onClosed = () => {
      if (this.#probes.get(shard) !== probe || this.#parts.stopped.aborted) return;
      void this.#again(url, shard, shards);
    };
  }

  /** Logs in again after a lost connection. Lines that need an event are not tried where that fails. */
  async #again(url: string, shard: number, shards: number): Promise<void> {
    for (let tries = 0; tries < LOGINS; tries++) {
      const found = await this.#login(url, shard, shards).then(
        () => true,
        () => false,
      );
      if (found || this.#parts.stopped.aborted) return;
    }
  }

  /** Logs out and in again, as a restart of the bot does. */
  async reopen(): Promise<void> {
    this.close();
    await this.open();
  }

  /** Asks the gateway for a member of the server. Resolves with the member's user ids in the answer. */
  async members(guild: string, user: string): Promise<readonly string[]> {
    const from = this.#packets.length;
    for (const probe of this.#probes.values())
      probe.send(REQUEST_MEMBERS, { guild_id: guild, user_ids: [user] });
    const chunk = await this.event<ShownGuild>(({ t }) => t === 'GUILD_MEMBERS_CHUNK', { from });
    return chunk.members.map(member => member.user.id);
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

  close(): void {
    const probes = [...this.#probes.values()];
    this.#probes.clear();
    for (const probe of probes) probe.close();
  }
}
