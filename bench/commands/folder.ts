import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';

/**
 * Returns a folder for a database that waits for no disk, since the benchmark measures processor time. On a busy disk each
 * commit waits for a tenth of a second, and there are tens of thousands of commits.
 */
export function fastFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return IN_MEMORY;
  } catch {
    return tmpdir();
  }
}
