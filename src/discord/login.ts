import { DiscordjsErrorCodes } from 'discord.js';

const REFUSALS: readonly unknown[] = [
  DiscordjsErrorCodes.TokenInvalid,
  DiscordjsErrorCodes.DisallowedIntents,
  DiscordjsErrorCodes.InvalidIntents,
];

/** Discord knows the token not, or not with these intents: trying again would change nothing. */
export const isRefusedLogin = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSALS.includes(error.code);
