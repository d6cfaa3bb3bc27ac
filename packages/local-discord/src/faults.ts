import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Gateway } from './gateway/gateway.ts';
import type { Misfortune } from './rest/misfortune.ts';
import type { RateLimit } from './rest/rate-limit.ts';
import type { Trouble } from './rest/trouble.ts';
import type { RestServer } from './server.ts';

/** Faults on purpose: of requests, of the gateway, and of the bot's rights to both. */
export class Faults {
  readonly #server: RestServer;
  readonly #gateway: Gateway;

  constructor(server: RestServer, gateway: Gateway) {
    this.#server = server;
    this.#gateway = gateway;
  }

  /**
   * Makes the next matching requests fail as `trouble` says. Calling the returned function cancels failures that are still due.
   */
  fail(trouble: Trouble): () => void {
    return this.#server.troubles.add(trouble);
  }

  /** Makes a random share of the matching requests fail. Calling the returned function ends the random failures. */
  misfortune(misfortune: Misfortune): () => void {
    return this.#server.misfortunes.add(misfortune);
  }

  /** Limits the rate of matching requests: requests over the limit get 429. Calling the returned function lifts the limit. */
  limitRate(limit: RateLimit): () => void {
    return this.#server.limits.add(limit);
  }

  /** Sends a gateway frame to the bot unchanged, even a malformed one. */
  sendFrame(text: string): void {
    this.#gateway.sendText(text);
  }

  /**
   * Cuts the gateway connections. The bot resumes and gets the missed events, but only after the promise `back`, if given,
   * resolves.
   */
  dropGateway(back?: Promise<unknown>): void {
    this.#gateway.drop(back);
  }

  /** Ends the gateway sessions (op 9). The bot then logs in again. */
  invalidateSessions(): void {
    this.#gateway.invalidateSessions();
  }

  /** Revokes the bot's token, as a reset on the Developer Portal does. All later requests of the bot are refused. */
  revokeToken(): void {
    this.#server.tokenRevoked = true;
    this.#gateway.shutOut(GatewayCloseCodes.AuthenticationFailed);
  }

  /** Makes the gateway refuse the bot's intents from now on (close code 4014). */
  refuseIntents(): void {
    this.#gateway.shutOut(GatewayCloseCodes.DisallowedIntents);
  }

  /** Asks the bot to reconnect (op 7). */
  askToReconnect(): void {
    this.#gateway.askToReconnect();
  }
}
