import { setImmediate as breath } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

type Statement = Database.Statement<unknown[]>;

/** Number of database pages that a backup copies in one step. The process does other work between two steps. */
const PAGES_AT_ONCE = 100;

/** Open SQLite database. It prepares each statement once, and keeps the prepared statement by its text. */
export class Handle implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

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
    // Incident: a transaction of this process kept a copy from starting. The driver then copies no page, but reports success.
    while ((await this.#database.backup(path, { progress })).totalPages === 0) {
      signal?.throwIfAborted();
      await breath();
    }
  }

  close(): void {
    this.#database.close();
  }
}
