import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../games/registry.ts';
import { copyFile, isPostgres, openStore, type Repositories, type Store } from '../../store/index.ts';
import { modernised } from '../../table/match/services.ts';
import { remade } from '../../table/results/replay.ts';
import { impatient } from '../../upkeep/held.ts';

/**
 * Runs work that reads a database in the state of one moment, while other processes write. It reads a temporary copy of a
 * file, even where the tables are of an older version. On PostgreSQL it reads a snapshot. Throws StoreError.
 */
export function asOfNow<T>(database: string, work: (store: Repositories) => Promise<T>): Promise<T> {
  if (!isPostgres(database)) return onCopy(database, work);
  return using(openStore(database, { asItIs: true }), store => store.snapshot(work));
}

async function onCopy<T>(path: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-db-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyFile(path, copy);
    return await using(openStore(copy, { keepOld: false }), work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs work with a store that knows the games, and closes the store afterwards. */
export async function using<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  store.positions.use(modernised({ games }), remade({ games }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Runs work while no bot runs. A bot that is started meanwhile waits for its end. Throws HeldError while a bot runs. */
export async function asOnly<T>(
  store: Store,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const instance = impatient(say);
  await instance.take(store.lease);
  try {
    store.writeAs(instance.claim);
    return await work();
  } finally {
    await instance.release();
  }
}
