export interface Packet {
  readonly t: string;
  readonly d: unknown;
}

interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d?: unknown;
}

/** Milliseconds that the probe waits for a frame. */
const FRAME_MS = 20_000;
const HEARTBEAT = 1;
const IDENTIFY = 2;
const HELLO = 10;

/** Returns the shard of a server by Discord's own rule. */
export const shardOf = (guild: string, shards: number): number =>
  Number((BigInt(guild) >> 22n) % BigInt(shards));

/** Bare connection to the gateway. It shows what a library hides. */
export class GatewayProbe {
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  readonly #listeners = new Set<() => void>();
  #closed: number | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  onPacket: (packet: Packet) => void = () => {};
  onClosed: (code: number) => void = () => {};

  constructor(url: string) {
    this.#socket = new WebSocket(`${url}/?v=10&encoding=json`);
    this.#socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      this.#frames.push(frame);
      if (frame.op === 0) this.onPacket({ t: String(frame.t), d: frame.d });
      this.#tell();
    });
    this.#socket.addEventListener('close', ({ code }) => {
      clearInterval(this.#beat);
      this.#closed = code;
      this.#tell();
      this.onClosed(code);
    });
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #until<Value>(look: () => Value | undefined): Promise<Value | undefined> {
    return new Promise(resolve => {
      const end = (value: Value | undefined): void => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve(value);
      };
      const listener = (): void => {
        const value = look();
        if (value !== undefined) end(value);
        else if (this.#closed !== undefined) end(undefined);
      };
      const timer = setTimeout(() => end(undefined), FRAME_MS);
      this.#listeners.add(listener);
      listener();
    });
  }

  /**
   * Resolves with the first frame of a kind. Resolves with undefined where no such frame comes in time, or where the gateway
   * closes the connection.
   */
  frame(op: number): Promise<Frame | undefined> {
    return this.#until(() => this.#frames.find(frame => frame.op === op));
  }

  /** Resolves with the first event that `fits` accepts, or with undefined as `frame` does. */
  event(fits: (packet: Packet) => boolean): Promise<Packet | undefined> {
    const isIt = (frame: Frame): boolean => frame.op === 0 && fits({ t: String(frame.t), d: frame.d });
    return this.#until(() => this.#frames.find(isIt) as Packet | undefined);
  }

  closed(): Promise<number | undefined> {
    return this.#until(() => this.#closed);
  }

  /** Logs in, and sends heartbeats from then on. Resolves with READY, or with undefined where the gateway refuses. */
  async login(identity: object): Promise<Packet | undefined> {
    const hello = await this.frame(HELLO);
    const { heartbeat_interval: interval = 0 } = (hello?.d ?? {}) as { heartbeat_interval?: number };
    if (interval > 0) this.#beat = setInterval(() => this.send(HEARTBEAT, this.last || null), interval);
    this.send(IDENTIFY, identity);
    return this.event(({ t }) => t === 'READY');
  }

  /** Names of the events so far, oldest first. */
  get events(): readonly string[] {
    return this.#frames.flatMap(({ op, t }) => (op === 0 ? String(t) : []));
  }

  /** Sequence number of the newest event. 0: no event has come. */
  get last(): number {
    return this.#frames.reduce((last, { s }) => Math.max(last, s ?? 0), 0);
  }

  send(op: number, d: unknown): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ op, d }));
  }

  /** Closes the connection. With a code other than the default, the session can be resumed. */
  close(code = 1000): void {
    clearInterval(this.#beat);
    this.#socket.close(code);
  }
}
