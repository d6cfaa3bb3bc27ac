import { expect, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { Repository } from '../../src/store/rows/rows.ts';
import { emptyStore } from '../support/in-memory.ts';

/** Upper limit for the number of arguments of any repository method. */
const ARGUMENTS = 6;
const UNDONE = new Error('undone');

function methodsOf(of: object): string[] {
  const above: object = Object.getPrototypeOf(of);
  if (above === Repository.prototype) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(above))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);
  return [...own, ...methodsOf(above)];
}

/** A column whose value decides whether a partial index contains a row. */
interface Condition {
  readonly table: string;
  readonly column: string;
}

const INDEXES = "select sql from sqlite_master where type = 'index' and sql like '% where %'";

function conditionOf(sql: string): Condition {
  const [, table = '', column = ''] = /on "?(\w+)"?\s*\([^)]*\)\s*where "?(\w+)"?/.exec(sql) ?? [];
  return { table, column };
}

/**
 * Calls all repository methods with '1' for every argument, and returns their statements. Methods that refuse these arguments
 * are left out.
 */
async function statements(): Promise<{
  readonly texts: readonly string[];
  readonly conditions: readonly Condition[];
}> {
  const texts = new Set<string>();
  let newest: Handle | undefined;
  const prepare = Handle.prototype.prepare;
  Handle.prototype.prepare = function (text) {
    texts.add(text);
    newest = this;
    return prepare.call(this, text);
  };
  const store = await emptyStore();
  try {
    const undone = await store
      .transaction(async all => {
        for (const repository of Object.values(all).filter(value => value instanceof Repository)) {
          for (const name of methodsOf(repository)) {
            const method = Reflect.get(repository, name) as (...args: unknown[]) => Promise<unknown>;
            await (async () => method.apply(repository, Array(ARGUMENTS).fill('1')))().catch(() => undefined);
          }
        }
        throw UNDONE;
      })
      .catch((error: unknown) => error);
    expect(undone).toBe(UNDONE);
    const indexes = (newest as Handle | undefined)?.prepare(INDEXES).all() as readonly {
      readonly sql: string;
    }[];
    return { texts: [...texts], conditions: indexes.map(({ sql }) => conditionOf(sql)) };
  } finally {
    Handle.prototype.prepare = prepare;
    await store.close();
  }
}

function selectsIn(text: string): readonly string[] {
  const innermost = /\((?!\+\?)([^()]*)\)/;
  const found: string[] = [];
  let rest = text.replaceAll(/\((\+\?[+?, ]*)\)/g, '[$1]');
  for (let inner = innermost.exec(rest); inner; inner = innermost.exec(rest)) {
    found.push(inner[1] ?? '');
    rest = rest.replace(inner[0], '');
  }
  return [...found, rest];
}

test('a column that a partial index goes by is compared with literals, since SQLite uses the index for no parameter', async () => {
  const { texts, conditions } = await statements();
  expect(conditions).toContainEqual({ table: 'requests', column: 'status' });
  const selects = texts.flatMap(selectsIn);
  expect(selects.length).toBeGreaterThan(200);
  const prepared = selects.filter(select =>
    conditions.some(({ table, column }) => {
      const main = /(?:from|update) "(\w+)"/.exec(select)?.[1];
      const named = new RegExp(`"${table}"\\."${column}" (=|!=|<>|in) \\[?\\+\\?`);
      const own = new RegExp(`(where|and|or|\\()\\s*"${column}" (=|!=|<>|in) \\[?\\+\\?`);
      return named.test(select) || (main === table && own.test(select));
    }),
  );
  expect(prepared).toEqual([]);
});

test('no statement has a bare parameter, for which SQLite would compile the statement anew at each execution', async () => {
  const { texts } = await statements();
  expect(texts.filter(text => text.includes('+?')).length).toBeGreaterThan(200);
  expect(texts.filter(text => /(?<!\+)\?/.test(text))).toEqual([]);
});
