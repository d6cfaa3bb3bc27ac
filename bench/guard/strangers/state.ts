import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { NO_LIMITS } from '../../../src/table/limits.ts';
import { keptFor } from '../../../src/table/rate-limits.ts';

/** Handles are never let go: see src/store/database/handle.ts. */
const kept: unknown[] = [];

/** What the bot knows about itself: its settings, that it runs, which interactions it took up. */
const OWN = ['kv', 'lease', 'claims'];
/** Of people: what was last seen of them, which every interaction may change. */
const SEEN: Readonly<Record<string, readonly string[]>> = { people: ['name', 'locale'] };

export type Row = Readonly<Record<string, unknown>>;
/** The rows of every table by their table and number. */
export type Rows = ReadonlyMap<string, Row>;

/** A row that came, went or reads otherwise. */
export interface Change {
  readonly table: string;
  readonly number: number;
  readonly was: Row | undefined;
  readonly is: Row | undefined;
}

const NUMBER = 'at row';

/** Reads a bot's database beside it, and puts back what was changed there. */
export class GameTables {
  readonly #database: Database.Database;

  constructor(path: string) {
    this.#database = new Database(path, { timeout: 0 });
    this.#database.pragma('foreign_keys = off');
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
      const all = this.#database.prepare(`select rowid as "${NUMBER}", * from "${name}"`);
      for (const row of all.iterate() as Iterable<Row>) rows.set(`${name} ${row[NUMBER]}`, row);
    }
    return rows;
  }

  /** Makes the changed rows read as they did. */
  async putBack(changed: readonly Change[]): Promise<void> {
    const undo = this.#database.transaction(() => {
      for (const { table, number } of changed)
        this.#database.prepare(`delete from "${table}" where rowid = ?`).run(number);
      for (const { table, was } of changed) if (was !== undefined) this.#insert(table, was);
    });
    for (;;) {
      try {
        undo.immediate();
        return;
      } catch (error) {
        if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
        // The bot is at it, in this very process: waiting in SQLite would wait for ever.
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

  close(): void {
    this.#database.close();
  }
}

/** Which rows came, went or read otherwise. */
export function changes(before: Rows, after: Rows): readonly Change[] {
  const found: Change[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    const [table = '', number = ''] = key.split(' ');
    const seen = SEEN[table] ?? [];
    const columns = Object.keys(is ?? was ?? {}).filter(column => !seen.includes(column));
    if (was && is && columns.every(column => was[column] === is[column])) continue;
    found.push({ table, number: Number(number), was, is });
  }
  return found;
}

/** In words, for whoever looks into it. */
export function told({ table, number, was, is }: Change): string {
  if (was === undefined) return `${table} ${number} is new: ${JSON.stringify(is)}`;
  if (is === undefined) return `${table} ${number} is gone: ${JSON.stringify(was)}`;
  const columns = Object.keys(is).filter(column => was[column] !== is[column]);
  return columns
    .map(column => `${table} ${number}.${column}: ${String(was[column])} became ${String(is[column])}`)
    .join('; ');
}

/** Ids of tables that an act of a person concerns. */
export interface Concerned {
  /** New, and opened by the person. */
  readonly opened: readonly string[];
  /** The person was invited there, and is no more: the message is made again without the name. */
  readonly uninvited: readonly string[];
  /** What was counted before then is counted no more: the next counted act sweeps it. */
  readonly sweptBefore: number;
}

/**
 * Whether a person's own act may have changed it: their settings, whom they block, a table that they have opened just
 * now. Whoever is forgotten is forgotten by others' blocks and invitations too (docs/privacy.md).
 */
export function isOwn(
  { table, was, is }: Change,
  personId: string,
  { opened, uninvited, sweptBefore }: Concerned,
): boolean {
  const of = (column: string): boolean =>
    [was, is].every(row => row === undefined || row[column] === personId);
  switch (table) {
    case 'people':
      return of('id');
    case 'cooldowns':
      return of('person_id') || (is === undefined && (of('scope') || Number(was?.at) <= sweptBefore));
    case 'outbox':
      if (was === undefined && is?.kind === 'redraw' && uninvited.includes(String(is.match_id))) return true;
      break;
    case 'blocks':
      return of('person_id') || (is === undefined && of('blocked_id'));
    case 'invitations':
      return is === undefined && of('user_id');
    case 'matches':
      return was === undefined && opened.includes(String(is?.id));
  }
  return [was, is].every(row => row === undefined || opened.includes(String(row.match_id)));
}

/** The tables that these changes of a person concern. */
export const concernedBy = (changed: readonly Change[], personId: string): Concerned => ({
  opened: changed.flatMap(({ table, was, is }) =>
    table === 'matches' && was === undefined && is?.opener_id === personId ? String(is.id) : [],
  ),
  uninvited: changed.flatMap(({ table, was, is }) =>
    table === 'invitations' && is === undefined && was?.user_id === personId ? String(was.match_id) : [],
  ),
  sweptBefore:
    Math.max(
      ...changed.map(({ table, was, is }) =>
        table === 'cooldowns' && was === undefined ? Number(is?.at) : Number.NEGATIVE_INFINITY,
      ),
    ) - keptFor(NO_LIMITS),
});
