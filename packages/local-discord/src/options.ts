import type { LocalDiscord } from './local-discord.ts';
import type { GatewayOptions } from './world/gateway.ts';
import type { Switch } from './world/switches.ts';
import type { Page } from './world/watch.ts';

export interface LocalDiscordOptions extends GatewayOptions {
  /** Clock, in milliseconds since the epoch. Tokens, nonces and timestamps follow it. */
  readonly now?: () => number;
  /** Quiet time in milliseconds after which a deferred update counts as done and `idle` resolves. */
  readonly quietMs?: number;
  /**
   * Time in milliseconds that an interaction waits for its first answer. Default: Discord's 3 s. A test that does not
   * measure the bot's speed grants more, so that a slow machine fails no test.
   */
  readonly answerMs?: number;
  /** Folder that keeps the world. Absent: in memory. */
  readonly folder?: string;
  /** Wanted port. If it is taken, the next free port is used. 0 or no value: any free port. */
  readonly port?: number;
  /** Attachments are measured and then dropped, for runs whose files would fill the memory. */
  readonly forgetFiles?: boolean;
  readonly botName?: string;
  /** Number of requests, events and payloads that are remembered. Absent: all. */
  readonly history?: number;
  /** Further switches for the page's panel. */
  readonly switches?: readonly Switch[];
  /** Makes the page that is served at `/`. */
  readonly page?: (discord: LocalDiscord) => Page | Promise<Page>;
  /** Reports a problem with the folder in a line. Absent: standard error. */
  readonly warn?: (line: string) => void;
}
