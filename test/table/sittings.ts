import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Result } from '../../src/core/contract/result.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { NO_LIMITS, type PersonLimits } from '../../src/table/match/limits.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { fieldsOf, shown } from '../games/written.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { writeEmptyStore } from '../support/in-memory.ts';
import { scoringPlayers, scorings } from '../support/scoring.ts';
import { toyPuzzles } from '../toy/puzzles.ts';
import { toys } from '../toy/rules/index.ts';
import { endedGame, type SeatResult } from './ended-game.ts';
import {
  EVE,
  lobbyOf,
  opening,
  PEOPLE,
  type Room,
  type RoomOptions,
  room,
  running,
  type Wishes,
} from './room.ts';
import { stepsOnly } from './steps-game.ts';
import { BIDDING, TOY } from './thinkers.ts';

const PLAYERS = { scoring: scoringPlayers, toy: TOY, bidding: BIDDING, none: {} };
const EVERYBODY: readonly Person[] = [...PEOPLE, EVE];
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
const UNTOLD = /^(nonce|refusalNonce|match|seed|salt|state|dice|events|batch|restores|reveals|endsTurn)$/;
/** Values that a new row usually has. */
const USUAL = new Set<unknown>([null, 0, '', '[]', 'waiting']);
/** Numbers from this one on are times. */
const TIMES = 500_000;

type Row = Readonly<Record<string, unknown>>;

const isMatch = (value: unknown): value is Match =>
  typeof value === 'object' && value !== null && 'seats' in value && 'position' in value;

