import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Result } from '../../src/core/contract/result.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { lookingFrom, type Standpoint } from '../../src/table/match/places.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { fieldsOf, shown } from '../games/written.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { writeEmptyStore } from '../support/in-memory.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { EVE, opening, PEOPLE, type Room, type Wishes } from './room.ts';
import { DEEDS } from './sitting-deeds.ts';
import { type Opened, roomsOf } from './sitting-rooms.ts';

const EVERYBODY: readonly Person[] = [...PEOPLE, EVE];
const BY_ID: ReadonlyMap<unknown, Person> = new Map(EVERYBODY.map(person => [person.id, person]));
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;
/** Tables and columns that say nothing about what a call did: secrets, positions, and times of the writing itself. */
const LEFT_OUT = /^(claims|lease|cooldowns|kv|kysely_\w+|acts|host_log)$/;
const UNSAID =
  /^(seed|salt|state|dice|rules|told|batch|restores|number|options|at|joined_at|created_at|updated_at|match_id|turn_since|turn_seat)$/;
/** Parts of a result that the rows tell, or that are keys of requests to Discord. */
const UNTOLD =
  /^(nonce|refusalNonce|match|seed|salt|commitment|state|dice|events|batch|restores|reveals|endsTurn)$/;
/** Values that a new row usually has. */
const USUAL = new Set<unknown>([null, 0, '', '[]', 'waiting']);
/** Numbers from this one on are times, or spans of time in these columns. */
const TIMES = 500_000;
const SPANS = /_ms$|Ms$|^waited$/;

type Row = Readonly<Record<string, unknown>>;

const isMatch = (value: unknown): value is Match =>
  typeof value === 'object' && value !== null && 'seats' in value && 'position' in value;

