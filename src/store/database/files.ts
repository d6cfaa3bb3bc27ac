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

/** For their owner alone: rows name people, and positions hold what is secret. */
const FILE = 0o600;
const FOLDER = 0o700;
const OTHERS = 0o077;

const BESIDE = ['', '-journal', '-wal', '-shm'] as const;

/** With those above it that are missing; one that is there is left as it is. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER });
}

/** An empty file where there is none, before anything else makes it readable for others. */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE));
}

/** Takes away what others may do with a file; one that is missing, or somebody else's, stays as it is. */
export function closeToOthers(path: string): void {
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, FILE);
  } catch {
    // Who may not change it can still play.
  }
}

/** The same for a database and what SQLite puts beside it. */
export function closeDatabaseToOthers(path: string): void {
  for (const suffix of BESIDE) closeToOthers(`${path}${suffix}`);
}

/** Takes a file of SQLite's away with those that SQLite puts beside it. */
export function removeDatabase(path: string): void {
  for (const suffix of BESIDE) rmSync(`${path}${suffix}`, { force: true });
}

/** All of it is on the disk when this returns. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whole and on the disk, or not at all. */
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

/** Milliseconds since the epoch as they stand in names of files, to the second: `20260131T030000Z`. */
export const stamp = (at: number): string => new Date(at).toISOString().replace(/\.\d+|[-:]/g, '');

/** The inverse, of a stamp anywhere in a name; undefined without one. */
export function stampIn(name: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:\d{3})?Z/.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : at;
}
