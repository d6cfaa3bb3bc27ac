import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';

/**
 * Returns a folder in memory if it is writable. On a busy disk each commit waits for a tenth of a second, and the benchmark
 * makes tens of thousands of commits.
 */
export function fastFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return IN_MEMORY;
  } catch {
    return tmpdir();
  }
}
