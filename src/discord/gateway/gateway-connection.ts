import { SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import { isRefusing } from './login.ts';
import { GatewayClosedError } from './unreachable.ts';

type BuildStrategy = NonNullable<WebSocketOptions['buildStrategy']>;
type StrategyManager = Parameters<BuildStrategy>[0];

/** Name of an event of `@discordjs/ws`. discord.js exports an older list under the name of this library's list. */
const CLOSED = 'closed' as Parameters<StrategyManager['listenerCount']>[0];

/** Milliseconds that a gateway has for the handshake, and for its first message. The defaults are half a minute and a minute. */
const PATIENCE = { handshakeTimeout: 10_000, helloTimeout: 10_000 };

/** Gateway connection of one client, with two things that discord.js does not offer: its first close, and an end of its tries. */
export class GatewayConnection {
  /** Rejects when the gateway closes the connection. discord.js alone would try again twice a second, without a line. */
  readonly closed: Promise<never>;
  #close: (error: Error) => void = () => {};
  #manager: StrategyManager | undefined;
  #abandoned = false;

  constructor() {
    this.closed = new Promise((_, reject) => {
      this.#close = reject;
    });
    this.closed.catch(() => undefined);
  }

  /** Makes the strategy of the client's connection. An option of discord.js's client. */
  readonly buildStrategy: BuildStrategy = manager => {
    Object.assign(manager.options, PATIENCE);
    this.#manager = manager;
    if (this.#abandoned) this.abandon();
    manager.on(CLOSED, (...[closing]: readonly unknown[]) => {
      const { code } = closing as { readonly code: number };
      if (!isRefusing(code)) this.#close(new GatewayClosedError(code));
    });
    return new SimpleShardingStrategy(manager);
  };

  /**
   * Ends all further tries. Incident: a client that was destroyed half a second after a close went on to connect, and would
   * have logged in beside the client that replaced it.
   */
  abandon(): void {
    this.#abandoned = true;
    if (this.#manager) this.#manager.options.retrieveSessionInfo = () => new Promise(() => {});
  }
}
