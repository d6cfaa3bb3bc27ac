import { restoreFile } from '../../store/index.ts';
import { impatient } from '../../upkeep/leases/in-use.ts';

/**
 * Replaces the database file with a backup, and returns the new path of the old file. Throws StoreError, or HeldError while a
 * bot runs. After an error nothing has changed.
 */
export async function restore(
  path: string,
  from: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  const instance = impatient(say);
  const stop = () => instance.pause();
  return restoreFile(path, from, lease => instance.take(lease).finally(stop));
}
