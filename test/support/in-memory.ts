import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Opens an empty store in memory. Its tables are created only once in a process, since a thousand tests begin with such a
 * store.
 */
export async function emptyStore({ queried }: { readonly queried?: Queried } = {}): Promise<Store> {
  bytes ??= emptied();
  const handle = openDatabase(Buffer.from(await bytes));
  return storeOn(new ImmediateSqliteDialect(handle), ':memory:', {
    queried,
    copy: (to, signal) => copyDatabase(handle, to, signal),
  });
}
