import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Change, type GameTables, isGuarded, keyOf, type Row, type Rows } from './state.ts';

/** Keeps all database handles forever (see src/store/dialect/sqlite.ts). */
const kept: unknown[] = [];

const NUMBER = 'at row';

export class FileTables implements GameTables {
  readonly #database: Database.Database;

  constructor(path: string) {
    this.#database = new Database(path, { timeout: 0 });
    this.#database.pragma('foreign_keys = off');
    kept.push(this.#database);
  }

  async rows(): Promise<Rows> {
    const names = this.#database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .all() as { name: string }[];
    const rows = new Map<string, Row>();
    for (const { name } of names.filter(each => isGuarded(each.name))) {
      const all = this.#database.prepare(`select rowid as "${NUMBER}", * from "${name}"`);
      for (const row of all.iterate() as Iterable<Row>) rows.set(keyOf(name, String(row[NUMBER])), row);
    }
    return rows;
  }

  async putBack(changed: readonly Change[]): Promise<void> {
    const undo = this.#database.transaction(() => {
      for (const { table, key } of changed)
        this.#database.prepare(`delete from "${table}" where rowid = ?`).run(Number(key));
      for (const { table, was } of changed) if (was !== undefined) this.#insert(table, was);
    });
    for (;;) {
      try {
        undo.immediate();
        return;
      } catch (error) {
        if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
        // The bot writes in this same process, so a wait inside SQLite would block the bot forever.
        await sleep(5);
      }
    }
  }

  #insert(table: string, row: Row): void {
    const { [NUMBER]: number, ...columns } = row;
    const given: Row =
      Object.hasOwn(columns, 'id') && columns.id === number ? columns : { rowid: number, ...columns };
    const names = Object.keys(given);
    const marks = names.map(() => '?').join();
    const into = names.map(name => `"${name}"`).join();
    this.#database.prepare(`insert into "${table}" (${into}) values (${marks})`).run(...Object.values(given));
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
