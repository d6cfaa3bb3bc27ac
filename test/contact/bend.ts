import type { Key } from '../../tools/contact/stage/acts.ts';

// biome-ignore lint/suspicious/noExplicitAny: a bend reaches into any part of any answer of Discord
export type Json = any;

/** Request of the run with the stand-in's answer. */
export interface Exchange {
  readonly method: string;
  /** Path without `/api/v10` and without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Body of the request; of a form, its JSON. */
  readonly sent: Json;
  readonly status: number;
  readonly body: Json;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the message in the path, as it was posted. */
  readonly message: string | undefined;
  /** Name of the channel or thread in the path. */
  readonly channel: string | undefined;
  /** Returns the ids of the messages that were posted with a text, or of the channels with a name, oldest first. */
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

/** Difference from the stand-in. */
export interface Bend {
  /** Returns another body for a request. */
  readonly request?: (asked: Pick<Exchange, 'method' | 'path' | 'sent'>) => Json;
  readonly answer?: (exchange: Exchange) => Change | undefined;
  /** Returns the events that the run gets instead of one. */
  readonly event?: (packet: Packet) => readonly Packet[] | undefined;
  readonly hello?: Json;
  /** True: a heartbeat before the login closes the connection. */
  readonly deaf?: boolean;
  readonly closes?: (code: number) => number;
  /** Keys that the person presses, by the request's id. */
  readonly keys?: Readonly<Record<string, Key>>;
}
