import type { LocalDiscord } from './local-discord.ts';
import type { GatewayOptions } from './world/gateway.ts';
import type { Switch } from './world/switches.ts';
import type { Page } from './world/watch.ts';

export interface LocalDiscordOptions extends GatewayOptions {
  /** milliseconds since the epoch; tokens, nonces and timestamps go by it */
  readonly now?: () => number;
  /** how long nothing may happen, in milliseconds, until a deferred update counts as done and `idle` resolves */
  readonly quietMs?: number;
  /**
   * how long an interaction waits for its first answer, in milliseconds; absent: Discord's 3 s. A test that does not ask how
   * fast the bot is grants more, so that a busy machine fails nothing
   */
  readonly answerMs?: number;
  /** where everything is kept and found again; absent: in memory */
  readonly folder?: string;
  /** wished; the next free one if taken; 0 or absent: any */
  readonly port?: number;
  /** files are taken, measured and thrown away: for runs that would fill the memory */
  readonly forgetFiles?: boolean;
  readonly botName?: string;
  /** how many requests, events and payloads are remembered; absent: all */
  readonly history?: number;
  /** more switches for the page's panel */
  readonly switches?: readonly Switch[];
  /** makes the page that is served at `/` */
  readonly page?: (discord: LocalDiscord) => Page | Promise<Page>;
  /** what went wrong in the folder, a line each; absent: standard error */
  readonly warn?: (line: string) => void;
}
