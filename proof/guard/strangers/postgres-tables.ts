import pg from 'pg';
import { type Change, type GameTables, isGuarded, keyOf, type Row, type Rows } from './state.ts';

const KEYS = `
  select c.relname as name, array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as key
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where i.indisprimary group by c.relname`;

/** Reads and restores the tables of a PostgreSQL database, as a user who may disable foreign keys. */
export class PostgresTables implements GameTables {
  readonly #client: pg.Client;
  readonly #keys: ReadonlyMap<string, readonly string[]>;

  private constructor(client: pg.Client, keys: ReadonlyMap<string, readonly string[]>) {
    this.#client = client;
    this.#keys = keys;
  }

  static async open(url: string): Promise<PostgresTables> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string; key: string[] }>(KEYS);
    const game = rows.filter(({ name }) => isGuarded(name));
    return new PostgresTables(client, new Map(game.map(({ name, key }) => [name, key])));
  }

  async rows(): Promise<Rows> {
    const found = new Map<string, Row>();
    await this.#client.query('begin isolation level repeatable read read only');
    for (const [name, key] of this.#keys) {
      const { rows } = await this.#client.query<Row>(`select * from "${name}"`);
      for (const row of rows) found.set(keyOf(name, JSON.stringify(key.map(column => row[column]))), row);
    }
    await this.#client.query('commit');
    return found;
  }

  async putBack(changed: readonly Change[]): Promise<void> {
    await this.#client.query('begin');
    for (const { table, key } of changed) {
      const columns = this.#keys.get(table) ?? [];
      const same = columns.map((column, index) => `"${column}" = $${index + 1}`).join(' and ');
      await this.#client.query(`delete from "${table}" where ${same}`, JSON.parse(key));
    }
    for (const { table, was } of changed) {
      if (was === undefined) continue;
      const names = Object.keys(was);
      const into = names.map(name => `"${name}"`).join();
      const marks = names.map((_, index) => `$${index + 1}`).join();
      await this.#client.query(`insert into "${table}" (${into}) values (${marks})`, Object.values(was));
    }
    await this.#client.query('commit');
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
