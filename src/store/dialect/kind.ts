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

/** Conditions under which a transaction may write. */
export interface Conditions {
  /** Key that is locked from the beginning. Transactions with the same key run one after the other. */
  readonly key?: string | undefined;
  /** Check that runs once the lock is held. `work` may have begun by then, but nothing is saved where `judge` throws. */
  readonly gate?: Gate | undefined;
}

export interface Gate {
  ask(): CompiledQuery;
  /** Throws where the rows show that the transaction may not write. @param rows columns as the database names them */
  judge(rows: readonly unknown[]): void;
}

/** Operations in which SQLite and PostgreSQL differ. */
export interface DatabaseKind {
  /** Column type and constraints of a primary key that the database numbers. */
  readonly id: readonly [ColumnDataType, ColumnBuilderCallback];
  /** Selects the rows of a subquery as one JSON value of a row. `rowsOf` reads the value. */
  jsonRows(query: Parameters<typeof jsonArrayFrom<object>>[0]): RawBuilder<unknown>;
  /** Locks a key until the transaction ends. Other transactions that ask for the same key wait. */
  lock(transaction: QueryExecutorProvider, key: string): Promise<void>;
  /**
   * Runs `work` in a transaction, which saves all of its writes or, when it throws, none. `work` may run again from its
   * beginning, after a deadlock or on a new connection. Its effects outside of the database must allow that.
   */
  transaction<Tables, T>(
    db: Kysely<Tables>,
    work: (transaction: Kysely<Tables>) => Promise<T>,
    conditions?: Conditions,
  ): Promise<T>;
  /**
   * Adds a statement to a transaction without waiting for its answer. The transaction fails where the statement fails.
   * Outside of a transaction, and on SQLite, the answer is waited for.
   * @param judged true where other code also checks the answer, and may reject it
   */
  later(
    db: QueryExecutorProvider,
    work: Promise<unknown>,
    how?: { readonly judged?: boolean },
  ): Promise<void>;
  /** Repeats `work` where the database was away for a moment, or another process blocked it. */
  again<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` on data of one moment, without changes by others in between. `work` writes nothing. */
  snapshot<Tables, T>(db: Kysely<Tables>, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** SQL expression for the number of a new match, for use in the insert. */
  readonly nextMatchNumber: RawBuilder<number>;
  /** Continues the sequence of match numbers after the highest existing one, once rows were copied in. */
  countMatches(db: QueryExecutorProvider): Promise<void>;
  /** Refreshes the statistics of the query planner after many rows were written at once. */
  analyze(db: QueryExecutorProvider): Promise<void>;
  /** Returns the highest id that a table has ever given to a row, even a deleted one. 0: none. */
  lastId(db: QueryExecutorProvider, table: string): Promise<number>;
  /** Sets the highest id of a table, so that the next row gets the id after it. */
  setLastId(db: QueryExecutorProvider, table: string, last: number): Promise<void>;
  /**
   * Removes the remains of deleted rows from the database, as far as the database can. Returns false where this would take
   * long, since the database has more than `most` bytes.
   */
  scrub(connect: Connecting, most: number): Promise<boolean>;
  /**
   * Converts an error of a driver or the file system into one clear line.
   * @param name name of the database, without a password
   */
  storeError(name: string, error: unknown): StoreError;
  /** Converts an error of a database in use as `storeError` does. Returns any other error as it is. */
  trouble(name: string, error: unknown): unknown;
}
