import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { database } from '../support/postgres.ts';

/** A folder that goes away with its test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Every backend the one suite runs on; each opens an empty store. */
export const BACKENDS: Readonly<Record<string, () => Promise<Store>>> = {
  file: () => openStore(join(folder(), 'db', 'store.sqlite')),
  memory: () => openStore(':memory:'),
  postgres: async () => openStore(await database()),
};
