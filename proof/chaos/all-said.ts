import type { LocalDiscord, StoredMessage } from 'local-discord';
import type { Store } from '../../src/store/index.ts';
import { eventually } from './patience.ts';

const QUIET_MS = 500;

/**
 * Waits until the outbox is empty and Discord is idle, since a last post can cause new messages. Resolves to false if progress
 * stops.
 */
export function allSaid(
  discord: LocalDiscord,
  store: Store,
  messages: readonly StoredMessage[],
  milliseconds: number,
): Promise<boolean> {
  const isSaid = async (): Promise<boolean> => (await store.outbox.waiting()).length === 0;
  const isQuiet = async (): Promise<boolean> => {
    await discord.idle(QUIET_MS);
    return isSaid();
  };
  return eventually(
    async () => (await isSaid()) && (await isQuiet()),
    () => messages.length,
    milliseconds,
  );
}
