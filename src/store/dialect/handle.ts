import { setImmediate as breath } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

type Statement = Database.Statement<unknown[]>;

/** Pages in one portion of a copy. The process does other work between two portions. */
const PAGES_AT_ONCE = 100;

/** An open database. Its statements are kept by their text: the queries are few, and each is prepared once. */
export class Handle implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  /**
   * @param path a file, `:memory:`, or the bytes of one to have in memory
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

  /** A pragma's one value. */
  pragma(text: string): unknown {
    const statement = this.prepare(`pragma ${text}`);
    return statement.reader ? Object.values(statement.get() as object)[0] : statement.run();
  }

  /** All that is committed, into a new file, while others read and write here. Rejects when the signal comes first. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    const progress = (): number => {
      signal?.throwIfAborted();
      return PAGES_AT_ONCE;
    };
    // Incident: a copy that our own transaction kept from starting has no pages left to copy. The driver reports it as done.
    while ((await this.#database.backup(path, { progress })).totalPages === 0) {
      signal?.throwIfAborted();
      await breath();
    }
  }

  close(): void {
    this.#database.close();
  }
}
