import { join, parse } from 'node:path';
import type { Lease } from '../repositories/lease.ts';
import { type Store, storeOn } from '../store.ts';
import { copyDatabase } from './copy.ts';
import { closeDatabaseToOthers } from './files.ts';
import type { Queried } from './queried.ts';
import { ImmediateSqliteDialect, openDatabase } from './sqlite.ts';

export interface OpenOptions {
  /** Waits until no other instance runs here: asked only before tables are changed. */
  readonly turn?: (lease: Lease) => Promise<void>;
  /** What was done before tables were changed. */
  readonly say?: (line: string) => void;
  /** False: no copy is kept of what is brought up to date; for what is a copy itself. */
  readonly keepOld?: boolean;
  /** Told of each statement and each transaction. */
  readonly queried?: Queried;
}

/** Beside the database, named with the version it holds: `porto.0002-undos.sqlite`. */
export function copyBeforeMigrating(path: string, version: string): string {
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}.${version}${ext}`);
}

/** @param path a file, made with its folder when missing, or `:memory:`. Throws StoreError. */
export async function openStore(
  path: string,
  { turn, say, keepOld = true, queried }: OpenOptions = {},
): Promise<Store> {
  const handle = openDatabase(path);
  const store = await storeOn(new ImmediateSqliteDialect(handle), path, {
    queried,
    copy: (to, signal) => copyDatabase(handle, to, signal),
    before: async ({ newest, missing }, lease) => {
      if (lease) await turn?.(lease);
      if (newest === undefined || path === ':memory:' || !keepOld) return;
      const to = copyBeforeMigrating(path, newest);
      await copyDatabase(handle, to);
      say?.(`the database ${path} is brought up to date (${missing.join(', ')}); as it was: ${to}`);
    },
  });
  // Only now is it known to be ours.
  closeDatabaseToOthers(path);
  return store;
}
