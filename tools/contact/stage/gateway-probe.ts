import type { Packet } from './connection.ts';

interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d?: unknown;
}

/** Milliseconds that the probe waits for a frame. */
const FRAME_MS = 20_000;

/** Bare connection to the gateway. It shows what the bot's own client hides. */
export class GatewayProbe {
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  readonly #listeners = new Set<() => void>();
  #closed: number | undefined;

  constructor(url: string) {
    this.#socket = new WebSocket(`${url}/?v=10&encoding=json`);
    this.#socket.addEventListener('message', ({ data }) => {
      this.#frames.push(JSON.parse(String(data)) as Frame);
      this.#tell();
    });
    this.#socket.addEventListener('close', ({ code }) => {
      this.#closed = code;
      this.#tell();
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

  /** Resolves with the code with which the gateway closed the connection. */
  closed(): Promise<number | undefined> {
    return this.#until(() => this.#closed);
  }

  /** Names of the events so far, oldest first. */
  get events(): readonly string[] {
    return this.#frames.flatMap(({ op, t }) => (op === 0 ? String(t) : []));
  }

  /** Sequence number of the newest event. 0: no event has come. */
  get last(): number {
    return Math.max(0, ...this.#frames.map(({ s }) => s ?? 0));
  }

  send(op: number, d: unknown): void {
    this.#socket.send(JSON.stringify({ op, d }));
  }

  /** Closes the connection. With a code other than the default, the session can be resumed. */
  close(code = 1000): void {
    this.#socket.close(code);
  }
}
