import Database from 'better-sqlite3';

/** Handles are never let go: see src/store/handle.ts. */
const kept: unknown[] = [];

/** What the bot knows about itself: its settings, that it runs, which interactions it took up, who has come by. */
const OWN = ['kv', 'lease', 'claims', 'people'];

type Row = Readonly<Record<string, unknown>>;
/** The rows of every table by their number. */
export type Rows = ReadonlyMap<string, Row>;

/** Reads a bot's database beside it. */
export class GameTables {
  readonly #database: Database.Database;

  constructor(path: string) {
    this.#database = new Database(path, { readonly: true });
    kept.push(this.#database);
  }

  /** Every row of every table, but for what the bot knows about itself. */
  rows(): Rows {
    const names = this.#database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .all() as { name: string }[];
    const rows = new Map<string, Row>();
    for (const { name } of names.filter(
      each => !OWN.includes(each.name) && !each.name.startsWith('kysely'),
    )) {
      const all = this.#database.prepare(`select rowid as "at row", * from "${name}"`);
      for (const row of all.iterate() as Iterable<Row>) rows.set(`${name} ${row['at row']}`, row);
    }
    return rows;
  }

  close(): void {
    this.#database.close();
  }
}

/** Which rows came, went or read otherwise, and in which columns. */
export function changes(before: Rows, after: Rows): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === undefined) return [`${name} is new: ${JSON.stringify(is)}`];
    if (is === undefined) return [`${name} is gone: ${JSON.stringify(was)}`];
    const columns = Object.keys(is).filter(column => was[column] !== is[column]);
    return columns.map(column => `${name}.${column}: ${String(was[column])} became ${String(is[column])}`);
  });
}
