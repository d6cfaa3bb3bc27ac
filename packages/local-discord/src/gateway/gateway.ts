import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Guild } from '../resources/guild.ts';
import { renderBot, renderGuildCreate } from '../world/render.ts';
import type { SeenEvent } from '../world/watch.ts';
import type { EventScope, World } from '../world/world.ts';
import type { Transport } from './compression.ts';
import { Connection } from './connection.ts';
import {
  Closing,
  type Frame,
  readAddress,
  readIntents,
  readShard,
  shardOf,
  withoutToken,
} from './gateway-frame.ts';
import { type LoginLimit, type LoginLimitOptions, LoginLimits } from './login-limits.ts';
import { membersChunk } from './members-chunk.ts';
import { Session, Sessions } from './sessions.ts';

const HEARTBEAT_MS = 41_250;
/** Close codes from a client that end the client's session. */
const FAREWELLS: readonly number[] = [1000, 1001];

const GUILDS_A_SHARD = 2_500;
/** Opcodes that a client may send before its login. */
const BEFORE_LOGIN: readonly number[] = [
  GatewayOpcodes.Heartbeat,
  GatewayOpcodes.Identify,
  GatewayOpcodes.Resume,
];

export interface GatewayOptions extends LoginLimitOptions {
  /** True where the bot may request the intents for members, presences and message content. */
  readonly privilegedIntents?: boolean;
  /** Number of shards that `/gateway/bot` recommends. Default: 1. */
  readonly shards?: number;
  /**
   * Largest number of guilds in a shard. The gateway closes a login for a shard with more guilds, with code 4011. Default:
   * Discord's 2,500.
   */
  readonly guildsPerShard?: number;
  readonly heartbeatMs?: number;
}

/**
 * Gateway of Discord, the WebSocket that sends the bot its events. It imitates hello, identify, heartbeats, and resume with a
 * replay of missed events.
 */
