import { setTimeout as sleep } from 'node:timers/promises';
import { type BaseInteraction, DiscordAPIError, type REST, Routes } from 'discord.js';

const ALREADY_ACKNOWLEDGED = 40060;
const THREAD_ARCHIVED = 50083;
/** How long the first word is tried: the token lives for 3 seconds. */
const FIRST_WORD_MS = 2_500;

export const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === THREAD_ARCHIVED;

/** What an archived thread refuses is said once more after it was woken. Throws what Discord says against the waking. */
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

/** The thread is archived and we can't wake it: it is locked, or we lack the permission. Discord takes no answer there. */
export class StillArchived extends Error {}

/**
 * One answer to an interaction, whatever way of answering it is.
 * @param patience milliseconds for all of it
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

/** discord.js sends a callback again after a 500, and may meet its own: then the word was heard. */
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
 * Tries again, later and later, while the way to Discord is bad; what Discord itself refuses is thrown at once.
 * discord.js repeats only after a 5xx, a timeout and ECONNRESET, and only three times.
 * @param patience milliseconds after which the last trouble is thrown
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
