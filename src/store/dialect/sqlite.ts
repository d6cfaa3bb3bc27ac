import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import { closedFile } from './closed-files.ts';
import { BusyError, ConflictError, codeOf, LeaseLostError, StaleError, StoreError } from './errors.ts';
import { makeFile, makeFolder } from './files.ts';
import type { DatabaseKind } from './kind.ts';
import { PlacedFile } from './placed-file.ts';
import { SqliteCompiler } from './schema.ts';
import { scrub } from './scrub.ts';

type Statement = Database.Statement<unknown[]>;

/** Number of database pages that a backup copies in one step. The process does other work between two steps. */
const PAGES_AT_ONCE = 100;

/** Open SQLite database. It prepares each statement once, and finds the prepared statement again by its text. */
export class Handle implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();
  /** File of the database. Undefined for a database in memory. */
  readonly file: PlacedFile | undefined;

  /**
   * @param path a file, `:memory:`, or the bytes of a database to keep in memory
   * @param timeout milliseconds that a statement waits for a lock
   */
  constructor(
    path: string | Buffer,
    timeout: number,
    { readonly = false }: { readonly readonly?: boolean } = {},
  ) {
    this.#database = new Database(path, { timeout, readonly, fileMustExist: readonly });
    this.file = typeof path === 'string' && path !== ':memory:' ? new PlacedFile(path) : undefined;
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare<unknown[]>(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  pragma(text: string): unknown {
    const statement = this.prepare(`pragma ${text}`);
    return statement.reader ? Object.values(statement.get() as object)[0] : statement.run();
  }

  /** Copies all committed data into a new file, while other statements may read and write. Rejects where the signal aborts. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    const progress = (): number => {
      signal?.throwIfAborted();
      return PAGES_AT_ONCE;
    };
    // Incident: a transaction of this process prevented a copy from starting. The driver then copies no page, but reports
    // success.
    while ((await this.#database.backup(path, { progress })).totalPages === 0) {
      signal?.throwIfAborted();
      await breath();
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** Milliseconds for which opening a database waits for a lock. The wait blocks the process, which has no other work yet. */
const OPENING_MS = 100;
/** Milliseconds for which a statement or the beginning of a transaction waits for a lock of another program. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * Size in bytes to which SQLite cuts a write-ahead log that has grown, for example beside a long read of another program.
 * SQLite cuts the log as soon as no program reads an older state.
 */
const LOG_BYTES = 4 * 1024 * 1024;

/**
 * Connection that repeats a statement while another program has locked the database. Only a statement outside of a transaction
 * can meet such a lock, since transactions take the lock when they begin.
 */
class WaitingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: Handle;
  readonly #aside: (milliseconds: number) => Promise<void>;

  /** @param aside waits, and lends the connection to other work meanwhile */
  constructor(inner: DatabaseConnection, database: Handle, aside: (milliseconds: number) => Promise<void>) {
    this.#inner = inner;
    this.#database = database;
    this.#aside = aside;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      // The time is read before the attempt, so that a process which was suspended for long still tries once more.
      const isLast = performance.now() > until;
      try {
        return await this.#inner.executeQuery<R>(query);
      } catch (error) {
        if (this.#database.inTransaction || isLast || !isBusy(error)) throw error;
      }
      await this.#aside(pause);
    }
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, size);
  }
}

/**
 * Driver whose transactions take the write lock when they begin. Otherwise a transaction that reads and then writes would fail
 * (SQLITE_BUSY_SNAPSHOT) if another process wrote in between. Transactions on a deleted or replaced file fail. While a
 * transaction waits for a lock of another program, other work reads: SQLite's own wait would hold the whole process.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Handle;
  #connection: WaitingConnection | undefined;
  #waiting = 0;

  constructor(database: Handle) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection();
    this.#connection ??= new WaitingConnection(inner, this.#database, async milliseconds => {
      this.#waiting += 1;
      await super.releaseConnection();
      await sleep(milliseconds);
      await super.acquireConnection();
      this.#waiting -= 1;
    });
    return this.#connection;
  }

  /**
   * Rolls back a transaction, unless SQLite has already done so, for example on a full disk. The error of a second rollback
   * would hide the original error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  /** Commits only to the file at the database's path. Incident: a bot played for days on a deleted file. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#database.file?.refuseDisplaced();
    await super.commitTransaction(connection);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    this.#database.file?.refuseDisplaced();
    const reads = accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(reads ? 'begin' : 'begin immediate'));
  }

  /** Closes the database once no statement waits for a lock, so that the waiting statements are carried out first. */
  override async destroy(): Promise<void> {
    while (this.#waiting > 0) await sleep(FIRST_PAUSE_MS);
    await super.destroy();
  }
}

