import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fastFolder } from '../../proof/chaos/fast-folder.ts';

/** Makes a folder that is deleted after the test. @param place where it is made; absent: where a database is quick */
export function folder(place = fastFolder()): string {
  const path = mkdtempSync(join(place, 'store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
