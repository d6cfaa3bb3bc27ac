import { setTimeout as sleep } from 'node:timers/promises';
import { type BaseInteraction, DiscordAPIError, type REST, Routes } from 'discord.js';

const ALREADY_ACKNOWLEDGED = 40060;
const THREAD_ARCHIVED = 50083;
/** Milliseconds for all attempts to send the first answer. Discord accepts it for 3 seconds. */
const FIRST_WORD_MS = 2_500;

export const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === THREAD_ARCHIVED;

/**
 * Runs a request. Where Discord refuses the request because its thread is archived, unarchives the thread and repeats the
 * request once. Throws Discord's error where Discord refuses the repetition too.
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

/**
 * Thrown where the bot can't unarchive a thread: the thread is locked, or the bot lacks the permission. Discord then accepts no
 * answer in the thread.
 */
export class StillArchived extends Error {}

/**
 * Sends an answer to an interaction, with retries. Unarchives an archived thread for the answer.
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
 * Sends the first answer to an interaction. discord.js repeats the request after a status of 500, and Discord may refuse the
 * repetition. The refusal is no error, since the first attempt has arrived.
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
 * Repeats a request at growing intervals while the connection to Discord is bad. Throws immediately where Discord refuses the
 * request. discord.js itself repeats only after a 5xx, a timeout and ECONNRESET, and only as often as its setting allows.
 * @param patience milliseconds after which the function throws the last error
 */
async function insist<T>(speak: () => Promise<T>, patience: number): Promise<T> {
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
