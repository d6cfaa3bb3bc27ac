import type { GatewayOptions } from './gateway/gateway.ts';
import type { Switch } from './switches/switches.ts';
import type { Page } from './world/watch.ts';

/** Options of a local Discord. `Discord` is its class, which an option's function gets. */
export interface OptionsOf<Discord> extends GatewayOptions {
  /** Clock, in milliseconds since the epoch. All ids, nonces and timestamps follow this clock. */
  readonly now?: () => number;
  /** Milliseconds without a request, after which a deferred update counts as done and `idle` resolves. */
  readonly quietMs?: number;
  /**
   * Milliseconds that an interaction waits for its first answer. Default: Discord's 3 s. Tests that do not measure the bot's
   * speed allow more, so that a slow computer fails no test.
   */
  readonly answerMs?: number;
  /** Folder that stores all people, channels and messages. Absent: they are only in memory. */
  readonly folder?: string;
  /** Wanted port. If the port is taken, the next free port is used. 0 or no value: any free port. */
  readonly port?: number;
  /**
   * True: the address has https and wss, with a certificate that is made at the start (`discord.certificate`). It needs the
   * package `selfsigned`.
   */
  readonly https?: boolean;
  /** True: attachments are measured and then dropped, for long runs whose files would fill the memory. */
  readonly forgetFiles?: boolean;
  readonly botName?: string;
  /** Address of the server of the application's Activity, such as `http://127.0.0.1:3000`. Absent: there is no Activity. */
  readonly activity?: string;
  /** Number of requests, events and payloads that are kept for inspection. Absent: all. */
  readonly history?: number;
  readonly switches?: readonly Switch[];
  readonly page?: (discord: Discord) => Page | Promise<Page>;
  /** Reports a problem with the folder as one line of text. Absent: to standard error. */
  readonly warn?: (line: string) => void;
}
