import { MessageFlags, REST, Routes } from 'discord.js';
import { Agent } from 'undici';

/** Milliseconds for one message. The reporter tries again later. */
const PATIENCE_MS = 10_000;

/**
 * Returns a function that posts messages in the operator's channel. It has connections of its own, since it reports trouble of
 * the bot's connections too.
 */
export function logChannel(
  apiUrl: string,
  token: string,
  channelId: string,
): (content: string) => Promise<void> {
  const rest = new REST({
    api: apiUrl,
    version: '10',
    retries: 0,
    timeout: PATIENCE_MS,
    agent: new Agent({ keepAliveTimeout: 1_000 }),
    handlerSweepInterval: 0,
    hashSweepInterval: 0,
    rejectOnRateLimit: () => true,
  });
  return async content => {
    const body = { content, allowed_mentions: { parse: [] }, flags: MessageFlags.SuppressEmbeds };
    // discord.js drops the token after an answer of 401.
    await rest.setToken(token).post(Routes.channelMessages(channelId), { body });
  };
}
