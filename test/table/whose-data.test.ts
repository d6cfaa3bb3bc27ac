import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { folder } from '../store/backends.ts';
import { room } from './room.ts';

hearStrangeValues(() => {});

const ZOE = { id: '733221199887766554', name: 'Zoë of the Ribeira' };

/** Line of the table in docs/privacy.md: columns that may hold a person, and the part of the person's export that has the row. */
interface Line {
  readonly table: string;
  readonly columns: readonly string[];
  /** Undefined: the row belongs to another person, and the export leaves it out. */
  readonly key: string | undefined;
  readonly after: string;
}

const quoted = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const LINES: readonly Line[] = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8')
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))
  .flatMap(([, table, columns, , key, after]) => {
    const [name] = quoted(table);
    const [part] = quoted(key);
    return name === undefined || !after || !/^`/.test(table ?? '')
      ? []
      : [{ table: name, columns: quoted(columns), key: part, after }];
  });

/** Columns of text that hold no person, in whichever table. A column with another name needs a line in docs/privacy.md. */
const NOBODY = new Set(
  `act action against apart board_message_id call_role category channel_id colours course deal deal_id decisions dice draw
  duplicate_id edition ended_by form game guild_id hours interaction_id kind language league_id level listed lobby_message_id
  locale match_id may_cancel may_open message_id mode morning_channel morning_zone options order pace par place players
  puzzle_id refusal rematch_of pool result_message_id resigned round_message_id salt seating seed speaks stand_in state
  status strangers strength thread_id told trouble what said holder reason value zone`
    .trim()
    .split(/\s+/),
);
/** Columns that hold a person in some tables and nobody in these. */
const NOT_HERE = new Set(
  `matches.id board_pages.id board_pages.link board_pages.exercise leagues.id leagues.name duplicates.id deals.id puzzles.id lease.name moves.by sealed.by marks.scope acts.details`.split(
    ' ',
  ),
);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

const tablesOf = (db: Database.Database): readonly string[] =>
  db
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`)
    .all()
    .map(({ name }) => name)
    .filter(name => !/^(sqlite|kysely)/.test(name));
const columnsOf = (db: Database.Database, table: string): readonly Column[] =>
  db.prepare<[], Column>(`pragma table_info("${table}")`).all();

const WEEK = { bests: [], record: null, streak: { person: ZOE, wins: 3 } };
const FACTS = { deals: [], moves: [], waits: [], week: WEEK, best: null, hiddenUntil: null };
/** Contents of columns in which a person stands inside of other contents. */
const INSIDE: Readonly<Record<string, string>> = {
  'mornings.facts': JSON.stringify(FACTS),
  'kv.key': `locale:${ZOE.id}`,
  'host_log.line': `block person ${ZOE.id} a note`,
  'host_log.answer': `person ${ZOE.id}`,
  'outbox.details': JSON.stringify({ userId: ZOE.id }),
  'outbox.error': `no message to ${ZOE.id}`,
};

/** Makes a row of a table with plain contents, in which the columns of a line hold Zoë. */
function rowOf(db: Database.Database, { table, columns }: Pick<Line, 'table' | 'columns'>) {
  const row: Record<string, unknown> = {};
  for (const { name, type, notnull, pk } of columnsOf(db, table)) {
    if (columns.includes(name))
      row[name] = INSIDE[`${table}.${name}`] ?? (/name$/.test(name) ? ZOE.name : ZOE.id);
    else if (/_id$/.test(name) || (name === 'id' && /text/i.test(type))) row[name] = 'base';
    else if (name === 'kind' && table === 'host_blocks') row[name] = 'person';
    else if (name === 'status') row[name] = 'over';
    else if (pk === 1 && /int/i.test(type) && name === 'id') continue;
    else if (notnull || pk) row[name] = /int/i.test(type) ? 1 : '[]';
  }
  return row;
}

function insert(db: Database.Database, table: string, row: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(row);
  const values = names.map(() => '?').join(', ');
  const columns = names.map(name => `"${name}"`).join(', ');
  db.prepare(`insert or replace into "${table}" (${columns}) values (${values})`).run(...Object.values(row));
}

async function opened() {
  const path = join(folder(), 'whose.sqlite');
  const here = await room({ path });
  const db = new Database(path);
  db.pragma('foreign_keys = off');
  for (const table of ['matches', 'leagues', 'duplicates', 'deals'])
    insert(db, table, { ...rowOf(db, { table, columns: [] }), ...(table === 'deals' && { user_id: null }) });
  return { ...here, db };
}

test('docs/privacy.md has a line for each column that may hold a person, and no other', async () => {
  const { db } = await opened();
  const there = tablesOf(db).flatMap(table =>
    columnsOf(db, table)
      .filter(
        ({ type, name }) => /text/i.test(type) && !NOBODY.has(name) && !NOT_HERE.has(`${table}.${name}`),
      )
      .map(({ name }) => `${table}.${name}`),
  );
  const lines = LINES.flatMap(({ table, columns }) => columns.map(column => `${table}.${column}`));
  db.close();
  expect(lines.toSorted()).toEqual(there.toSorted());
  expect(new Set(lines).size).toBe(lines.length);
});

test('an export has the lines that docs/privacy.md gives to the person, and nothing of the others', async () => {
  const { table: game, db } = await opened();
  const about = async () =>
    JSON.parse(JSON.stringify(await game.archive.about(ZOE.id))) as Record<string, unknown>;
  const blank = await about();
  const wrong: string[] = [];
  // A mark is a hash, which no row of plain contents has; test/table/contests.test.ts has one.
  for (const line of LINES.filter(({ table }) => table !== 'marks')) {
    db.exec('begin');
    insert(db, line.table, rowOf(db, line));
    db.exec('commit');
    const now = await about();
    const changed = Object.keys(now).filter(key => JSON.stringify(now[key]) !== JSON.stringify(blank[key]));
    const isRight =
      line.key === undefined
        ? changed.length === 0
        : changed.includes(line.key) || (line.table === 'people' && changed.includes('name'));
    if (!isRight) wrong.push(`${line.table} ${line.columns.join(' ')}: ${changed.join(' ') || 'nothing'}`);
    const others = changed.filter(
      key => !LINES.some(other => other.table === line.table && other.key === key),
    );
    if (line.table !== 'people' && others.length > 0)
      wrong.push(`${line.table} is also in ${others.join(' ')}`);
    db.exec(
      line.table === 'matches' || /^(leagues|duplicates|deals)$/.test(line.table)
        ? 'select 1'
        : `delete from "${line.table}"`,
    );
    if (/^(matches|leagues|duplicates|deals)$/.test(line.table)) {
      const plain = {
        ...rowOf(db, { table: line.table, columns: [] }),
        ...(line.table === 'deals' && { user_id: null }),
      };
      insert(db, line.table, plain);
    }
  }
  db.close();
  expect(wrong).toEqual([]);
});

test('after a deletion no column that docs/privacy.md names has the person', async () => {
  const { table: game, db } = await opened();
  for (const line of LINES.filter(({ table }) => table !== 'marks')) insert(db, line.table, rowOf(db, line));
  db.close();
  await game.housekeeping.forget(ZOE.id);
  const after = new Database(db.name, { readonly: true });
  const left = tablesOf(after).flatMap(table =>
    after
      .prepare(`select * from "${table}"`)
      .all()
      .map(row => `${table}: ${JSON.stringify(row)}`)
      .filter(row => row.includes(ZOE.id) || row.includes(ZOE.name)),
  );
  after.close();
  expect(left).toEqual([]);
});
