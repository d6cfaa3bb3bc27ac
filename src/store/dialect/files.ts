import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** File mode: only the owner may read and write, since rows name people and positions hold secrets. */
const FILE = 0o600;
const FOLDER = 0o700;
const OTHERS = 0o077;

const BESIDE = ['', '-journal', '-wal', '-shm'] as const;

/** Creates a folder with its missing parents. An existing folder is left as it is. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER });
}

/**
 * Creates an empty file where there is none, readable for its owner alone. Otherwise SQLite would create it readable for
 * other users.
 */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE));
}

/** Removes other users' rights to a file. A file that is missing, or owned by another user, stays as it is. */
export function closeToOthers(path: string): void {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, FILE);
  } catch {
    // A user without the right to change the file's mode can still use the file.
  }
}

/** Removes other users' rights to a database file and to the files that SQLite puts beside it. */
export function closeDatabaseToOthers(path: string): void {
  for (const suffix of BESIDE) closeToOthers(`${path}${suffix}`);
}

/** Removes a SQLite file with the files that SQLite puts beside it. */
export function removeDatabase(path: string): void {
  for (const suffix of BESIDE) rmSync(`${path}${suffix}`, { force: true });
}

/** Writes a file's contents from the system's cache to the disk. */
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
    sync(part);
    renameSync(part, path);
    sync(dirname(path));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Formats milliseconds since the epoch for file names, to the second: `20260131T030000Z`. */
export const stamp = (at: number): string => new Date(at).toISOString().replace(/\.\d+|[-:]/g, '');

/** Reads the time from a `stamp` anywhere in a name. Undefined without one. */
export function stampIn(name: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:\d{3})?Z/.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : at;
}
