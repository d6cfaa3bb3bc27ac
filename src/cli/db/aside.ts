import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../games/registry.ts';
import { copyFile, isPostgres, openStore, type Repositories, type Store } from '../../store/index.ts';
import { modernised } from '../../table/match/services.ts';
import { remade } from '../../table/results/replay.ts';
import { impatient } from '../../upkeep/held.ts';

/**
 * Works on a database as it was at one moment, while others write. A file is copied first, also where its tables are older,
 * and the copy is deleted afterwards. PostgreSQL gives a snapshot. Throws StoreError.
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

/** A store that is closed afterwards. It knows the games. */
export async function using<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  store.positions.use(modernised({ games }), remade({ games }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Works as the only instance: a bot that is started meanwhile waits for its turn. Throws HeldError while one runs. */
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
