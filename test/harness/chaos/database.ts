import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresProcess } from '../../support/postgres-process.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** The database of a trial. */
export interface TrialDatabase {
  /** The argument of `openStore`: a path or an address. */
  readonly place: string;
  /** The value of `DATABASE_URL`. */
  readonly url: string;
  /** A folder that goes with it. */
  readonly folder: string;
  /** The server is killed and begins again after so many milliseconds; undefined: there is none. */
  readonly crash?: (downMs: number) => Promise<void>;
  remove(): Promise<void>;
}

export async function trialDatabase(name: DatabaseName): Promise<TrialDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-trial-'));
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
