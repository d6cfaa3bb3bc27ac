import fc from 'fast-check';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { anyCharacter } from './any-character.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

const OURS = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`;

/** Returns the names of the tables that the database file itself lists. */
export const tablesIn = (file: Handle): readonly string[] =>
  (file.prepare(`${OURS} order by name`).all() as { name: string }[]).map(({ name }) => name);

export const columnsOf = (file: Handle, table: string): readonly Column[] =>
  file.prepare(`select name, type, "notnull", pk from pragma_table_info('${table}')`).all() as Column[];

/** Returns a table's foreign keys: a column, and the table and column that it refers to. */
export const referencesOf = (file: Handle, table: string) =>
  file.prepare(`select "from", "table", "to" from pragma_foreign_key_list('${table}')`).all() as readonly {
    readonly from: string;
    readonly table: string;
    readonly to: string;
  }[];

/** Returns the rows of all tables except claims and the lease, and the last number of each counter. */
export function dump(path: string): Readonly<Record<string, readonly unknown[]>> {
  const file = new Handle(path, 1_000);
  try {
    const tables = tablesIn(file).filter(table => table !== 'lease' && table !== 'claims');
    const rows = tables.map(table => {
      const all = file.prepare(`select * from "${table}"`).all();
      return [table, all.map(row => JSON.stringify(row)).toSorted()] as const;
    });
    const counted = file.prepare('select name, seq from sqlite_sequence where seq > 0 order by name').all();
    return { ...Object.fromEntries(rows), sequences: counted };
  } finally {
    file.close();
  }
}

function wild(type: string, count: number, text: string): unknown {
  if (/bigint/i.test(type)) return Number.MAX_SAFE_INTEGER - count;
  if (/int/i.test(type)) return 2 ** 31 - 1 - count;
  if (/double/i.test(type)) return 1 / 3 + count;
  return `${text}${count}`;
}

/** Odd names and texts, with any character except NUL, which PostgreSQL does not store. */
export const oddTexts = fc.array(
  fc.string({ unit: anyCharacter, maxLength: 12 }).map(text => text.replaceAll('\0', '')),
  { minLength: 8, maxLength: 8 },
);

/** Fills each table of a database file with this many rows of extreme values. */
export function fillWildly(path: string, texts: readonly string[], rows: number): void {
  const file = new Handle(path, 1_000);
  try {
    file.pragma('foreign_keys = ON');
    let count = 0;
    const filled = new Set<string>();
    const fill = (table: string): void => {
      if (filled.has(table)) return;
      filled.add(table);
      const references = referencesOf(file, table);
      for (const reference of references) fill(reference.table);
      const columns = columnsOf(file, table);
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const insert = `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`;
      for (let row = 0; row < rows; row++) {
        const values = columns.map(({ name, type, notnull, pk }) => {
          count += 1;
          const parent = references.find(({ from }) => from === name);
          if (parent) {
            const found = file
              .prepare(`select "${parent.to}" as value from "${parent.table}" limit 1 offset ?`)
              .get(row) as { value: unknown };
            return found.value;
          }
          if (!notnull && !pk && count % 3 === 0) return null;
          return wild(type, count, texts[count % texts.length] ?? '');
        });
        file.prepare(insert).run(...values);
      }
    };
    file.prepare('begin').run();
    for (const table of tablesIn(file)) if (table !== 'lease') fill(table);
    file.prepare('commit').run();
  } finally {
    file.close();
  }
}
