import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Connection } from './connection.ts';

/** Number of latest events that are kept, so that a resumed session can get them again. */
const BACKLOG = 1000;

interface Login {
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly compresses: boolean;
}

/** Login of a client, with the events that a resume can repeat. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: Login['intents'];
  readonly shard: Login['shard'];
  /** Connection of the client. Undefined: the client is away, and may resume. */
  connection: Connection | undefined;
  readonly #compresses: boolean;
  readonly #backlog: { seq: number; frame: string }[] = [];
  #seq = 0;

  constructor({ intents, shard, compresses }: Login) {
    this.intents = intents;
    this.shard = shard;
    this.#compresses = compresses;
  }

  get seq(): number {
    return this.#seq;
  }

  send(event: string, data: unknown): void {
    this.#seq += 1;
    const frame = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: this.#seq, d: data });
    this.#backlog.push({ seq: this.#seq, frame });
    if (this.#backlog.length > BACKLOG) this.#backlog.shift();
    this.connection?.send(frame);
  }

  /** Goes on with a connection, which replaces an earlier one, and repeats the events after the number `seen`. */
  goOn(connection: Connection, seen = this.#seq): void {
    this.connection?.terminate();
    this.connection = connection;
    connection.compresses = this.#compresses;
    for (const { seq, frame } of this.#backlog) if (seq > seen) connection.send(frame);
  }
}

export class Sessions {
  readonly #all = new Map<string, Session>();
  readonly #changed: (connected: boolean) => void;

  /** `changed` is called after the first login, and after the end of the last one. */
  constructor(changed: (connected: boolean) => void) {
    this.#changed = changed;
  }

  get all(): readonly Session[] {
    return [...this.#all.values()];
  }

  byId(id: string): Session | undefined {
    return this.#all.get(id);
  }

  of(connection: Connection): Session | undefined {
    return this.all.find(session => session.connection === connection);
  }

  /** Adds a login. It replaces the logins of the same shard whose clients are away. */
  add(session: Session): void {
    this.#all.set(session.id, session);
    if (this.#all.size === 1) this.#changed(true);
    for (const old of this.all)
      if (old.connection === undefined && String(old.shard) === String(session.shard)) this.remove(old);
  }

  remove({ id }: Session): void {
    if (this.#all.delete(id) && this.#all.size === 0) this.#changed(false);
  }

  /** Ends all logins. Returns the connections of those that were connected. */
  endAll(): readonly Connection[] {
    const connections = this.all.flatMap(({ connection }) => connection ?? []);
    for (const session of this.all) this.remove(session);
    return connections;
  }
}
