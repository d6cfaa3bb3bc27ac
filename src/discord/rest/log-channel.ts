import { MessageFlags, REST, Routes } from 'discord.js';
import { Agent } from 'undici';
import type { Brake } from './brake.ts';
import { refusalOf } from './refusals.ts';

/** Time limit for one post in milliseconds. After a failure the reporter tries again later. */
const PATIENCE_MS = 10_000;

export interface LogChannel {
  post(content: string): Promise<void>;
  /** Rejects where the bot can't see the channel, for example because the id is a server's id. */
  look(): Promise<void>;
}

const PLAINEST = 'Discord or a filter of this server refused the reports of the bot: they are in its log.';

/**
 * Opens the operator's channel. The channel has its own connections, since it also reports trouble with the bot's connections.
 * @param brake brake of all requests of the process
 */
export function openLogChannel(apiUrl: string, token: string, channelId: string, brake: Brake): LogChannel {
  const rest = new REST({
    api: apiUrl,
    version: '10',
    retries: 0,
    timeout: PATIENCE_MS,
    agent: new Agent({ keepAliveTimeout: 1_000 }),
    handlerSweepInterval: 0,
    hashSweepInterval: 0,
    rejectOnRateLimit: () => true,
    makeRequest: brake.makeRequest,
  });
  // The token is set for each request, because discord.js drops the token after an answer of 401.
  const ready = (): REST => rest.setToken(token);
  const send = async (content: string): Promise<void> => {
    const body = { content, allowed_mentions: { parse: [] }, flags: MessageFlags.SuppressEmbeds };
    await ready().post(Routes.channelMessages(channelId), { body });
  };
  return {
    post: content =>
      send(content).catch(error => {
        if (refusalOf(error) !== 'content') throw error;
        return send(PLAINEST);
      }),
    look: async () => void (await ready().get(Routes.channel(channelId))),
  };
}
