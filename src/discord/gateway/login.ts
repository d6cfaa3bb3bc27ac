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

/** Refusals of Discord that no further try can change. */
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

/** Returns the refusal in an error; undefined where another try may help. */
export function refusedLogin(error: unknown): Refused | undefined {
  if (error instanceof DiscordAPIError && error.status === 401) return 'token';
  return error instanceof Error && 'code' in error ? ERRORS[String(error.code)] : undefined;
}

/** Reports that the gateway refuses the bot. */
export function whenRefused(client: Client, tell: (refused: Refused) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const refused = CLOSES[code];
    if (refused) tell(refused);
  });
}

/** Reports that Discord refuses the bot's token, which may have been reset. */
export function whenTokenRefused(rest: REST, tell: (refused: Refused) => void): void {
  // Interactions and webhooks have their own tokens, and a late answer is a 401 too.
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === 401 && data.auth) tell('token');
  });
}

const GOODBYE_MS = 1_000;

/** Disconnects. discord.js waits for ever for the end of a connection that the gateway has opened and not accepted. */
export const leave = (client: Client): Promise<void> => atMost(GOODBYE_MS, client.destroy());
