import { games } from '../../games/registry.ts';
import { openStore } from '../../store/index.ts';
import { dropStates } from '../../table/results/drop-states.ts';
import { asOnly, using } from './aside.ts';

export interface Compacted {
  /** Number of games whose states were dropped. */
  readonly dropped: number;
  /** Number of ended games whose states are kept, since their log does not lead to these states under the present rules. */
  readonly kept: number;
}

/**
 * Drops the states of all games that have ended, and frees their space on the disk. Throws StoreError, or HeldError while
 * a bot runs.
 */
export const compact = (database: string, say: (line: string) => void): Promise<Compacted> =>
  using(openStore(database), store =>
    asOnly(store, say, async () => {
      const ended = await store.retention.withStates(-1, Number.MAX_SAFE_INTEGER);
      let dropped = 0;
      for (const { id } of ended) if (await dropStates({ games }, store, id)) dropped += 1;
      await store.reclaim();
      return { dropped, kept: ended.length - dropped };
    }),
  );
