import { players } from '../../games/bots.ts';
import { games } from '../../games/registry.ts';
import { type Rebuilt, rebuilt, writeRatings } from '../../table/results/rebuild.ts';
import { exclusively, onSnapshot, openPresent, withStore } from './opening.ts';

const SERVICES = { games, players };

/** Compares the stored ratings with ratings computed from the games' results. Writes nothing. Throws StoreError. */
export const compareRatings = (database: string): Promise<Rebuilt> =>
  onSnapshot(database, store => rebuilt(SERVICES, store));

/**
 * Computes the ratings again from the games' results, and writes them with the leaderboards. Throws StoreError, or HeldError
 * while a bot runs. After an error nothing has changed.
 */
export const rebuildRatings = (database: string, say: (line: string) => void): Promise<Rebuilt> =>
  withStore(openPresent(database), store =>
    exclusively(store, say, () =>
      store.transaction(async repositories => {
        const found = await rebuilt(SERVICES, repositories);
        await writeRatings(repositories, found);
        return found;
      }),
    ),
  );
