import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '../dialect/errors.ts';
import { makeFile, makeFolder, removeDatabase, sync } from '../dialect/files.ts';
import { asStoreError, Handle } from '../dialect/sqlite.ts';

const TIMEOUT_MS = 1_000;

/** Lists the faults that SQLite finds in pages and keys of a database. Throws where SQLite can't check the database at all. */
export function faults(database: Handle): readonly string[] {
  const pages = database.prepare('pragma integrity_check(20)').all();
  const found = pages.map(row => String(Object.values(row as object)[0])).filter(line => line !== 'ok');
  const keys = database.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[];
  return [...found, ...keys.map(({ table, parent }) => `a row of ${table} has no ${parent}`)];
}

/**
 * Turns a finished copy into one file without SQLite's side files, and deletes the copied leases of running processes. Throws
 * StoreError where the copy is damaged.
 */
function settle(path: string): void {
  const copy = new Handle(path, TIMEOUT_MS);
  try {
    copy.pragma('journal_mode = DELETE');
    const leased = copy.prepare(`select 1 from sqlite_master where name = 'lease'`).get();
    if (leased) copy.prepare('delete from lease').run();
    const [fault] = faults(copy);
    if (fault !== undefined) throw new StoreError(`the database is damaged: ${fault}`);
  } finally {
    copy.close();
  }
}

/**
 * Copies and checks a database under a temporary name, and then renames the copy to `to`. After an error an earlier file at
 * `to` stays. Throws StoreError.
 */
export async function copyDatabase(source: Handle, to: string, signal?: AbortSignal): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  try {
    makeFolder(dirname(to));
    removeDatabase(part);
    makeFile(part);
    await source.copyTo(part, signal);
    settle(part);
    sync(part);
    renameSync(part, to);
    sync(dirname(to));
  } catch (error) {
    try {
      removeDatabase(part);
    } catch {
      // The error is ignored, since a disk that refused the copy often also refuses to delete the unfinished file.
    }
    if (signal?.aborted) throw error;
    const reason = asStoreError(to, error).message;
    throw new StoreError(`no copy was made at ${to}: ${reason}`, { cause: error });
  }
}
