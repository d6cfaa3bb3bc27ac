import { setTimeout as sleep } from 'node:timers/promises';
import { type BaseInteraction, DiscordAPIError, type REST, Routes } from 'discord.js';

const ALREADY_ACKNOWLEDGED = 40060;
const THREAD_ARCHIVED = 50083;
/** Time for trying the first answer: its token lives for 3 seconds. */
const FIRST_WORD_MS = 2_500;

export const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === THREAD_ARCHIVED;

/**
 * Repeats a request once where an archived thread refuses it, after unarchiving that thread. Throws Discord's error where
 * that is refused.
 */
export async function awake<T>(
  rest: REST,
  channelId: string,
  speak: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await speak();
  } catch (error) {
    if (!isArchived(error)) throw error;
    await rest.patch(Routes.channel(channelId), { body: { archived: false }, ...(signal && { signal }) });
    return speak();
  }
}

/** The thread is archived, and it is locked or we lack the permission to unarchive it. Discord takes no answer there. */
export class StillArchived extends Error {}

/**
 * Sends one answer to an interaction, by any method.
 * @param patience milliseconds for all attempts
 */
export async function answering<T>(
  { client, channelId }: BaseInteraction,
  speak: () => Promise<T>,
  patience: number,
): Promise<T> {
  const until = performance.now() + patience;
  let archived = false;
  const attempt = async (): Promise<T> => {
    try {
      return await insist(speak, until - performance.now());
    } catch (error) {
      archived = isArchived(error);
      throw error;
    }
  };
  if (channelId === null) return attempt();
  try {
    return await awake(client.rest, channelId, attempt, AbortSignal.timeout(patience));
  } catch (error) {
    throw archived ? new StillArchived('the thread can not be woken', { cause: error }) : error;
  }
}

/**
 * Sends the first answer. discord.js repeats a callback after a 500 and may meet its own first attempt: then the answer has
 * arrived.
 */
export async function firstWord(interaction: BaseInteraction, speak: () => Promise<unknown>): Promise<void> {
  try {
    await answering(interaction, speak, FIRST_WORD_MS);
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED)) throw error;
  }
}

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5_000;

/**
 * Repeats a request at growing intervals while the connection to Discord is bad, and throws what Discord itself refuses.
 * discord.js repeats only after a 5xx, a timeout and ECONNRESET, and only three times.
 * @param patience milliseconds after which the last error is thrown
 */
export async function insist<T>(speak: () => Promise<T>, patience: number): Promise<T> {
  const started = performance.now();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      return await speak();
    } catch (error) {
      const over = performance.now() - started + wait > patience;
      if (over || (error instanceof DiscordAPIError && error.status < 500)) throw error;
      await sleep(wait, undefined, { ref: false });
    }
  }
}
