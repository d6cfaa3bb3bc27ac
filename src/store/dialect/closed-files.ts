import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { filesOf } from './files.ts';

const { R_OK, W_OK, X_OK } = constants;

function isOpen(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function userName(): string {
  const uid = process.getuid?.();
  try {
    return `the user ${userInfo().username} (uid ${uid})`;
  } catch {
    // The user has no entry in the system's list of users, as in many containers.
    return `the user with uid ${uid}`;
  }
}

function nearestFolder(path: string): string {
  const folder = dirname(path);
  return folder === path || existsSync(folder) ? folder : nearestFolder(folder);
}

/**
 * Returns a line that names a file or folder of a database which the process's user can't open, and its owner. Undefined where
 * the user can open all of them.
 */
export function closedFile(path: string): string | undefined {
  const files = filesOf(path).filter(existsSync);
  const folder = nearestFolder(path);
  const closed = isOpen(folder, W_OK | X_OK) ? files.find(file => !isOpen(file, R_OK | W_OK)) : folder;
  if (closed === undefined) return undefined;
  return `${userName()} can't read and write ${closed}, which belongs to uid ${statSync(closed).uid}`;
}
