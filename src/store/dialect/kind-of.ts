import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';
import type { DatabaseKind } from './kind.ts';
import { POSTGRES } from './postgres.ts';
import { SQLITE } from './sqlite.ts';

/**
 * Returns the operations of the database that `db` uses.
 * @param db the database, or a transaction on it
 */
export const kindOf = (db: QueryExecutorProvider): DatabaseKind =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
