import { type Client, DiscordjsErrorCodes, Events, GatewayCloseCodes, RESTEvents } from 'discord.js';
import { atMost } from '../messages/time-limit.ts';

/** What Discord will go on refusing, however often it is tried. */
export type Refused = 'token' | 'intents' | 'shards';

const ERRORS: Readonly<Record<string, Refused>> = {
  [DiscordjsErrorCodes.TokenInvalid]: 'token',
  [DiscordjsErrorCodes.DisallowedIntents]: 'intents',
  [DiscordjsErrorCodes.InvalidIntents]: 'intents',
};

const CLOSES: Readonly<Record<number, Refused>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'token',
  [GatewayCloseCodes.DisallowedIntents]: 'intents',
  [GatewayCloseCodes.InvalidIntents]: 'intents',
  [GatewayCloseCodes.InvalidShard]: 'shards',
  [GatewayCloseCodes.ShardingRequired]: 'shards',
};

/** Undefined for what another try may mend. */
export const refusedLogin = (error: unknown): Refused | undefined =>
  error instanceof Error && 'code' in error ? ERRORS[String(error.code)] : undefined;

/** Tells when Discord refuses the bot: at the gateway, or at any request that carries its token (which may have been reset). */
export function whenRefused(client: Client, tell: (refused: Refused) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const refused = CLOSES[code];
    if (refused) tell(refused);
  });
  // Interactions and webhooks have tokens of their own, and a late answer is a 401 too.
  client.rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === 401 && data.auth) tell('token');
  });
}

const GOODBYE_MS = 1_000;

/** Leaves. discord.js waits for ever for the end of a connection that the gateway has opened and not taken up. */
export const leave = (client: Client): Promise<void> => atMost(GOODBYE_MS, client.destroy());
