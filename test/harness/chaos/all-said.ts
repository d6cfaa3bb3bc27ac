import type { LocalDiscord, StoredMessage } from 'local-discord';
import type { Store } from '../../../src/store/index.ts';
import { eventually, type Patience } from './patience.ts';

const QUIET_MS = 500;

/**
 * Waits until no message is waiting and none is being posted. One process may still be posting, and cause new messages, when
 * another has finished. False where there is no more progress.
 */
export function allSaid(
  discord: LocalDiscord,
  store: Store,
  messages: readonly StoredMessage[],
  patience: Patience,
): Promise<boolean> {
  const isSaid = async (): Promise<boolean> => (await store.outbox.waiting()).length === 0;
  const isQuiet = async (): Promise<boolean> => {
    await discord.idle(QUIET_MS);
    return isSaid();
  };
  return eventually(async () => (await isSaid()) && (await isQuiet()), {
    patience,
    progress: () => messages.length,
  });
}
