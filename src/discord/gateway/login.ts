import {
  type Client,
  DiscordAPIError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  type REST,
  RESTEvents,
} from 'discord.js';
import { atMost } from '../rest/time-limit.ts';

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
export function refusedLogin(error: unknown): Refused | undefined {
  if (error instanceof DiscordAPIError && error.status === 401) return 'token';
  return error instanceof Error && 'code' in error ? ERRORS[String(error.code)] : undefined;
}

/** Tells when the gateway refuses the bot. */
export function whenRefused(client: Client, tell: (refused: Refused) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const refused = CLOSES[code];
    if (refused) tell(refused);
  });
}

/** Tells when a request is refused that carries the bot's token, which may have been reset. */
export function whenTokenRefused(rest: REST, tell: (refused: Refused) => void): void {
  // Interactions and webhooks have tokens of their own, and a late answer is a 401 too.
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === 401 && data.auth) tell('token');
  });
}

const GOODBYE_MS = 1_000;

/** Leaves. discord.js waits for ever for the end of a connection that the gateway has opened and not taken up. */
export const leave = (client: Client): Promise<void> => atMost(GOODBYE_MS, client.destroy());