/**
 * Adapter that runs migrations in a transaction, since SQLite can roll back changed tables. Otherwise a killed migration would
 * leave half of its tables.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Handle;

  constructor(database: Handle) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createQueryCompiler(): QueryCompiler {
    return new SqliteCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * Opens a SQLite database. Throws StoreError.
 * @param from path of a file, which is created with its folder if missing; `:memory:`; or the bytes of a database to keep in
 * memory
 */
export function openDatabase(from: string | Buffer): Handle {
  const path = typeof from === 'string' ? from : ':memory:';
  let database: Handle | undefined;
  try {
    if (path !== ':memory:') {
      if (existsSync(path) && !statSync(path).isFile()) throw new StoreError(`${path} is not a file`);
      makeFolder(dirname(path));
      makeFile(path);
    }
    database = new Handle(from, OPENING_MS);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // SQLite overwrites deleted data, so that unused pages contain no names of people who deleted their data.
    database.pragma('secure_delete = ON');
    database.pragma(`journal_size_limit = ${LOG_BYTES}`);
    database.pragma('busy_timeout = 0');
    return database;
  } catch (error) {
    database?.close();
    throw asStoreError(path, error);
  }
}

const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** Converts an error of the database driver or the file system into a StoreError with a message of one line. */
export function asStoreError(path: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB') return new StoreError(`${path} is not an SQLite database`, { cause: error });
  if (code.startsWith('SQLITE_CORRUPT'))
    return new StoreError(`${path} is damaged: ${reason}`, { cause: error });
  if (isBusy(error))
    return new BusyError(`the database ${path} is held by another program`, { cause: error });
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return new StoreError(`there is no room for the database ${path}: the disk is full`, { cause: error });
  }
  const closed = /^(SQLITE_(CANTOPEN|READONLY)|EACCES|EPERM)/.test(code) ? closedFile(path) : undefined;
  const why = closed === undefined ? reason : `${closed} (${reason})`;
  return new StoreError(`the database ${path} can't be opened for writing: ${why}`, { cause: error });
}

/** Converts a database error into a StoreError with a message of one line. Returns any other error unchanged. */
export function asFileTrouble(path: string, error: unknown): unknown {
  if (error instanceof StaleError || error instanceof ConflictError || error instanceof LeaseLostError)
    return error;
  const troubles = ['FULL', 'IOERR', 'CORRUPT', 'NOTADB', 'READONLY', 'CANTOPEN', 'BUSY'];
  const code = codeOf(error);
  return troubles.some(trouble => code.startsWith(`SQLITE_${trouble}`)) ? asStoreError(path, error) : error;
}

export const SQLITE: DatabaseKind = {
  id: sql`integer primary key autoincrement`,
  jsonRows: query => jsonArrayFrom(query),

  // Each encoding of SQLite stores every character.
  unfit: async () => undefined,
  // No lock is needed, since SQLite runs transactions one after the other.
  lock: async () => {},
  transaction: (db, work, { gate } = {}) =>
    db.transaction().execute(async transaction => {
      if (gate) gate.judge((await transaction.executeQuery(gate.ask())).rows);
      return work(transaction);
    }),
  later: async (_db, work) => void (await work),
  again: work => work(),
  snapshot: (db, work) => db.transaction().setAccessMode('read only').execute(work),

  nextMatchNumber: sql<number>`(select coalesce(max(number), 0) + 1 from matches)`,
  countMatches: async () => {},
  // No statistics are collected, so that SQLite plans its queries from the indexes alone, in every database.
  analyze: async () => {},

  async lastId(db, table) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },

  async setLastId(db, table, last) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },

  scrub,
  storeError: asStoreError,
  trouble: asFileTrouble,
};
