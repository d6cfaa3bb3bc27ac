import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresProcess } from '../../test/support/postgres-process.ts';
import { fastFolder } from './fast-folder.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

export interface TrialDatabase {
  readonly place: string;
  readonly url: string;
  readonly folder: string;
  /** Kills the database server and starts it again after this many milliseconds. Undefined: SQLite, which has no server. */
  readonly crash?: (downMs: number) => Promise<void>;
  remove(): Promise<void>;
}

export async function trialDatabase(name: DatabaseName): Promise<TrialDatabase> {
  const folder = await mkdtemp(join(fastFolder(), 'porto-trial-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  if (name === 'sqlite') {
    const place = join(folder, 'porto.sqlite');
    return { place, url: `file:${place}`, folder, remove: clear };
  }
  const server = await PostgresProcess.start();
  const { url } = server;
  return {
    place: url,
    url,
    folder,
    crash: downMs => server.crash(downMs),
    remove: async () => {
      await server.remove();
      await clear();
    },
  };
}
