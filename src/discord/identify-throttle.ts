import { once } from 'node:events';
import { type APIGatewayBotInfo, SimpleIdentifyThrottler } from 'discord.js';

/** What the library hands over that is needed here. */
interface Manager {
  fetchGatewayInformation(): Promise<Pick<APIGatewayBotInfo, 'session_start_limit'>>;
}

/**
 * One login in five seconds, as Discord wants it; who has been cut off meanwhile does not log in any more. The library's own
 * sleeps on, and then speaks on a connection that is only being made: a rejection that nobody handles.
 */
export class IdentifyThrottle extends SimpleIdentifyThrottler {
  /** Rejects as soon as the connection that wanted to log in is closed. */
  override async waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    const turn = super.waitForIdentify(shardId, signal);
    await Promise.race([turn, once(signal, 'abort')]);
    signal.throwIfAborted();
  }
}

/** For the client's options. */
export async function throttled(manager: Manager): Promise<IdentifyThrottle> {
  const { session_start_limit: limit } = await manager.fetchGatewayInformation();
  return new IdentifyThrottle(limit.max_concurrency);
}
