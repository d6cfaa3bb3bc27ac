import { SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import { isRefusing } from './login.ts';
import { GatewayClosedError } from './unreachable.ts';

type BuildStrategy = NonNullable<WebSocketOptions['buildStrategy']>;
type StrategyManager = Parameters<BuildStrategy>[0];

/**
 * Name of an event of `@discordjs/ws`. The cast is needed, because discord.js exports an older list of event names under the
 * same name.
 */
const CLOSED = 'closed' as Parameters<StrategyManager['listenerCount']>[0];

/** Milliseconds that a gateway has for the handshake, and for its first message. The defaults are half a minute and a minute. */
const PATIENCE = { handshakeTimeout: 10_000, helloTimeout: 10_000 };

/**
 * Gateway connection of one client. It adds two things to discord.js: a promise for the first close, and a method that ends all
 * further tries to connect.
 */
export class GatewayConnection {
  /**
   * Rejects when the gateway closes the connection. discord.js alone would try again twice a second, without a line in the log.
   */
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

  /** Makes the strategy of the client's connection. The client of discord.js takes this function as an option. */
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
