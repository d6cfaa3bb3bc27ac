import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { renderBot, renderGuildCreate } from './render.ts';
import type { EventScope, World } from './world.ts';

const HEARTBEAT_MS = 41_250;
/** Events kept for a resume. */
const BACKLOG = 1000;
/** A close by the client with one of these ends its session. */
const FAREWELLS: readonly number[] = [1000, 1001];

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly backlog: { seq: number; frame: string }[];
  seq: number;
  socket: WebSocket | undefined;
}

interface Frame {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

/** Ends the connection with one of Discord's close codes. */
class Closing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** The bot's event stream: hello, identify, heartbeats, resume with replay. */
export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  /** every event that was sent, for whoever wants to watch */
  onEvent: (event: string, data: unknown) => void = () => {};

  constructor(world: World, token: string) {
    this.#world = world;
    this.#token = token;
    world.dispatch = (event, data, scope) => this.dispatch(event, data, scope);
  }

  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!(request.url ?? '').startsWith('/gateway')) socket.destroy();
      else this.#server.handleUpgrade(request, socket, head, ws => this.#greet(ws));
    });
  }

  get url(): string {
    return `${this.#world.origin.replace('http', 'ws')}/gateway`;
  }

  /** Whether some client is logged in, or may still resume. */
  get hasSession(): boolean {
    return this.#sessions.size > 0;
  }

  dispatch(event: string, data: unknown, scope: EventScope = {}): void {
    for (const session of this.#sessions.values()) {
      const { guild, intent } = scope;
      if (intent !== undefined && (session.intents & intent) === 0) continue;
      if (guild?.installed === false && event !== 'INTERACTION_CREATE') continue;
      const [shard, shards] = session.shard;
      const home = guild === undefined ? 0 : Number((BigInt(guild.id) >> 22n) % BigInt(shards));
      if (home === shard) this.#send(session, event, data);
    }
  }

  /** Cuts every connection; clients resume. */
  drop(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }

  /** Asks every client to reconnect (op 7). */
  askToReconnect(): void {
    for (const socket of this.#server.clients)
      socket.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null }));
  }

  /** Ends every session (op 9); clients identify anew. */
  invalidateSessions(): void {
    const sockets = [...this.#sessions.values()].map(session => session.socket);
    this.#sessions.clear();
    for (const socket of sockets)
      socket?.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false }));
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
    this.onEvent(event, data);
  }

  #greet(socket: WebSocket): void {
    socket.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_MS } }));
    socket.on('message', raw => this.#receive(socket, raw));
    socket.on('error', () => socket.terminate());
    socket.on('close', code => {
      const session = this.#sessionOf(socket);
      if (session === undefined) return;
      session.socket = undefined;
      if (FAREWELLS.includes(code)) this.#sessions.delete(session.id);
    });
  }

  #sessionOf(socket: WebSocket): Session | undefined {
    return [...this.#sessions.values()].find(session => session.socket === socket);
  }

  #receive(socket: WebSocket, raw: RawData): void {
    try {
      this.#obey(socket, parseFrame(raw));
    } catch (error) {
      if (!(error instanceof Closing)) throw error;
      socket.close(error.code, error.message);
    }
  }

  #obey(socket: WebSocket, frame: Frame): void {
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
      case GatewayOpcodes.RequestGuildMembers:
        break;
      default:
        throw new Closing(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #identify(socket: WebSocket, data: Frame['d']): void {
    if (this.#sessionOf(socket) !== undefined)
      throw new Closing(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    if (data.token !== this.#token)
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const shard = readShard(data.shard);
    if (shard === undefined) throw new Closing(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    if (typeof data.intents !== 'number')
      throw new Closing(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
    for (const old of this.#sessions.values())
      if (old.socket === undefined && old.shard[0] === shard[0]) this.#sessions.delete(old.id);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: data.intents,
      shard,
      backlog: [],
      seq: 0,
      socket,
    };
    this.#sessions.set(session.id, session);
    this.#welcome(session);
  }

  /** READY names the guilds, then each comes whole. */
  #welcome(session: Session): void {
    const world = this.#world;
    const [shard, shards] = session.shard;
    const guilds = [...world.guilds.values()].filter(
      guild => guild.installed && Number((BigInt(guild.id) >> 22n) % BigInt(shards)) === shard,
    );
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
    if (data.token !== this.#token)
      throw new Closing(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const session = this.#sessions.get(String(data.session_id));
    if (session === undefined) {
      socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false }));
      return;
    }
    session.socket = socket;
    const seen = Number(data.seq);
    for (const { seq, frame } of session.backlog) if (seq > seen) socket.send(frame);
    this.#send(session, 'RESUMED', {});
  }
}

function parseFrame(raw: RawData): Frame {
  try {
    const frame: unknown = JSON.parse(raw.toString());
    if (isRecord(frame) && typeof frame.op === 'number')
      return { op: frame.op, d: isRecord(frame.d) ? frame.d : {} };
  } catch {
    // no JSON: refused below like any other frame that can't be read
  }
  throw new Closing(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readShard(value: unknown): [number, number] | undefined {
  if (value === undefined) return [0, 1];
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, count] = value.map(Number);
  if (id === undefined || count === undefined || !(id >= 0 && id < count)) return undefined;
  return [id, count];
}
