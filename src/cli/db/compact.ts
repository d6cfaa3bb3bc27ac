import { games } from '../../games/registry.ts';
import { unlessDamaged } from '../../table/match/damage.ts';
import { dropStates } from '../../table/results/drop-states.ts';
import { exclusively, openPresent, withStore } from './opening.ts';

export interface Compacted {
  /** Number of games whose earlier states were deleted, so that only the last state is stored. */
  readonly dropped: number;
  /** Number of ended games that keep all states, since the present rules do not recreate these states from the log. */
  readonly kept: number;
}

/**
 * Deletes the earlier states of all ended games, and frees their space on the disk. Throws StoreError, or HeldError while a bot
 * runs.
 */
export const compact = (database: string, say: (line: string) => void): Promise<Compacted> =>
  withStore(openPresent(database), store =>
    exclusively(store, say, async () => {
      const ended = await store.retention.withStates(-1, Number.MAX_SAFE_INTEGER);
      let dropped = 0;
      for (const { id } of ended)
        await unlessDamaged(id, async () => {
          if (await dropStates({ games }, store, id)) dropped += 1;
        });
      await store.reclaim();
      return { dropped, kept: ended.length - dropped };
    }),
  );
