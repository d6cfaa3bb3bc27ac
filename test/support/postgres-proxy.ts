import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Reads the statements that a PostgreSQL client sends: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
class Statements {
  #rest = Buffer.alloc(0);
  #started = false;
  readonly #named = new Map<string, string>();

  /** Returns the texts of the statements that this piece of data completes. */
  read(chunk: Buffer): readonly string[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const found: string[] = [];
    for (;;) {
      // The first message of a connection has no byte for its kind.
      const head = this.#started ? 1 : 0;
      if (this.#rest.length < head + 4) return found;
      const length = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < length) return found;
      const text = this.#started ? this.#statement(this.#rest.subarray(0, length)) : undefined;
      if (text !== undefined) found.push(text);
      this.#started = true;
      this.#rest = this.#rest.subarray(length);
    }
  }

  #statement(message: Buffer): string | undefined {
    const kind = String.fromCharCode(message[0] ?? 0);
    const [first = '', second = ''] = message.subarray(5).toString('latin1').split('\0', 2);
    if (kind === 'Q') return first;
    if (kind === 'P') this.#named.set(first, second);
    // A Bind message contains the portal's name, and then the statement's.
    return kind === 'B' ? this.#named.get(second) : undefined;
  }
}

/** Side whose connection is cut, while that of the other side stays open. */
export type Side = 'client' | 'server';
/** Moment of the cut: before the server gets the statement, or after the server has run it. Then only the answer is lost. */
export type When = 'before' | 'after';

interface Wish {
  readonly text: RegExp;
  readonly when: When;
  readonly met: () => void;
}

/** Proxy that can disturb the connection to a PostgreSQL server: delay it, silence it, or cut it. */
export class PostgresProxy {
  readonly url: string;
  readonly #proxy: Server;
  readonly #pairs = new Set<readonly [client: Socket, server: Socket]>();
  readonly #halves = new WeakSet<readonly [Socket, Socket]>();
  #target: URL;
  #silent = false;
  #delayMs = 0;
  #made = 0;
  #wish: Wish | undefined;

  private constructor(proxy: Server, target: URL, port: number) {
    this.#proxy = proxy;
    this.#target = target;
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = `${port}`;
    this.url = url.href;
    proxy.on('connection', client => this.#join(client));
  }

  static async open(url: string): Promise<PostgresProxy> {
    const proxy = createServer();
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy listens nowhere');
    return new PostgresProxy(proxy, new URL(url), address.port);
  }

  get made(): number {
    return this.#made;
  }

  /** Silences all open connections for good, and new ones until `heal`. */
  silence(): void {
    this.#silent = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.removeAllListeners('data').pause();
  }

  heal(): void {
    this.#silent = false;
  }

  /** Sends new connections to another server, as after a failover. Open connections end. */
  lead(url: string): void {
    this.#target = new URL(url);
    this.cut();
  }

  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Ends all open connections. Default: on both sides. */
  cut(side?: Side): void {
    for (const pair of this.#pairs) {
      const [client, server] = pair;
      if (side) this.#halves.add(pair);
      if (side !== 'server') client.destroy();
      if (side !== 'client') server.destroy();
    }
  }

  /** Cuts the next connection that sends a matching statement, and resolves then. `forget` cancels the request. */
  cutAt(text: RegExp, when: When): Promise<void> {
    return new Promise(resolve => {
      this.#wish = { text, when, met: resolve };
    });
  }

  forget(): void {
    this.#wish = undefined;
  }

  async close(): Promise<void> {
    const closed = new Promise(resolve => this.#proxy.close(resolve));
    this.cut();
    await closed;
  }

  #join(client: Socket): void {
    this.#made += 1;
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    const statements = new Statements();
    const [up, down] = [this.#towards(server), this.#towards(client)];
    let dies = false;
    const end = (): void => {
      for (const each of pair) each.destroy();
    };
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        if (pair.every(each => each.destroyed)) this.#pairs.delete(pair);
        // If only one side was cut on purpose, the other side must notice by itself.
        else if (!this.#halves.has(pair)) end();
      });
    }
    if (this.#silent) return;
    client.on('data', (chunk: Buffer) => {
      const wish = this.#wish;
      const asked = statements.read(chunk);
      if (wish && asked.some(text => wish.text.test(text))) {
        this.#wish = undefined;
        wish.met();
        if (wish.when === 'before') return end();
        dies = true;
      }
      up(chunk);
    });
    server.on('data', (chunk: Buffer) => (dies ? end() : down(chunk)));
  }

  /** Returns a function that passes data on in order, even if the delay changes in between. */
  #towards(to: Socket): (chunk: Buffer) => void {
    let before = Promise.resolve();
    return chunk => {
      const at = performance.now() + this.#delayMs;
      before = before.then(async () => {
        const left = at - performance.now();
        if (left > 0) await sleep(left);
        if (!to.destroyed) to.write(chunk);
      });
    };
  }
}