const spanned = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ms) >= length && ms % length === 0) ?? ['ms', 1];
  const count = ms / length;
  return unit === 'ms' ? `${count} ms` : `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const spanOf = (count: string, unit = 'ms'): number =>
  Number(count) * (UNITS.find(([name]) => name === unit)?.[1] ?? 1);

/** Opens a database file. Returns its tables, each with its columns and a query for its rows. */
function watched(path: string) {
  const file = new Handle(path, 1_000);
  onTestFinished(() => void file.close());
  const tables = tablesIn(file)
    .filter(table => !LEFT_OUT.test(table))
    .map(table => {
      const columns = columnsOf(file, table);
      const keys = columns.flatMap(({ name, pk }) => (pk > 0 ? [name] : []));
      const said = columns.flatMap(({ name, pk }) => (pk > 0 || UNSAID.test(name) ? [] : [name]));
      const read = [...keys, ...said].map(name => `"${name}"`).join(', ');
      return { table, keys, said, rows: file.prepare(`select ${read} from "${table}"`) };
    });
  return { file, tables };
}

/** A call in a text: its process, and the standpoint from which it is made. */
interface Call {
  readonly path: string;
  readonly json: string;
  readonly from: Standpoint | undefined;
  readonly process: number;
  /** True: the answer is what the call returned, without the rows that it changed. */
  readonly quiet: boolean;
}

/** Reads a line such as `act("game0001", "‹Ann›", "bid 1") quietly in the second process, as seen from {"place": 1}`. */
function callIn(line: string): Call | undefined {
  const [, path, json = '', quietly, second, from] =
    /^([\w.]+)\((.*?)\)( quietly)?( in the second process)?(?:,? as seen from (\{.*\}))?$/.exec(line) ?? [];
  if (path === undefined) return undefined;
  const standpoint = from === undefined ? undefined : (JSON.parse(from) as Standpoint);
  return {
    path,
    json,
    from: standpoint,
    process: second === undefined ? 0 : 1,
    quiet: quietly !== undefined,
  };
}

/** One room of a text, with the clock and the rows of its database after the last line. */
class Sitting {
  readonly #rooms: readonly Room[];
  readonly #announced: string[];
  readonly #watched: ReturnType<typeof watched> | undefined;
  /** Notices that a call has returned, as they were last, by id. */
  readonly #notices = new Map<string, unknown>();
  readonly #began: number;
  #rows: ReadonlyMap<string, Row> = new Map();
  /** Number that SQLite changes with each commit of another connection. */
  #version: unknown;

  private constructor(rooms: readonly [Room, ...Room[]], path: string | undefined, announced: string[]) {
    this.#rooms = rooms;
    this.#announced = announced;
    this.#began = rooms[0].clock.now;
    this.#watched = path === undefined ? undefined : watched(path);
  }

  pass(milliseconds: number): void {
    for (const { clock } of this.#rooms) clock.now += milliseconds;
  }

  static async of(opened: Opened): Promise<Sitting> {
    // On PostgreSQL the answers have no rows.
    const path = IN_POSTGRES ? await sharedDatabase() : join(folder(), 'table.sqlite');
    if (!IN_POSTGRES) await writeEmptyStore(path);
    const announced: string[] = [];
    return new Sitting(await roomsOf(opened, path, announced), IN_POSTGRES ? undefined : path, announced);
  }

  #said(column: string, value: unknown): unknown {
    if (typeof value === 'number' && value >= TIMES && column !== 'id')
      return SPANS.test(column) ? spanned(value) : `+${spanned(value - this.#began)}`;
    const person = BY_ID.get(value);
    return person ? `‹${person.name}›` : value;
  }

  #read(): ReadonlyMap<string, Row> {
    const version = this.#watched?.file.pragma('data_version');
    if (version === this.#version) return this.#rows;
    this.#version = version;
    return new Map(
      this.#watched?.tables.flatMap(({ table, keys, said, rows }) =>
        (rows.all() as Row[]).map((row): [string, Row] => [
          [table, ...keys.map(key => this.#said('id', row[key]))].join(' '),
          Object.fromEntries(said.map(name => [name, this.#said(name, row[name])])),
        ]),
      ),
    );
  }

  /** Lists the rows that the last line added, changed and took away. */
  changes(): readonly string[] {
    const before = this.#rows;
    this.#rows = this.#read();
    if (this.#rows === before) return [];
    const lines = [...this.#rows].flatMap(([key, row]) => {
      const old = before.get(key);
      const parts = Object.entries(row).filter(([name, value]) =>
        old ? old[name] !== value : !USUAL.has(value),
      );
      if (old && parts.length === 0) return [];
      return [`${old ? '~' : '+'} ${key}: ${fieldsOf(Object.fromEntries(parts))}`.trim()];
    });
    return [...lines, ...[...before.keys()].filter(key => !this.#rows.has(key)).map(key => `- ${key}`)];
  }

  /** Writes what a call returned, a match by its id alone. */
  returned(value: unknown): readonly string[] {
    const { ok, value: inner, refusal, text } = (value ?? {}) as Partial<Result<unknown>> & Row;
    if (ok === false && refusal) {
      const { code, with: details } = refusal as { readonly code: string; readonly with: object };
      return [`refused: ${code.replace('table/', '')} ${this.#text(details, fieldsOf)}`.trim()];
    }
    if (ok === true && text === undefined) return this.returned(inner);
    return value === undefined ? [] : [`= ${isMatch(value) ? value.id : this.#text(value, shown)}`];
  }

  #text<T>(value: T, write: (plain: T) => string): string {
    const plain = JSON.stringify(value, (key, part: unknown) => {
      if (UNTOLD.test(key)) return undefined;
      return isMatch(part) ? part.id : this.#said(key, part);
    });
    return plain === undefined ? String(value) : write(JSON.parse(plain) as T);
  }

  /**
   * Reads an argument: a person as `@Ann`, an id as `‹Ann›`, a match or a notice as `~game0001` or `~3`, and a time as
   * `‹in 5 days›`.
   * `{"notice": "~3", "since": 0}` is a notice with another revision.
   */
  async #given(value: unknown): Promise<unknown> {
    if (value === '‹nothing›') return undefined;
    if (value === '‹shelf›') return (name: string) => void this.#announced.push(`kept: ${name}`);
    if (typeof value === 'string') {
      if (value.startsWith('~'))
        return this.#notices.get(value.slice(1)) ?? this.#rooms[0]?.table.get(value.slice(1));
      const [, count, unit] = /^‹in (\d+) (\w+?)s?›$/.exec(value) ?? [];
      if (count !== undefined) return (this.#rooms[0]?.clock.now ?? 0) + spanOf(count, unit);
      const [, sign, named] = /^([@‹])(\p{L}+)›?$/u.exec(value) ?? [];
      const person = EVERYBODY.find(({ name }) => name === named);
      return (sign === '@' ? person : person?.id) ?? value;
    }
    if (Array.isArray(value)) return Promise.all(value.map(part => this.#given(part)));
    if (typeof value !== 'object' || value === null) return value;
    if ('notice' in value) {
      const { notice, ...others } = value;
      return { ...((await this.#given(notice)) as object), ...others };
    }
    const parts = Object.entries(value).map(async ([key, part]) => [key, await this.#given(part)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }

  /** Remembers the notices in what a call returned, so that a later line can name them. */
  remember(value: unknown): void {
    if (typeof value !== 'object' || value === null || isMatch(value)) return;
    const { id, nonce } = value as Row;
    if (typeof id === 'number' && nonce !== undefined) this.#notices.set(String(id), value);
    for (const part of Object.values(value)) this.remember(part);
  }

  async call({ path, json, process, from }: Call): Promise<unknown> {
    const here = this.#rooms[process];
    if (!here) throw new TypeError(`the room has no process ${process}`);
    return from === undefined
      ? this.#callIn(here, path, json)
      : lookingFrom((await this.#given(from)) as Standpoint, () => this.#callIn(here, path, json));
  }

  async #callIn(here: Room, path: string, json: string): Promise<unknown> {
    const given = (await this.#given(JSON.parse(`[${json}]`))) as unknown[];
    const deed = DEEDS[path];
    if (deed) return deed(here, ...(given as never[]));
    if (/^open(AndStart)?$/.test(path)) given[0] = opening(given[0] as Wishes);
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const root: unknown = steps[0] === 'store' ? here : here.table;
    const owner = steps.reduce((from, step) => (from as Row)[step], root);
    const method = (owner as Row)[last];
    if (typeof method !== 'function') throw new TypeError(`the table has no ${path}`);
    return method.apply(owner, given);
  }

  /** Lists what the last line announced, where the room wants it, and the records that it kept. */
  announced(): readonly string[] {
    return this.#announced.splice(0);
  }
}

/** Returns the answer to a call that throws. Faults of the text or of the program end the sitting. */
function thrown(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof SyntaxError) throw error;
  return { thrown: error.message };
}

/** True where the tables are in a PostgreSQL. */
export const IN_POSTGRES = process.env.TEST_DATABASE === 'postgres';
const BEGINNING = /^(running|lobby|endedGame)$/;
const LATER = /^(-?\d+) (ms|second|minute|hour|day)s? later$/;

/**
 * Reads a text of sittings, and answers each line in it. A line `#` is a title and begins a room, and one in brackets is a
 * remark. Every other line at the margin is a call of the table, or says that time passes. A call
 * may name the second process or a standpoint. Indented lines are answers, which the
 * function writes anew: what the call returned, and the rows of the database that it changed.
 */
export async function sittings(text: string): Promise<string> {
  const lines: string[] = [];
  let sitting: Sitting | undefined;
  for (const line of text.split('\n').filter(line => !line.startsWith(' '))) {
    lines.push(line);
    const [, count, unit = ''] = LATER.exec(line) ?? [];
    const call = callIn(line);
    if (line.startsWith('#')) sitting = undefined;
    else if (call?.path === 'room') sitting = await Sitting.of(JSON.parse(call.json) as Opened);
    else if (line !== '' && !line.startsWith('(')) {
      sitting ??= await Sitting.of({});
      if (count !== undefined) {
        sitting.pass(spanOf(count, unit));
        continue;
      }
      if (!call) throw new Error(`not a line of a sitting: ${line}`);
      const value = await sitting.call(call).catch(thrown);
      sitting.remember(value);
      // People and settings are enough of a game that begins as usual.
      const changes = sitting
        .changes()
        .filter(row => !call.quiet && (!BEGINNING.test(call.path) || /^. (matches|seats) /.test(row)));
      const answers = [...sitting.returned(value), ...sitting.announced(), ...changes];
      lines.push(...answers.map(answer => `  ${answer.replaceAll('\n', '\n    ')}`));
    }
  }
  return lines.join('\n');
}
