import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError } from 'discord.js';

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
