import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Bend, Change, Exchange, Json, Packet } from './bend.ts';

const DISPATCH = 0;
const IDENTIFY = 2;
const RESUME = 6;
const HELLO = 10;
const HEARTBEAT_ACK = 11;
const DROPPED = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'keep-alive',
];

/** Parses JSON. A run sends a body that is none, too. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function jsonOf(body: Buffer, type: string): Promise<Json> {
  if (body.length === 0) return undefined;
  if (!type.startsWith('multipart/')) return parsed(body.toString());
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return JSON.parse(String(form.get('payload_json')));
}

/** Server between a run and a stand-in. It passes everything on, except for what a bend changes. */
export class Crooked {
  readonly #target: string;
  readonly #bend: Bend;
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => response.destroy());
  });
  readonly #sockets = new WebSocketServer({ noServer: true });
  /** Ids of messages by their text, and of channels by their name. */
  readonly #ids = new Map<string, string[]>();

  private constructor(target: string, bend: Bend) {
    this.#target = target;
    this.#bend = bend;
    // Idle connections have no time limit. A busy machine might otherwise end a connection just when the run uses it.
    this.#server.keepAliveTimeout = 0;
    this.#server.on('upgrade', (request, socket, head) =>
      this.#sockets.handleUpgrade(request, socket, head, ws => this.#join(ws, request.url ?? '/')),
    );
  }

  /** Starts a server that passes requests on to the stand-in at an address such as `http://127.0.0.1:1234`. */
  static async start(target: string, bend: Bend): Promise<Crooked> {
    const crooked = new Crooked(target, bend);
    await new Promise<void>(resolve => crooked.#server.listen(0, '127.0.0.1', resolve));
    return crooked;
  }

  get #address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get api(): string {
    return `http://${this.#address}/api`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.#target);
    const { method = 'GET' } = request;
    const path = decodeURIComponent(url.pathname.replace(/^\/api\/v10/, ''));
    const raw = Buffer.concat(chunks);
    const type = request.headers['content-type'] ?? '';
    const sent = await jsonOf(raw, type);
    const bent = this.#bend.request?.({ method, path, sent });
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !DROPPED.includes(name)),
    ) as Record<string, string>;
    const whole = bent === undefined ? raw : Buffer.from(JSON.stringify(bent));
    const answer = await fetch(url, {
      method,
      headers,
      ...(whole.length > 0 && { body: new Uint8Array(whole) }),
    });
    const text = await answer.text();
    const body: Json = text === '' ? undefined : JSON.parse(text);
    const exchange: Exchange = {
      ...{ method, path, query: url.searchParams, sent, status: answer.status, body },
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !DROPPED.includes(name))),
      message: this.#named(/\/messages\/(\d+)/.exec(path)?.[1]),
      channel: this.#named(/^\/channels\/(\d+)/.exec(path)?.[1]),
      ids: named => this.#ids.get(named) ?? [],
    };
    this.#note(exchange);
    if (path === '/gateway/bot') body.url = `ws://${this.#address}/gateway`;
    const change: Change = this.#bend.answer?.(exchange) ?? {};
    const status = change.status ?? exchange.status;
    const shown = 'body' in change ? change.body : body;
    response.writeHead(status, change.headers ?? exchange.headers);
    response.end(shown === undefined || status === 204 ? undefined : JSON.stringify(shown));
    for (const packet of change.events ?? [])
      for (const socket of this.#sockets.clients)
        socket.send(JSON.stringify({ op: DISPATCH, s: null, ...packet }));
  }

  #named(id: string | undefined): string | undefined {
    return [...this.#ids].find(([, ids]) => id !== undefined && ids.includes(id))?.[0];
  }

  #note({ method, path, sent, status, body }: Exchange): void {
    if (method !== 'POST' || status >= 300) return;
    const name = /^\/channels\/\d+\/messages$/.test(path)
      ? sent.content
      : /(threads|channels)$/.test(path)
        ? sent.name
        : undefined;
    if (typeof name === 'string') this.#ids.set(name, [...(this.#ids.get(name) ?? []), body.id]);
  }

  #join(ours: WebSocket, url: string): void {
    const theirs = new WebSocket(new URL(url, this.#target.replace('http', 'ws')));
    let isLoggedIn = false;
    const waiting: string[] = [];
    ours.on('message', data => {
      const text = String(data);
      const { op } = JSON.parse(text);
      if (op === IDENTIFY || op === RESUME) isLoggedIn = true;
      if (theirs.readyState === WebSocket.OPEN) theirs.send(text);
      else waiting.push(text);
    });
    theirs.on('open', () => {
      for (const text of waiting.splice(0)) theirs.send(text);
    });
    theirs.on('message', data => {
      const frame = JSON.parse(String(data));
      if (frame.op === HEARTBEAT_ACK && this.#bend.deaf && !isLoggedIn) return ours.close(4000);
      for (const each of this.#bent(frame)) ours.send(JSON.stringify(each));
    });
    const end = (other: WebSocket) => (code: number) => {
      if (code === 1000 || code >= 3000)
        other.close(other === ours ? (this.#bend.closes?.(code) ?? code) : code);
      else other.terminate();
    };
    ours.on('close', end(theirs)).on('error', () => theirs.terminate());
    theirs.on('close', end(ours)).on('error', () => ours.terminate());
  }

  #bent(frame: Json): readonly Json[] {
    if (frame.op === HELLO && this.#bend.hello) return [{ ...frame, d: this.#bend.hello }];
    if (frame.op !== DISPATCH) return [frame];
    if (frame.t === 'READY') frame.d.resume_gateway_url = `ws://${this.#address}/gateway`;
    const packets: readonly Packet[] = this.#bend.event?.(frame as Packet) ?? [frame];
    return packets.map(packet => ({ ...frame, ...packet }));
  }
}
