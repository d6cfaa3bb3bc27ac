import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps it in memory. */
const IN_MEMORY = '/dev/shm';

/**
 * Where a database is written without waiting for a disk. What is measured is the processor's time; on a busy disk each
 * commit waits for a tenth of a second, and there are tens of thousands.
 */
export function fastFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return IN_MEMORY;
  } catch {
    return tmpdir();
  }
}
