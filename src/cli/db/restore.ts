import { restoreFile } from '../../store/index.ts';
import { impatient } from '../../upkeep/held.ts';

/**
 * Puts a copy in the database's place, and returns where the replaced one is. Throws StoreError, or HeldError while
 * a bot runs on it: nothing is changed then.
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
