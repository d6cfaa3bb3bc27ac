import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';

/** Handles are never let go: see src/store/handle.ts. */
const kept: unknown[] = [];

/** Reads a bot's database beside it. */
export class GameTables {
  readonly #database: Database.Database;

  constructor(path: string) {
    this.#database = new Database(path, { readonly: true });
    kept.push(this.#database);
  }

  /** SHA-256 of every row of every table of games: all but what the bot knows about itself, and who has come by. */
  digest(): string {
    const names = this.#database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name",
      )
      .all() as { name: string }[];
    const hash = createHash('sha256');
    for (const { name } of names.filter(
      each => !['kv', 'people'].includes(each.name) && !each.name.startsWith('kysely'),
    )) {
      hash.update(name);
      const rows = this.#database.prepare(`select * from "${name}" order by rowid`);
      for (const row of rows.iterate()) hash.update(JSON.stringify(row));
    }
    return hash.digest('hex');
  }

  close(): void {
    this.#database.close();
  }
}
