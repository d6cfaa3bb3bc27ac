import type {
  ColumnBuilderCallback,
  ColumnDataType,
  CompiledQuery,
  Kysely,
  QueryExecutorProvider,
  RawBuilder,
} from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { StoreError } from './errors.ts';
import type { Connecting } from './scrub.ts';

/** Conditions of a whole transaction. */
export interface Conditions {
  /** Locked from its beginning: transactions about the same are one after the other. */
  readonly key?: string | undefined;
  /** Asked once the lock is held. `work` may have begun when it is judged, but nothing is saved where `judge` throws. */
  readonly gate?: Gate | undefined;
}

export interface Gate {
  ask(): CompiledQuery;
  /** @param rows columns as the database names them */
  judge(rows: readonly unknown[]): void;
}

/** Operations in which the two databases differ. */
export interface DatabaseKind {
  /** Primary key that the database numbers: the column's type and its constraints. */
  readonly id: readonly [ColumnDataType, ColumnBuilderCallback];
  /** The rows of a query as one value of another row: `rowsOf` reads it. */
  jsonRows(query: Parameters<typeof jsonArrayFrom<object>>[0]): RawBuilder<unknown>;
  /** Locks a key until the transaction ends. Other transactions that ask for the same key wait. */
  lock(transaction: QueryExecutorProvider, key: string): Promise<void>;
  /**
   * Saves all that `work` writes or, when it throws, nothing. It may run again from its beginning, after a deadlock or on a
   * new connection. Its effects outside of the database must allow that.
   */
  transaction<Tables, T>(
    db: Kysely<Tables>,
    work: (transaction: Kysely<Tables>) => Promise<T>,
    conditions?: Conditions,
  ): Promise<T>;
  /**
   * Adds work to a transaction without waiting for its answer. The transaction fails where the work fails. Outside of a
   * transaction, and on a database in this process, the answer is waited for.
   * @param judged true where more than the database decides whether the work failed
   */
  later(
    db: QueryExecutorProvider,
    work: Promise<unknown>,
    how?: { readonly judged?: boolean },
  ): Promise<void>;
  /** Repeats `work` where the database was away for a moment, or another process was in its way. */
  again<T>(work: () => Promise<T>): Promise<T>;
  /** All that `work` reads is of one moment. It writes nothing. */
  snapshot<Tables, T>(db: Kysely<Tables>, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The number of a new match, in the statement that inserts it. */
  readonly nextMatchNumber: RawBuilder<number>;
  /** Counts on from the matches that are there, after rows were copied. */
  countMatches(db: QueryExecutorProvider): Promise<void>;
  /** Refreshes the statistics of the query planner after many rows were written at once. */
  analyze(db: QueryExecutorProvider): Promise<void>;
  /** The newest number that a table has counted, of rows that are gone too; 0: none. */
  lastId(db: QueryExecutorProvider, table: string): Promise<number>;
  /** The next row of a table gets the number after this one. */
  setLastId(db: QueryExecutorProvider, table: string, last: number): Promise<void>;
  /**
   * Clears deleted rows from the database, as far as the database allows it. Returns false where that would take long, with
   * more than `most` bytes.
   */
  scrub(connect: Connecting, most: number): Promise<boolean>;
  /**
   * Converts an error of a driver or the file system into one clear line.
   * @param name of the database, without a password
   */
  storeError(name: string, error: unknown): StoreError;
  /** Converts an error of a database in use in the same way. Returns any other error as it is. */
  trouble(name: string, error: unknown): unknown;
}