export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #connections = new Set<Connection>();
  readonly #sessions: Sessions;
  readonly #options: GatewayOptions;
  readonly #logins: LoginLimits;
  /** Close code for every new connection. Undefined: new connections are accepted. */
  #shut: number | undefined;
  /** Promise that must resolve before a new connection gets its hello. Undefined: the hello is sent immediately. */
  #back: Promise<unknown> | undefined;
  /** Latest events that were sent, oldest first. The option `history` limits their number. */
  readonly events: SeenEvent[] = [];

  constructor(world: World, token: string, options: GatewayOptions = {}) {
    this.#world = world;
    this.#token = token;
    this.#options = options;
    this.#logins = new LoginLimits(options);
    this.#sessions = new Sessions(connected => world.tell({ type: 'connection', connected }));
    world.dispatch = (event, data, scope) => this.dispatch(event, data, scope);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams } = new URL(request.url ?? '/', this.#world.origin);
    this.#server.handleUpgrade(request, socket, head, ws => {
      try {
        const transport = readAddress(searchParams);
        if (this.#back === undefined) this.#greet(ws, transport);
        else void this.#back.then(() => this.#greet(ws, transport));
      } catch (error) {
        if (!(error instanceof Closing)) throw error;
        this.#world.judge.complain(`gateway: ${error.message}`);
        ws.close(error.code, error.message);
      }
    });
  }

  get url(): string {
    return `${this.#world.origin.replace('http', 'ws')}/gateway`;
  }

  get shards(): number {
    return this.#options.shards ?? 1;
  }

  get readsContent(): boolean {
    return this.#options.privilegedIntents ?? false;
  }

  get sessionStartLimit(): LoginLimit {
    return this.#logins.left;
  }

  get hasSession(): boolean {
    return this.#sessions.all.length > 0;
  }

  get loggedIn(): readonly (readonly [number, number])[] {
    return this.#sessions.all.map(({ shard }) => shard);
  }

  dispatch(event: string, data: unknown, scope: EventScope = {}): void {
    for (const session of this.#sessions.all) {
      const { guild, intent } = scope;
      if (intent !== undefined && (session.intents & intent) === 0) continue;
      if (guild?.installed === false && event !== 'INTERACTION_CREATE') continue;
      const [shard, shards] = session.shard;
      if ((guild === undefined ? 0 : shardOf(guild.id, shards)) === shard) this.#send(session, event, data);
    }
  }

  sendText(text: string): void {
    for (const connection of this.#connections) connection.send(text);
  }

  drop(back?: Promise<unknown>): void {
    this.#back = back;
    for (const socket of this.#server.clients) socket.terminate();
  }

  askToReconnect(): void {
    for (const connection of this.#connections) this.#control(connection, GatewayOpcodes.Reconnect, null);
  }

  invalidateSessions(): void {
    for (const connection of this.#sessions.endAll())
      this.#control(connection, GatewayOpcodes.InvalidSession, false);
  }

  /** Ends every session with the given close code, and refuses every new login with that code. */
  shutOut(code: GatewayCloseCodes): void {
    this.#shut = code;
    for (const connection of this.#sessions.endAll()) connection.close(code);
  }

  close(): void {
    this.#sessions.endAll();
    this.drop();
    this.#server.close();
  }

  #send(session: Session, event: string, data: unknown): void {
    session.send(event, data);
    this.#note({ name: event, shard: session.shard[0], seq: session.seq, data: withoutToken(data) });
  }

  /** Sends a control frame (op 7, op 9), which has neither an event name nor a sequence number. */
  #control(connection: Connection, op: GatewayOpcodes, data: unknown): void {
    connection.control(op, data);
    const shard = this.#sessions.of(connection)?.shard[0] ?? 0;
    this.#note({ name: `op ${op}`, shard, seq: undefined, data });
  }

  #note(left: Omit<SeenEvent, 'at'>): void {
    const event = { at: this.#world.now(), ...left };
    this.events.push(event);
    if (this.events.length > this.#world.history) this.events.shift();
    this.#world.tell({ type: 'gateway', event });
  }

  #greet(socket: WebSocket, transport: Transport | undefined): void {
    const connection = new Connection({
      socket,
      transport,
      heartbeatMs: this.#options.heartbeatMs ?? HEARTBEAT_MS,
      receive: (from, frame) => this.#obey(from, frame),
      closed: (from, code) => {
        this.#connections.delete(from);
        const session = this.#sessions.of(from);
        if (session === undefined) return;
        session.connection = undefined;
        if (FAREWELLS.includes(code)) this.#sessions.remove(session);
      },
    });
    this.#connections.add(connection);
  }

  #obey(connection: Connection, frame: Frame): void {
    if (GatewayOpcodes[frame.op] === undefined)
      throw new Closing(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    if (!BEFORE_LOGIN.includes(frame.op) && this.#sessions.of(connection) === undefined)
      throw new Closing(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    if (this.#shut !== undefined && frame.op !== GatewayOpcodes.Heartbeat)
      throw new Closing(this.#shut, 'Shut out.');
    switch (frame.op) {
      case GatewayOpcodes.Heartbeat:
        connection.control(GatewayOpcodes.HeartbeatAck, null);
        break;
      case GatewayOpcodes.Identify:
        this.#identify(connection, frame.d);
        break;
      case GatewayOpcodes.Resume:
        this.#resume(connection, frame.d);
        break;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        break;
      case GatewayOpcodes.RequestGuildMembers:
        this.#tellMembers(connection, frame.d);
        break;
      default:
        throw new Closing(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  /** Accepts the token also with the prefix of the REST API, as Discord does, since some libraries send it. */
  #isToken(given: unknown): boolean {
    return given === this.#token || given === `Bot ${this.#token}`;
  }

  #identify(connection: Connection, data: Frame['d']): void {
    if (this.#sessions.of(connection) !== undefined)
      throw new Closing(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    if (!this.#isToken(data.token))
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const shard = readShard(data.shard);
    if (shard === undefined) throw new Closing(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    const guilds = this.#guildsOf(shard);
    if (guilds.length > (this.#options.guildsPerShard ?? GUILDS_A_SHARD))
      throw new Closing(GatewayCloseCodes.ShardingRequired, 'Sharding required.');
    const login = this.#logins.take(shard[0]);
    if (login === 'spent') {
      this.#world.judge.complain('more logins than Discord grants in a day: it would reset the token');
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    if (login === 'too-soon') {
      this.#control(connection, GatewayOpcodes.InvalidSession, false);
      return;
    }
    const intents = readIntents(data.intents, this.#options.privilegedIntents ?? false);
    const session = new Session({ intents, shard, compresses: data.compress === true });
    session.goOn(connection);
    this.#sessions.add(session);
    this.#welcome(session, guilds);
  }

  #guildsOf([shard, shards]: Session['shard']): readonly Guild[] {
    const installed = [...this.#world.guilds.values()].filter(guild => guild.installed);
    return installed.filter(({ id }) => shardOf(id, shards) === shard);
  }

  #tellMembers(connection: Connection, data: Frame['d']): void {
    const session = this.#sessions.of(connection);
    const chunk = membersChunk(this.#world, data);
    if (session !== undefined && chunk !== undefined) this.#send(session, 'GUILD_MEMBERS_CHUNK', chunk);
  }

  #welcome(session: Session, guilds: readonly Guild[]): void {
    const world = this.#world;
    this.#send(session, 'READY', {
      v: 10,
      user: { ...renderBot(world), verified: true, mfa_enabled: false, email: null },
      guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      shard: session.shard,
      application: { id: world.applicationId, flags: 0 },
      // Always empty for bots, and not in the documents, but eris reads a list: discord-api-docs#1410.
      private_channels: [],
    });
    if ((session.intents & GatewayIntentBits.Guilds) === 0) return;
    const withMembers = (session.intents & GatewayIntentBits.GuildMembers) !== 0;
    for (const guild of guilds)
      this.#send(session, 'GUILD_CREATE', renderGuildCreate(world, guild, withMembers));
  }

  #resume(connection: Connection, data: Frame['d']): void {
    if (!this.#isToken(data.token))
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const session = this.#sessions.byId(String(data.session_id));
    if (session === undefined) {
      this.#control(connection, GatewayOpcodes.InvalidSession, false);
      return;
    }
    const seen = Number(data.seq);
    if (!(seen <= session.seq)) throw new Closing(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
    session.goOn(connection, seen);
    this.#send(session, 'RESUMED', {});
  }
}
