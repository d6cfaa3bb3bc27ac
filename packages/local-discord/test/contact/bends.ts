import type { Bend, Change, Exchange, Json, Packet } from './bend.ts';

export type When = (exchange: Exchange) => boolean;

export const MESSAGES = /^\/channels\/\d+\/messages$/;
export const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
export const THREADS = /\/threads$/;
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

/** Accepts what the stand-in refuses. */
export const accepts = (when: When, body: Json = {}): Bend =>
  changed(
    exchange => when(exchange) && exchange.status >= 400,
    () => ({ status: 200, body: { id: '10000000000000000', ...body } }),
  );

/** Keeps an event about things that fit back. */
export const loses = (t: string, when: (d: Json) => boolean = () => true): Bend => ({
  event: packet => (packet.t === t && when(packet.d) ? [] : undefined),
});

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
