import { join, parse } from 'node:path';
import { copyDatabase } from './database/copy.ts';
import { closeDatabaseToOthers } from './dialect/files.ts';
import type { Until } from './dialect/postgres-connections.ts';
import { ImmediateSqliteDialect, openDatabase } from './dialect/sqlite.ts';
import type { Lease } from './repositories/lease.ts';
import { type Queried, type Store, storeOn } from './store.ts';

export interface OpenOptions {
  /**
   * Waits until no other process uses the database. `turn` is called only before tables are changed.
   * @param isBehind returns true while tables must still be changed, since another process may change them meanwhile
   */
  readonly turn?: (lease: Lease, isBehind: () => Promise<boolean>) => Promise<void>;
  /** Receives a line of text when tables are about to be changed, and when a PostgreSQL server causes trouble. */
  readonly say?: (line: string) => void;
  /** False where the database is itself a copy, so that no copy needs to be kept before a migration. */
  readonly keepOld?: boolean;
  /** PostgreSQL only. True where tables are not migrated, and a database with an older schema is refused. */
  readonly asItIs?: boolean;
  readonly queried?: Queried;
  /**
   * PostgreSQL only. Repeats attempts to connect, until the server answers. Absent: the program waits half a minute at most.
   */
  readonly until?: Until;
  /** Maximum milliseconds of one statement, on PostgreSQL. Default: 0, no limit. */
  readonly statementMs?: number;
  /** Maximum number of connections to PostgreSQL. Default: 10. */
  readonly connections?: number;
}

/**
 * Returns the path of the copy that is made before a migration. The name contains the old schema version:
 * `porto.0002-undos.sqlite`.
 */
export function copyBeforeMigrating(path: string, version: string): string {
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}.${version}${ext}`);
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Returns a database's name for messages: its address without user and password. */
export function nameOf(database: string): string {
  if (!isPostgres(database)) return database;
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Opens a database. Throws StoreError.
 * @param database path of a file, which is created with its folder if missing; `:memory:`; or the address of a PostgreSQL
 * database
 */
export function openStore(database: string, options: OpenOptions = {}): Promise<Store> {
  return isPostgres(database) ? openPostgres(database, options) : openFile(database, options);
}

/** Opens a PostgreSQL database. No copy is made before a migration, since operators make backups with PostgreSQL's tools. */
async function openPostgres(url: string, options: OpenOptions): Promise<Store> {
  const { turn, say, asItIs, queried, until, statementMs = 0, connections = 10 } = options;
  const { postgresDialect, reachPostgres } = await import('./dialect/postgres-connections.ts');
  if (until) await reachPostgres(url, until);
  const name = nameOf(url);
  return storeOn(postgresDialect(url, { statementMs, connections, say }), name, {
    ...(asItIs && { asItIs }),
    ...(statementMs > 0 && {
      unlimited: () => postgresDialect(url, { statementMs: 0, connections: 1, say }),
    }),
    queried,
    before: async ({ missing }, lease, isBehind) => {
      if (lease) await turn?.(lease, isBehind);
      if (await isBehind()) say?.(`the database ${name} is brought up to date (${missing.join(', ')})`);
    },
  });
}

async function openFile(path: string, { turn, say, keepOld = true, queried }: OpenOptions): Promise<Store> {
  const handle = openDatabase(path);
  const store = await storeOn(new ImmediateSqliteDialect(handle), path, {
    queried,
    file: handle.file,
    copy: (to, signal) => copyDatabase(handle, to, signal),
    before: async ({ newest, missing }, lease, isBehind) => {
      if (lease) await turn?.(lease, isBehind);
      if (newest === undefined || path === ':memory:' || !keepOld) return;
      const to = copyBeforeMigrating(path, newest);
      await copyDatabase(handle, to);
      say?.(`the database ${path} is brought up to date (${missing.join(', ')}); as it was: ${to}`);
    },
  });
  // Other users' rights are removed only now, when it is certain that the file belongs to this program.
  closeDatabaseToOthers(path);
  return store;
}
