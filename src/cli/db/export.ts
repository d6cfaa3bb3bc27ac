import { join } from 'node:path';
import { games } from '../../games/registry.ts';
import { makeFolder, type Repositories, StoreError, writeWhole } from '../../store/index.ts';
import { courseOf } from '../../table/results/history.ts';
import { onSnapshot } from './opening.ts';

export interface Exported {
  readonly written: number;
  /** Number of matches without a record: they were never dealt, or their game has no format for records. */
  readonly left: number;
  /** Damaged matches, one line each. */
  readonly faults: readonly string[];
}

/**
 * Exports every game as a record: one file per game in the folder, or without a folder one line per game. Throws StoreError.
 */
export async function exportGames(
  database: string,
  folder: string | undefined,
  line: (text: string) => void,
): Promise<Exported> {
  const write = folder === undefined ? (_: string, text: string) => line(text) : into(folder);
  return onSnapshot(database, store => exportFrom(store, write));
}

async function exportFrom(store: Repositories, write: (id: string, text: string) => void): Promise<Exported> {
  const count = { written: 0, left: 0 };
  const faults: string[] = [];
  for (const id of await store.matches.ids()) {
    try {
      const record = await recordOf(store, id);
      if (record) write(id, JSON.stringify(record));
      count[record ? 'written' : 'left'] += 1;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      faults.push(`match ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ...count, faults };
}

async function recordOf(store: Repositories, id: string): Promise<object | undefined> {
  const match = await store.matches.get(id);
  const game = games[match?.game ?? ''];
  if (!match || !game?.record || !match.dealt) return undefined;
  const { history } = await courseOf(store, game, match);
  const names = match.seats.map(({ name }) => name);
  return { id, ...game.record(history, names, 'all') };
}

function into(folder: string): (id: string, text: string) => void {
  const made = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new StoreError(`${folder} can't be written: ${error instanceof Error ? error.message : error}`);
    }
  };
  made(() => makeFolder(folder));
  return (id, text) => made(() => writeWhole(join(folder, `${id}.json`), `${text}\n`));
}
