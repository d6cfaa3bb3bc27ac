import { MessageFlags, REST, Routes } from 'discord.js';
import { Agent } from 'undici';

/** Longest time in milliseconds to post one message. After a failure the reporter tries again later. */
const PATIENCE_MS = 10_000;

/** Channel of the operator, for errors and alerts. */
export interface LogChannel {
  post(content: string): Promise<void>;
  /** Rejects where the bot can't see the channel, for example because the id is that of a server. */
  look(): Promise<void>;
}

/** Opens the operator's channel. It has connections of its own, since it reports trouble of the bot's connections too. */
export function openLogChannel(apiUrl: string, token: string, channelId: string): LogChannel {
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
  // The token is set for each request, because discord.js drops the token after an answer of 401.
  const ready = (): REST => rest.setToken(token);
  return {
    post: async content => {
      const body = { content, allowed_mentions: { parse: [] }, flags: MessageFlags.SuppressEmbeds };
      await ready().post(Routes.channelMessages(channelId), { body });
    },
    look: async () => void (await ready().get(Routes.channel(channelId))),
  };
}
