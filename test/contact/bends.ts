import type { Key } from '../../tools/contact/stage/acts.ts';

// biome-ignore lint/suspicious/noExplicitAny: a bend reaches into any part of any answer of Discord
export type Json = any;

/** Request of the run with the stand-in's answer. */
export interface Exchange {
  readonly method: string;
  /** Path without `/api/v10` and without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Body of the request. If the request is a form, the JSON part of the form. */
  readonly sent: Json;
  readonly status: number;
  readonly body: Json;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the message in the path, as it was posted. */
  readonly message: string | undefined;
  /** Name of the channel or thread in the path. */
  readonly channel: string | undefined;
  /**
   * Returns the ids of the messages that were posted with the text `named`, or of the channels with that name. The oldest id
   * comes first.
   */
  readonly ids: (named: string) => readonly string[];
}

export interface Change {
  readonly status?: number;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Packet {
  readonly t: string;
  readonly d: Json;
}

/** Way in which the test's Discord differs from the stand-in. */
export interface Bend {
  /** Returns the body that replaces the body of a request. */
  readonly request?: (asked: Pick<Exchange, 'method' | 'path' | 'sent'>) => Json;
  readonly answer?: (exchange: Exchange) => Change | undefined;
  /** Returns the events that the run gets instead of one event. */
  readonly event?: (packet: Packet) => readonly Packet[] | undefined;
  readonly hello?: Json;
  /** True: a heartbeat before the login closes the connection. */
  readonly deaf?: boolean;
  readonly closes?: (code: number) => number;
  /** Keys that the person presses, by the request's id. */
  readonly keys?: Readonly<Record<string, Key>>;
}

export type When = (exchange: Exchange) => boolean;

export const MESSAGES = /^\/channels\/\d+\/messages$/;
export const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const THREADS = /\/threads$/;
export const CALLBACK = /\/callback$/;
export const FOLLOW_UP = /^\/webhooks\/\d+\/[^/]+$/;
export const ORIGINAL = /^\/webhooks\/.*\/messages\/@original$/;

export const to =
  (method: string, path: RegExp): When =>
  exchange =>
    exchange.method === method && path.test(exchange.path);

export const saying =
  (content: string, method = 'POST', path = MESSAGES): When =>
  exchange =>
    to(method, path)(exchange) && exchange.sent?.content === content;

export const answering =
  (content: string): When =>
  exchange =>
    to('POST', CALLBACK)(exchange) && exchange.sent?.data?.content === content;

export const about =
  (message: string, method: string): When =>
  exchange =>
    to(method, MESSAGE)(exchange) && exchange.message === message;

export const naming =
  (name: string): When =>
  exchange =>
    to('POST', THREADS)(exchange) && exchange.sent?.name === name;

export const changed = (when: When, change: (exchange: Exchange) => Change): Bend => ({
  answer: exchange => (when(exchange) ? change(exchange) : undefined),
});

export const with_ = (when: When, fields: Json | ((exchange: Exchange) => Json)): Bend =>
  changed(when, exchange => ({
    body: { ...exchange.body, ...(typeof fields === 'function' ? fields(exchange) : fields) },
  }));

/** Gives refusals another error code. */
export const recoded = (when: When): Bend =>
  changed(
    exchange => when(exchange) && exchange.status >= 400,
    ({ body }) => ({ body: { ...body, code: 1 } }),
  );

/** Refuses what the stand-in accepts. */
export const refuses = (when: When): Bend =>
  changed(when, () => ({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } }));

export const event = (t: string, when: (d: Json) => boolean, change: (d: Json) => Json): Bend => ({
  event: packet =>
    packet.t === t && when(packet.d) ? [{ t, d: change(structuredClone(packet.d)) }] : undefined,
});

export const arrives = (when: (d: Json) => boolean, change: (d: Json) => void): Bend =>
  event('INTERACTION_CREATE', when, d => {
    change(d);
    return d;
  });

export const packets = (event: (packet: Packet) => readonly Packet[] | undefined): Bend => ({ event });
