import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for which the text of a live game waits for its picture. */
const SOON_MS = 150;

/**
 * Checks that a message with its picture is ready soon, or has failed. Otherwise a live game shows the text first. The caller
 * meets the message's error when it awaits the message.
 */
export const isReadySoon = (message: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    message.then(
      () => true,
      () => true,
    ),
    sleep(SOON_MS, false, { ref: false }),
  ]);
