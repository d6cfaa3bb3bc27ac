import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for work to finish, but no longer than so many milliseconds. The timer keeps the process running. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const enough = sleep(milliseconds, undefined, { signal: done.signal }).catch(() => {});
  try {
    await Promise.race([work, enough]);
  } finally {
    done.abort();
  }
}
