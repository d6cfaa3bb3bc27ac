import { join } from 'node:path';
import { openStore, type Store } from '../../src/store/index.ts';
import { folder } from '../support/folder.ts';
import { emptyStore } from '../support/in-memory.ts';
import { sharedDatabase } from '../support/postgres.ts';

export { folder };

export const BACKENDS: Readonly<Record<string, () => Promise<Store>>> = {
  file: () => openStore(join(folder(), 'db', 'store.sqlite')),
  postgres: async () => openStore(await sharedDatabase('postgres')),
  memory: () => emptyStore(),
};
