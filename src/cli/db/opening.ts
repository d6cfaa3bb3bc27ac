import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../games/registry.ts';
import {
  copyFile,
  isPostgres,
  openStore,
  type Repositories,
  refuseNothing,
  type Store,
} from '../../store/index.ts';
import { modernised } from '../../table/match/services.ts';
import { remade } from '../../table/results/replay.ts';
import { impatient } from '../../upkeep/leases/in-use.ts';

/**
 * Runs read-only work on one state of a database, while other processes may write. The work reads a temporary copy of an SQLite
 * file, or a PostgreSQL snapshot. Throws StoreError.
 */
export function onSnapshot<T>(database: string, work: (store: Repositories) => Promise<T>): Promise<T> {
  if (!isPostgres(database)) return onCopy(database, work);
  return withStore(openStore(database, { asItIs: true }), store => store.snapshot(work));
}

async function onCopy<T>(path: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-db-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyFile(path, copy);
    return await withStore(openStore(copy, { keepOld: false }), work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a database that exists, and changes its tables to those of this version. Throws StoreError. */
export async function openPresent(database: string): Promise<Store> {
  if (!isPostgres(database)) refuseNothing(database);
  return openStore(database);
}

/** Opens a store that can migrate old states and recompute dropped ones, runs work with it, and closes it. */
export async function withStore<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  store.positions.use(modernised({ games }), remade({ games }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Runs work while no bot uses the database. A bot that starts meanwhile waits for the end. Throws HeldError if a bot runs. */
export async function exclusively<T>(
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
