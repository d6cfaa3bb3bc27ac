import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** File mode that lets only the owner read and write, since the database has people's names and hidden game information. */
const FILE = 0o600;
const FOLDER = 0o700;
const OTHERS = 0o077;

/** Suffixes of the files that SQLite keeps beside a database. */
export const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/** Returns the paths of a database and of the files beside it. Some of them may be missing. */
export const filesOf = (path: string): readonly string[] =>
  ['', ...SIDE_FILES].map(suffix => `${path}${suffix}`);

/**
 * Gives a new file or folder the owner of the folder that holds it, if the process runs as root. Otherwise the bot's user could
 * not open files of a command that root has run.
 */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  try {
    if (uid !== 0 || gid !== 0) chownSync(path, uid, gid);
  } catch {
    // The error is ignored, since some containers and network disks forbid this to root. The file itself is in order.
  }
}

/**
 * Creates a folder with its missing parents. Leaves an existing folder unchanged. Incident: Node's own `recursive` never
 * returned for a folder in `/proc`, and the bot could not even be stopped.
 */
export function makeFolder(path: string, mode = FOLDER): void {
  const isThere = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
    giveToOwner(path);
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!isThere()) throw error;
  }
}

/**
 * Creates an empty file, if none exists, that only its owner can read. SQLite would let other users read a file that it
 * creates.
 */
export function makeFile(path: string): void {
  if (existsSync(path)) return;
  closeSync(openSync(path, 'a', FILE));
  giveToOwner(path);
}

/** Removes other users' rights to a file. Leaves a file unchanged that is missing or owned by another user. */
export function closeToOthers(path: string): void {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, FILE);
  } catch {
    // The error is ignored, since a user who may not change the file's mode can still use the file.
  }
}

export function closeDatabaseToOthers(path: string): void {
  for (const file of filesOf(path)) closeToOthers(file);
}

export function removeDatabase(path: string): void {
  for (const file of filesOf(path)) rmSync(file, { force: true });
}

/** Flushes a file's contents from the operating system's cache to the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes a file completely or not at all, and flushes it to the disk. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, text, { mode: FILE });
    giveToOwner(part);
    sync(part);
    renameSync(part, path);
    sync(dirname(path));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Lists the names of the files in a folder, without its folders. Empty where the folder can't be read. */
export function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter(entry => !entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Formats milliseconds since the epoch for a file name, with seconds as the smallest unit: `20260131T030000Z`. */
export const stamp = (at: number): string => new Date(at).toISOString().replace(/\.\d+|[-:]/g, '');

/** Reads the time that a file name contains in the format of `stamp`. Returns undefined where the name has no such time. */
export function stampIn(name: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:\d{3})?Z/.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : at;
}
