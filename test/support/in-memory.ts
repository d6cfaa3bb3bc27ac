import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../../src/store/database/copy.ts';
import { ImmediateSqliteDialect, openDatabase } from '../../src/store/dialect/sqlite.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { type Queried, storeOn } from '../../src/store/store.ts';

async function emptied(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'porto-empty-'));
  try {
    const path = join(folder, 'empty.sqlite');
    const store = await openStore(':memory:');
    await store.copyTo(path);
    await store.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let bytes: Promise<Buffer> | undefined;

/** Returns the file of an empty store. Its tables are created only once in a process, since a thousand tests begin with it. */
const emptyFile = (): Promise<Buffer> => (bytes ??= emptied());

/** Writes an empty store as a file. */
export const writeEmptyStore = async (path: string): Promise<void> => writeFileSync(path, await emptyFile());

/** Opens an empty store in memory. */
export async function emptyStore({ queried }: { readonly queried?: Queried } = {}): Promise<Store> {
  const handle = openDatabase(Buffer.from(await emptyFile()));
  return storeOn(new ImmediateSqliteDialect(handle), ':memory:', {
    queried,
    copy: (to, signal) => copyDatabase(handle, to, signal),
  });
}
