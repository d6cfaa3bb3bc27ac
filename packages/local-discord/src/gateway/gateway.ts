import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Guild } from '../resources/guild.ts';
import { renderBot, renderGuildCreate, renderMember } from '../world/render.ts';
import type { SeenEvent } from '../world/watch.ts';
import type { EventScope, World } from '../world/world.ts';
import {
  Closing,
  type Frame,
  readFrame,
  readIntents,
  readShard,
  shardOf,
  withoutToken,
} from './gateway-frame.ts';
import { type LoginLimit, type LoginLimitOptions, LoginLimits } from './login-limits.ts';

const MOST_MEMBERS = 100;
const HEARTBEAT_MS = 41_250;
/** Number of heartbeat intervals after which a silent client is disconnected. */
const PATIENCE = 2;
/** Number of latest events that are kept, so that a resumed session can get them again. */
const BACKLOG = 1000;
/** Close codes from a client that end the client's session. */
const FAREWELLS: readonly number[] = [1000, 1001];

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly backlog: { seq: number; frame: string }[];
  seq: number;
  socket: WebSocket | undefined;
}

const GUILDS_A_SHARD = 2_500;

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
  readonly #sessions = new Map<string, Session>();
  readonly #options: GatewayOptions;
  readonly #logins: LoginLimits;
  /** Close code for every new connection. Undefined: new connections are accepted. */
  #shut: number | undefined;
  /** Promise that must resolve before a new connection gets its hello. Undefined: the hello is sent immediately. */
  #back: Promise<unknown> | undefined;
  /** Latest events that were sent, oldest first, at most as many as the option `history` says. */
  readonly events: SeenEvent[] = [];

  constructor(world: World, token: string, options: GatewayOptions = {}) {
    this.#world = world;
    this.#token = token;
    this.#options = options;
    this.#logins = new LoginLimits(options);
    world.dispatch = (event, data, scope) => this.dispatch(event, data, scope);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams } = new URL(request.url ?? '/', this.#world.origin);
    this.#server.handleUpgrade(request, socket, head, ws => {
      if ((searchParams.get('v') ?? '10') !== '10')
        ws.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
      else if ((searchParams.get('encoding') ?? 'json') !== 'json')
        ws.close(GatewayCloseCodes.DecodeError, 'Only JSON is spoken here.');
      else if (this.#back === undefined) this.#greet(ws);
      else void this.#back.then(() => this.#greet(ws));
    });
  }

  get url(): string {
    return `${this.#world.origin.replace('http', 'ws')}/gateway`;
  }

  get shards(): number {
    return this.#options.shards ?? 1;
  }

  /** True where the bot may read what people write. */
  get readsContent(): boolean {
    return this.#options.privilegedIntents ?? false;
  }

  get sessionStartLimit(): LoginLimit {
    return this.#logins.left;
  }

  get hasSession(): boolean {
    return this.#sessions.size > 0;
  }

  get loggedIn(): readonly (readonly [number, number])[] {
    return [...this.#sessions.values()].map(({ shard }) => shard);
  }

  dispatch(event: string, data: unknown, scope: EventScope = {}): void {
    for (const session of this.#sessions.values()) {
      const { guild, intent } = scope;
      if (intent !== undefined && (session.intents & intent) === 0) continue;
      if (guild?.installed === false && event !== 'INTERACTION_CREATE') continue;
      const [shard, shards] = session.shard;
      if ((guild === undefined ? 0 : shardOf(guild.id, shards)) === shard) this.#send(session, event, data);
    }
  }

  sendText(text: string): void {
    for (const socket of this.#server.clients) socket.send(text);
  }

  drop(back?: Promise<unknown>): void {
    this.#back = back;
    for (const socket of this.#server.clients) socket.terminate();
  }

  askToReconnect(): void {
    for (const socket of this.#server.clients) this.#control(socket, GatewayOpcodes.Reconnect, null);
  }

  invalidateSessions(): void {
    for (const socket of this.#endAll()) this.#control(socket, GatewayOpcodes.InvalidSession, false);
  }

  /** Ends every session with the given close code, and refuses every new login with that code. */
  shutOut(code: GatewayCloseCodes): void {
    this.#shut = code;
    for (const socket of this.#endAll()) socket.close(code);
  }

  /** Ends every session. Returns the sockets of those that were connected. */
  #endAll(): readonly WebSocket[] {
    const sockets = [...this.#sessions.values()].flatMap(({ socket }) => socket ?? []);
    for (const id of [...this.#sessions.keys()]) this.#forget(id);
    return sockets;
  }

  close(): void {
    this.#sessions.clear();
    this.drop();
    this.#server.close();
  }

  #send(session: Session, event: string, data: unknown): void {
    session.seq += 1;
    const frame = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: session.seq, d: data });
    session.backlog.push({ seq: session.seq, frame });
    if (session.backlog.length > BACKLOG) session.backlog.shift();
    session.socket?.send(frame);
    this.#note({ name: event, shard: session.shard[0], seq: session.seq, data: withoutToken(data) });
  }

  /** Sends a control frame (op 7, op 9), which has neither an event name nor a sequence number. */
  #control(socket: WebSocket, op: GatewayOpcodes, data: unknown): void {
    socket.send(JSON.stringify({ op, d: data }));
    this.#note({ name: `op ${op}`, shard: this.#sessionOf(socket)?.shard[0] ?? 0, seq: undefined, data });
  }

  #note(left: Omit<SeenEvent, 'at'>): void {
    const event = { at: this.#world.now(), ...left };
    this.events.push(event);
    if (this.events.length > this.#world.history) this.events.shift();
    this.#world.tell({ type: 'gateway', event });
  }

  #remember(session: Session): void {
    this.#sessions.set(session.id, session);
    if (this.#sessions.size === 1) this.#world.tell({ type: 'connection', connected: true });
  }

  #forget(id: string): void {
    if (this.#sessions.delete(id) && this.#sessions.size === 0)
      this.#world.tell({ type: 'connection', connected: false });
  }

  #greet(socket: WebSocket): void {
    const interval = this.#options.heartbeatMs ?? HEARTBEAT_MS;
    const silent = () => socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.');
    const patience = setTimeout(silent, interval * PATIENCE).unref();
    socket.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: interval } }));
    socket.on('message', raw => {
      patience.refresh();
      this.#receive(socket, raw);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', code => {
      clearTimeout(patience);
      const session = this.#sessionOf(socket);
      if (session === undefined) return;
      session.socket = undefined;
      if (FAREWELLS.includes(code)) this.#forget(session.id);
    });
  }

  #sessionOf(socket: WebSocket): Session | undefined {
    return [...this.#sessions.values()].find(session => session.socket === socket);
  }

  #receive(socket: WebSocket, raw: RawData): void {
    try {
      this.#obey(socket, readFrame(raw));
    } catch (error) {
      if (!(error instanceof Closing)) throw error;
      socket.close(error.code, error.message);
    }
  }

  #obey(socket: WebSocket, frame: Frame): void {
    const beforeLogin: readonly number[] = [
      GatewayOpcodes.Heartbeat,
      GatewayOpcodes.Identify,
      GatewayOpcodes.Resume,
    ];
    if (GatewayOpcodes[frame.op] === undefined)
      throw new Closing(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    if (!beforeLogin.includes(frame.op) && this.#sessionOf(socket) === undefined)
      throw new Closing(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    if (this.#shut !== undefined && frame.op !== GatewayOpcodes.Heartbeat)
      throw new Closing(this.#shut, 'Shut out.');
    switch (frame.op) {
      case GatewayOpcodes.Heartbeat:
        socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
        break;
      case GatewayOpcodes.Identify:
        this.#identify(socket, frame.d);
        break;
      case GatewayOpcodes.Resume:
        this.#resume(socket, frame.d);
        break;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        break;
      case GatewayOpcodes.RequestGuildMembers:
        this.#tellMembers(socket, frame.d);
        break;
      default:
        throw new Closing(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  /** Discord also accepts a token with the prefix of the REST API, as some libraries send it. */
  #isToken(given: unknown): boolean {
    return given === this.#token || given === `Bot ${this.#token}`;
  }

  #identify(socket: WebSocket, data: Frame['d']): void {
    if (this.#sessionOf(socket) !== undefined)
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
      this.#control(socket, GatewayOpcodes.InvalidSession, false);
      return;
    }
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: readIntents(data.intents, this.#options.privilegedIntents ?? false),
      shard,
      backlog: [],
      seq: 0,
      socket,
    };
    this.#remember(session);
    for (const old of [...this.#sessions.values()])
      if (old.socket === undefined && old.shard[0] === shard[0] && old.shard[1] === shard[1])
        this.#forget(old.id);
    this.#welcome(session, guilds);
  }

  #guildsOf([shard, shards]: Session['shard']): readonly Guild[] {
    const installed = [...this.#world.guilds.values()].filter(guild => guild.installed);
    return installed.filter(({ id }) => shardOf(id, shards) === shard);
  }

  /** Answers a request for members by their ids, which needs no intent. Other requests for members get no answer. */
  #tellMembers(socket: WebSocket, { guild_id: guildId, user_ids: wished, nonce }: Frame['d']): void {
    const session = this.#sessionOf(socket);
    const guild = this.#world.guilds.get(String(guildId));
    if (session === undefined || guild?.installed !== true || wished == null) return;
    const ids = (Array.isArray(wished) ? wished : [wished]).map(String).slice(0, MOST_MEMBERS);
    const people = ids.flatMap(id => this.#world.people.get(id) ?? []).filter(({ gone }) => !gone);
    this.#send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: people.map(person => renderMember(this.#world, guild, person)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids.filter(id => people.every(person => person.id !== id)),
      ...(nonce === undefined ? {} : { nonce }),
    });
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
    });
    if ((session.intents & GatewayIntentBits.Guilds) === 0) return;
    const withMembers = (session.intents & GatewayIntentBits.GuildMembers) !== 0;
    for (const guild of guilds)
      this.#send(session, 'GUILD_CREATE', renderGuildCreate(world, guild, withMembers));
  }

  #resume(socket: WebSocket, data: Frame['d']): void {
    if (!this.#isToken(data.token))
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const session = this.#sessions.get(String(data.session_id));
    if (session === undefined) {
      this.#control(socket, GatewayOpcodes.InvalidSession, false);
      return;
    }
    const seen = Number(data.seq);
    if (!(seen <= session.seq)) throw new Closing(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
    session.socket?.terminate();
    session.socket = socket;
    for (const { seq, frame } of session.backlog) if (seq > seen) socket.send(frame);
    this.#send(session, 'RESUMED', {});
  }
}
