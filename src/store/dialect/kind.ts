import type { CompiledQuery, Kysely, QueryExecutorProvider, RawBuilder } from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { StoreError } from './errors.ts';
import type { Connecting } from './scrub.ts';

/** Conditions under which a transaction may write. */
export interface Conditions {
  /** Key that is locked when the transaction begins. Transactions with the same key run one after the other. */
  readonly key?: string | undefined;
  /** Check that runs after the lock was taken. `work` may have begun earlier, but nothing is saved where `judge` throws. */
  readonly gate?: Gate | undefined;
}

export interface Gate {
  ask(): CompiledQuery;
  /**
   * Throws where the rows show that the transaction may not write.
   * @param rows rows of the query that `ask` returns, with column names as in the database
   */
  judge(rows: readonly unknown[]): void;
}

/** Operations in which SQLite and PostgreSQL differ. */
export interface DatabaseKind {
  /** Column type and constraints of a primary key whose values the database generates. */
  readonly id: RawBuilder<unknown>;
  /**
   * Returns the reason why the bot can't use a database at all, as the end of a sentence. Undefined: it can use the database.
   */
  unfit(db: QueryExecutorProvider): Promise<string | undefined>;
  /** Selects a subquery's rows as one column of the outer query. */
  readonly jsonRows: typeof jsonArrayFrom;
  /** Locks a key until the transaction ends. Other transactions wait for the same key. */
  lock(transaction: QueryExecutorProvider, key: string): Promise<void>;
  /**
   * Runs `work` in a transaction, which saves all of its writes or, where `work` throws, none. After a deadlock or a lost
   * connection `work` runs again, so it must have no effects outside of the database.
   */
  transaction<Tables, T>(
    db: Kysely<Tables>,
    work: (transaction: Kysely<Tables>) => Promise<T>,
    conditions?: Conditions,
  ): Promise<T>;
  /**
   * Adds a statement to a transaction without waiting for its answer. The transaction fails where the statement fails. Outside
   * of a transaction, and on SQLite, this method waits for the answer.
   * @param judged true where other code also checks the answer, and may reject it
   */
  later(
    db: QueryExecutorProvider,
    work: Promise<unknown>,
    how?: { readonly judged?: boolean },
  ): Promise<void>;
  /** Repeats `work` where the database was briefly unreachable, or was blocked by another process. */
  again<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work`, which only reads, on a snapshot: all its reads see the database as of one moment. */
  snapshot<Tables, T>(db: Kysely<Tables>, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** SQL expression for the number of a new match, for use in the insert statement. */
  readonly nextMatchNumber: RawBuilder<number>;
  /** Sets the sequence of match numbers to the highest existing number, after rows were copied into the table. */
  countMatches(db: QueryExecutorProvider): Promise<void>;
  /** Refreshes the statistics of the query planner after many rows were written at once. */
  analyze(db: QueryExecutorProvider): Promise<void>;
  /** Returns the highest id that a table has ever given to a row, including deleted rows. 0: no row was ever added. */
  lastId(db: QueryExecutorProvider, table: string): Promise<number>;
  setLastId(db: QueryExecutorProvider, table: string, last: number): Promise<void>;
  /**
   * Removes the remains of deleted rows from the database, as far as the database allows it. Returns false where that would
   * take long: a SQLite file has more than `most` bytes.
   */
  scrub(connect: Connecting, most: number): Promise<boolean>;
  /**
   * Converts an error of a database driver or the file system into a StoreError with a message of one line.
   * @param name name of the database, without a password
   */
  storeError(name: string, error: unknown): StoreError;
  /** Converts a database error into a StoreError, as `storeError` does. Returns any other error unchanged. */
  trouble(name: string, error: unknown): unknown;
}
