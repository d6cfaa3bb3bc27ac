import { restoreFile } from '../../store/index.ts';
import { impatient } from '../../upkeep/held.ts';

/**
 * Replaces the database with a copy, and returns the path of the replaced one. Throws StoreError, or HeldError while a bot
 * runs on it; nothing has changed then.
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
