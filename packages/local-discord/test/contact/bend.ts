import type { Key } from '../../src/contact/stage/acts.ts';

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
  /** Events that the run gets after this answer. */
  readonly events?: readonly Packet[];
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
