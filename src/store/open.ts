import { join, parse } from 'node:path';
import { copyDatabase } from './database/copy.ts';
import { closeDatabaseToOthers } from './dialect/files.ts';
import type { Queried } from './dialect/queried.ts';
import { ImmediateSqliteDialect, openDatabase } from './dialect/sqlite.ts';
import type { Lease } from './repositories/lease.ts';
import { type Store, storeOn } from './store.ts';

export interface OpenOptions {
  /**
   * Waits until no other instance runs here: asked only before tables are changed, which another one may do meanwhile.
   * @param isBehind whether they are still to be
   */
  readonly turn?: (lease: Lease, isBehind: () => Promise<boolean>) => Promise<void>;
  /** Reports what was done before tables were changed. */
  readonly say?: (line: string) => void;
  /** False where older tables are migrated without keeping a copy, since the database is a copy itself. */
  readonly keepOld?: boolean;
  /** PostgreSQL only. True where tables are left as they are, and older ones are refused. */
  readonly asItIs?: boolean;
  /** Receives each statement and each transaction. */
  readonly queried?: Queried;
  /** Milliseconds that one statement of PostgreSQL may take; 0, the default: any time. */
  readonly statementMs?: number;
  /** Connections to PostgreSQL at most; default: 10. */
  readonly connections?: number;
}

/** Beside the database, named with the version it holds: `porto.0002-undos.sqlite`. */
export function copyBeforeMigrating(path: string, version: string): string {
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}.${version}${ext}`);
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Names a database for people to read, without user and password. */
export function nameOf(database: string): string {
  if (!isPostgres(database)) return database;
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}

/**
 * @param database a file, made with its folder when missing, `:memory:`, or the address of a database of PostgreSQL.
 * Throws StoreError.
 */
export function openStore(database: string, options: OpenOptions = {}): Promise<Store> {
  return isPostgres(database) ? openPostgres(database, options) : openFile(database, options);
}

/** Opens a database of PostgreSQL, without a copy of older tables. Its operator makes copies with PostgreSQL's own tools. */
async function openPostgres(url: string, options: OpenOptions): Promise<Store> {
  const { turn, say, asItIs, queried, statementMs = 0, connections = 10 } = options;
  const { postgresDialect } = await import('./dialect/postgres-connections.ts');
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
    copy: (to, signal) => copyDatabase(handle, to, signal),
    before: async ({ newest, missing }, lease, isBehind) => {
      if (lease) await turn?.(lease, isBehind);
      if (newest === undefined || path === ':memory:' || !keepOld) return;
      const to = copyBeforeMigrating(path, newest);
      await copyDatabase(handle, to);
      say?.(`the database ${path} is brought up to date (${missing.join(', ')}); as it was: ${to}`);
    },
  });
  // The file is known to be ours only now.
  closeDatabaseToOthers(path);
  return store;
}
