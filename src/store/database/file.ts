import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { Kysely } from 'kysely';
import { StoreError } from '../dialect/errors.ts';
import { closeDatabaseToOthers, giveToOwner, removeDatabase, SIDE_FILES } from '../dialect/files.ts';
import { plugins, type Schema } from '../dialect/schema.ts';
import { asStoreError, Handle, ImmediateSqliteDialect } from '../dialect/sqlite.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { Lease } from '../repositories/lease.ts';
import { copyDatabase, faults } from './copy.ts';

const TIMEOUT_MS = 1_000;

/** Handle on a private copy of a database's files. Closing the handle deletes the copy. */
class PrivateHandle extends Handle {
  readonly #folder: string;

  constructor(path: string) {
    const folder = mkdtempSync(join(tmpdir(), 'porto-db-'));
    const copy = join(folder, 'copy.sqlite');
    try {
      for (const suffix of ['', '-wal'])
        if (existsSync(`${path}${suffix}`)) copyFileSync(`${path}${suffix}`, `${copy}${suffix}`);
      chmodSync(copy, 0o600);
      super(copy, TIMEOUT_MS, { readonly: true });
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    this.#folder = folder;
  }

  override close(): void {
    super.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Returns true where the header of a database says that SQLite needs side files to open it. */
function needsSideFiles(path: string): boolean {
  const header = Buffer.alloc(20);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return header.toString('latin1', 0, 15) === 'SQLite format 3' && header[19] === 2;
}

/**
 * Opens a database only for reading, and leaves no files beside it. If no process has a database with a write-ahead log open,
 * SQLite would create side files, so a private copy is read.
 */
const openToRead = (path: string): Handle =>
  needsSideFiles(path) && !existsSync(`${path}-shm`)
    ? new PrivateHandle(path)
    : new Handle(path, TIMEOUT_MS, { readonly: true });

const isBlank = (handle: Handle): boolean =>
  handle.prepare('select 1 from sqlite_master').get() === undefined;

/**
 * Opens an existing database only for reading. Throws StoreError, also for a database of another program or of a newer version
 * of this program.
 */
function openExisting(path: string): Handle {
  if (existsSync(path) && !statSync(path).isFile()) throw new StoreError(`${path} is not a file`);
  refuseMissing(path);
  let handle: Handle | undefined;
  try {
    handle = openToRead(path);
    if (isBlank(handle)) throw noTables(path);
    const ours = handle.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get();
    if (!ours) throw new StoreError(`the database ${path} belongs to another program`);
    const steps = handle.prepare('select name from kysely_migration').all() as { name: string }[];
    const newer = steps.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
    if (newer) {
      throw new StoreError(
        `the database ${path} was made by a newer version of this program (${newer.name})`,
      );
    }
    return handle;
  } catch (error) {
    handle?.close();
    throw asStoreError(path, error);
  }
}

/** Counts the games and lobbies in a database. Undefined where it can't be read. */
export function gamesIn(path: string): number | undefined {
  let handle: Handle | undefined;
  try {
    handle = openExisting(path);
    const row = handle.prepare('select count(*) as games from matches').get() as { games: number };
    return row.games;
  } catch {
    return undefined;
  } finally {
    handle?.close();
  }
}

/** Checks that a database's file is missing, or has no tables. A file that can't be read counts as one that holds something. */
export function holdsNothing(path: string): boolean {
  let handle: Handle | undefined;
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined || size === 0) return true;
    handle = new Handle(path, TIMEOUT_MS, { readonly: true });
    return isBlank(handle);
  } catch {
    return false;
  } finally {
    handle?.close();
  }
}

const noTables = (path: string): StoreError =>
  new StoreError(`the database ${path} is empty: it has no tables`);

/** Throws StoreError where a database's file is missing or empty, or has no tables. */
export function refuseNothing(path: string): void {
  refuseMissing(path);
  if (holdsNothing(path)) throw noTables(path);
}

function refuseMissing(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new StoreError(`there is no database ${path}`);
  if (size === 0) throw new StoreError(`the file ${path} is empty (0 bytes)`);
}

/** Returns the name under which the file of a database is kept when another takes its place. */
function replacedName(path: string): string {
  const { dir, name, ext } = parse(path);
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  return join(dir, `${name}.replaced-${time}${ext}`);
}

/** Gives the side files of a database another name, so that SQLite does not take them for those of a new file. */
function setAsideSideFiles(path: string, as = replacedName(path)): void {
  for (const suffix of SIDE_FILES)
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${as}${suffix}`);
}

/** Makes room for a new database: deletes an empty file, and keeps the side files that it left. Throws StoreError. */
export function clearPlace(path: string): void {
  if (!holdsNothing(path))
    throw new StoreError(`the database ${path} exists already, and nothing was changed`);
  try {
    // SQLite would empty the log of a file that is missing or empty.
    if (!existsSync(path) || statSync(path).size === 0) setAsideSideFiles(path);
    rmSync(path, { force: true });
  } catch (error) {
    throw asStoreError(path, error);
  }
}

async function reading<T>(path: string, work: (handle: Handle) => T | Promise<T>): Promise<T> {
  const handle = openExisting(path);
  try {
    return await work(handle);
  } catch (error) {
    throw asStoreError(path, error);
  } finally {
    handle.close();
  }
}

/** Makes a checked copy of a database, even while a bot is using it. Throws StoreError. */
export function copyFile(path: string, to: string): Promise<void> {
  return reading(path, handle => copyDatabase(handle, to));
}

/** Opens a database only for reading, and passes access to its leases to `look`. Throws StoreError, and errors of `look`. */
export async function watchLease(
  path: string,
  look: (lease: Pick<Lease, 'read' | 'parts'>) => Promise<void>,
): Promise<void> {
  const handle = openExisting(path);
  try {
    const leased = handle.prepare(`select 1 from sqlite_master where name = 'lease'`).get();
    if (leased) await look(leaseIn(handle));
  } finally {
    handle.close();
  }
}

const leaseIn = (handle: Handle): Lease =>
  new Lease(
    new Kysely<Schema>({
      dialect: new ImmediateSqliteDialect(handle),
      plugins,
    }),
  );

/** Lists the faults in a database's pages and keys, one line each. Throws StoreError where the file can't be read at all. */
export function faultsOf(path: string): Promise<readonly string[]> {
  return reading(path, faults);
}

/** Makes sure that no process has the database open, and that all data is in the main file. Throws StoreError. */
async function closeForGood(path: string, hold: (lease: Lease) => Promise<void>): Promise<void> {
  const handle = new Handle(path, TIMEOUT_MS);
  try {
    const leased = handle.prepare(`select 1 from sqlite_master where name = 'lease'`).get();
    if (leased) {
      await hold(leaseIn(handle));
      handle.prepare('delete from lease').run();
    }
    // SQLite refuses this statement while another process has the database open.
    handle.pragma('journal_mode = DELETE');
  } finally {
    handle.close();
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT|IOERR)/.test(String(error.code));

/** Keeps a file under a second name: by a hard link, or by a copy where no link can be made. */
function keep(path: string, as: string): void {
  try {
    linkSync(path, as);
  } catch {
    copyFileSync(path, as);
    giveToOwner(as);
  }
}

/**
 * Puts a copy in the place of the database, and keeps the replaced file beside it. Returns the replaced file's new name, or
 * undefined where no file was replaced. Throws StoreError; the database is then unchanged.
 * @param hold takes the lease of the database, or rejects
 */
export async function restoreFile(
  path: string,
  from: string,
  hold: (lease: Lease) => Promise<void>,
): Promise<string | undefined> {
  if (existsSync(path) && existsSync(from) && realpathSync(path) === realpathSync(from))
    throw new StoreError(`${from} is the database itself, and nothing was changed`);
  const coming = `${path}.restoring`;
  await copyFile(from, coming);
  try {
    return await putInPlace(path, coming, hold);
  } finally {
    removeDatabase(coming);
  }
}

async function putInPlace(
  path: string,
  coming: string,
  hold: (lease: Lease) => Promise<void>,
): Promise<string | undefined> {
  if (!existsSync(path) || statSync(path).size === 0) {
    setAsideSideFiles(path);
    renameSync(coming, path);
    return undefined;
  }
  const replaced = replacedName(path);
  let damaged = false;
  try {
    await closeForGood(path, hold);
  } catch (error) {
    damaged = isDamaged(error);
    if (!damaged) throw asStoreErrorUnless(path, error);
  }
  if (damaged) setAsideSideFiles(path, replaced);
  keep(path, replaced);
  closeDatabaseToOthers(replaced);
  renameSync(coming, path);
  return replaced;
}

/**
 * Converts an error with a code into a StoreError about the file. Errors without a code come from `hold` and are returned
 * unchanged.
 */
const asStoreErrorUnless = (path: string, error: unknown): unknown =>
  error instanceof Error && 'code' in error ? asStoreError(path, error) : error;
