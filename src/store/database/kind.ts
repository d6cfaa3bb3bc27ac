import type {
  ColumnBuilderCallback,
  ColumnDataType,
  CompiledQuery,
  Kysely,
  QueryExecutorProvider,
  RawBuilder,
} from 'kysely';
import type { jsonArrayFrom } from 'kysely/helpers/sqlite';
import type { StoreError } from '../errors.ts';
import type { Connecting } from './scrub.ts';

/** What holds for a whole transaction. */
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

/** What one database does otherwise than the other. */
export interface DatabaseKind {
  /** A primary key that counts by itself: the column's type and what is said of it. */
  readonly id: readonly [ColumnDataType, ColumnBuilderCallback];
  /** The rows of a query as one value of another row: `rowsOf` reads it. */
  jsonRows(query: Parameters<typeof jsonArrayFrom<object>>[0]): RawBuilder<unknown>;
  /** Until the transaction ends, whoever asks for the same key waits. */
  lock(transaction: QueryExecutorProvider, key: string): Promise<void>;
  /**
   * All that `work` writes is saved or, when it throws, nothing. It may run again from its beginning, after a deadlock or on
   * a new connection: what it does outside of the database must bear that.
   */
  transaction<Tables, T>(
    db: Kysely<Tables>,
    work: (transaction: Kysely<Tables>) => Promise<T>,
    conditions?: Conditions,
  ): Promise<T>;
  /**
   * What a transaction asks without waiting for the answer: it fails with it. Outside of one, and where the database is in this
   * process, it is waited for.
   * @param judged whether more than the database decides that it has failed
   */
  later(
    db: QueryExecutorProvider,
    work: Promise<unknown>,
    how?: { readonly judged?: boolean },
  ): Promise<void>;
  /** `work` begins again where the database was away for a moment, or somebody else in its way. */
  again<T>(work: () => Promise<T>): Promise<T>;
  /** All that `work` reads is of one moment. It writes nothing. */
  snapshot<Tables, T>(db: Kysely<Tables>, work: (snapshot: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The number of a new match, in the statement that inserts it. */
  readonly nextMatchNumber: RawBuilder<number>;
  /** Counts on from the matches that are there, after rows were copied. */
  countMatches(db: QueryExecutorProvider): Promise<void>;
  /** What the planner knows of many rows that were written at once. */
  analyze(db: QueryExecutorProvider): Promise<void>;
  /** The newest number that a table has counted, of rows that are gone too; 0: none. */
  lastId(db: QueryExecutorProvider, table: string): Promise<number>;
  /** The next row of a table gets the number after this one. */
  setLastId(db: QueryExecutorProvider, table: string, last: number): Promise<void>;
  /**
   * What was deleted is cleared from the database as far as it lets itself be. False where that would take long, with more
   * than `most` bytes.
   */
  scrub(connect: Connecting, most: number): Promise<boolean>;
  /** One clear line for what a driver or the file system complained about. @param name of the database, without a password */
  storeError(name: string, error: unknown): StoreError;
  /** The same for what went wrong with a database in use; any other error as it is. */
  trouble(name: string, error: unknown): unknown;
}
