import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFile, openStore, type Store } from '../../store/index.ts';

/** Works on a copy that goes away again: the database stays as it is, even where its tables are older. Throws StoreError. */
export async function onCopy<T>(path: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-db-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyFile(path, copy);
    const store = await openStore(copy, { keepOld: false });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