const spanned = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ms) >= length && ms % length === 0) ?? ['ms', 1];
  const count = ms / length;
  return unit === 'ms' ? `${count} ms` : `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** Opens a database file. Returns its tables, each with the columns of its key and a query for its rows. */
function watched(path: string) {
  const file = new Handle(path, 1_000);
  onTestFinished(() => void file.close());
  const tables = tablesIn(file)
    .filter(table => !LEFT_OUT.test(table))
    .map(table => ({
      table,
      keys: columnsOf(file, table).flatMap(({ name, pk }) => (pk > 0 ? [name] : [])),
      rows: file.prepare(`select * from "${table}"`),
    }));
  return { file, tables };
}

interface Opened extends Pick<RoomOptions, 'seed' | 'now'> {
  readonly games?: readonly string[];
  readonly limits?: 'none' | Partial<PersonLimits>;
  readonly players?: keyof typeof PLAYERS;
  readonly dailyHour?: number;
  /** Number of puzzles of the toy game. */
  readonly puzzles?: number;
}

/** One room of a text, with the clock and the rows of its database after the last line. */
class Sitting {
  readonly here: Room;
  readonly #watched: ReturnType<typeof watched> | undefined;
  /** Notices that a call has returned, as they were last, by id. */
  readonly #notices = new Map<string, unknown>();
  readonly #began: number;
  #rows: ReadonlyMap<string, Row> = new Map();
  /** Number that SQLite changes with each commit of another connection. */
  #version: unknown;

  private constructor(here: Room, path: string | undefined) {
    this.here = here;
    this.#began = here.clock.now;
    this.#watched = path === undefined ? undefined : watched(path);
  }

  static async of({
    games: named,
    limits,
    players,
    dailyHour,
    puzzles,
    ...options
  }: Opened): Promise<Sitting> {
    // On PostgreSQL the answers have no rows.
    const path = IN_POSTGRES ? undefined : join(folder(), 'table.sqlite');
    if (path !== undefined) await writeEmptyStore(path);
    let ids = 0;
    const newId = () => `game${String(++ids).padStart(4, '0')}`;
    const all: Readonly<Record<string, AnyGame>> = { ...games, ...toys, ...scorings, ...stepsOnly };
    const known = named?.flatMap(name => (all[name] ? [[name, all[name]] as const] : []));
    const here = await room({
      ...options,
      ...(known && { games: Object.fromEntries(known) }),
      path,
      needs: {
        newId,
        ...(limits && { limits: { ...NO_LIMITS, ...(limits === 'none' ? {} : limits) } }),
        ...(players && { players: PLAYERS[players] }),
        ...(dailyHour !== undefined && { dailyHour }),
        ...(puzzles !== undefined && { puzzles: game => (game === 'toy' ? toyPuzzles(puzzles) : []) }),
      },
    });
    return new Sitting(here, path);
  }

  #said(column: string, value: unknown): unknown {
    if (typeof value === 'number' && value >= TIMES && column !== 'id')
      return `+${spanned(value - this.#began)}`;
    const person = EVERYBODY.find(({ id }) => id === value);
    return person ? `‹${person.name}›` : value;
  }

  #read(): ReadonlyMap<string, Row> {
    const version = this.#watched?.file.pragma('data_version');
    if (version === this.#version) return this.#rows;
    this.#version = version;
    return new Map(
      this.#watched?.tables.flatMap(({ table, keys, rows }) =>
        (rows.all() as Row[]).map((row): [string, Row] => [
          [table, ...keys.map(key => this.#said('id', row[key]))].join(' '),
          Object.fromEntries(
            Object.entries(row)
              .filter(([name]) => !keys.includes(name) && !UNSAID.test(name))
              .map(([name, value]) => [name, this.#said(name, value)]),
          ),
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

  /** Reads an argument: a person as `@Ann`, an id as `‹Ann›`, and a match or a notice as `~game0001` or `~3`. */
  async #given(value: unknown): Promise<unknown> {
    if (value === '‹nothing›') return undefined;
    if (value === '‹shelf›') return () => undefined;
    if (typeof value === 'string') {
      if (value.startsWith('~'))
        return this.#notices.get(value.slice(1)) ?? this.here.table.get(value.slice(1));
      const [, sign, named] = /^([@‹])(\p{L}+)›?$/u.exec(value) ?? [];
      const person = EVERYBODY.find(({ name }) => name === named);
      return (sign === '@' ? person : person?.id) ?? value;
    }
    if (Array.isArray(value)) return Promise.all(value.map(part => this.#given(part)));
    if (typeof value !== 'object' || value === null) return value;
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

  async call(path: string, json: string): Promise<unknown> {
    const given = (await this.#given(JSON.parse(`[${json}]`))) as unknown[];
    if (path === 'running') return running(this.here, given[0] as number, given[1] as Wishes);
    if (path === 'lobby') return lobbyOf(this.here, given[0] as readonly Person[], given[1] as Wishes);
    if (path === 'endedGame')
      return endedGame(this.here, given[0] as string, given[1] as readonly SeatResult[], given[2] as object);
    if (/^open(AndStart)?$/.test(path)) given[0] = opening(given[0] as Wishes);
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const root: unknown = steps[0] === 'store' ? this.here : this.here.table;
    const owner = steps.reduce((from, step) => (from as Row)[step], root);
    const method = (owner as Row)[last];
    if (typeof method !== 'function') throw new Error(`the table has no ${path}`);
    return method.apply(owner, given);
  }
}

/** True where the tables are in a PostgreSQL. */
export const IN_POSTGRES = process.env.TEST_DATABASE === 'postgres';
const BEGINNING = /^(running|lobby|endedGame)$/;
const LATER = /^(-?\d+) (ms|second|minute|hour|day)s? later$/;

/**
 * Reads a text of sittings, and answers each line in it. A line `#` is a title and begins a room, and one in brackets is a
 * remark. Every other line at the margin is a call of the table, or says that time passes. Indented lines are answers, which the
 * function writes anew: what the call returned, and the rows of the database that it changed.
 */
export async function sittings(text: string): Promise<string> {
  const lines: string[] = [];
  let sitting: Sitting | undefined;
  for (const line of text.split('\n').filter(line => !line.startsWith(' '))) {
    lines.push(line);
    const [, count, unit = ''] = LATER.exec(line) ?? [];
    const [, path = '', json = ''] = /^([\w.]+)\((.*)\)$/.exec(line) ?? [];
    if (line.startsWith('#')) sitting = undefined;
    else if (path === 'room') sitting = await Sitting.of(JSON.parse(json) as Opened);
    else if (line !== '' && !line.startsWith('(')) {
      sitting ??= await Sitting.of({});
      if (count !== undefined) {
        sitting.here.clock.now += Number(count) * (UNITS.find(([name]) => name === unit)?.[1] ?? 1);
        continue;
      }
      const value = await sitting.call(path, json);
      sitting.remember(value);
      // People and settings are enough of a game that begins as usual.
      const changes = sitting
        .changes()
        .filter(row => !BEGINNING.test(path) || /^. (matches|seats) /.test(row));
      const answers = [...sitting.returned(value), ...changes];
      lines.push(...answers.map(answer => `  ${answer.replaceAll('\n', '\n    ')}`));
    }
  }
  return lines.join('\n');
}
