import {
  type Compilable,
  type CompiledQuery,
  DeleteResult,
  type InsertResult,
  type Kysely,
  PostgresAdapter,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
  UpdateResult,
} from 'kysely';
import { OwnShards, type Shards } from '../../core/shards.ts';
import { ConflictError, codeOf } from '../dialect/errors.ts';
import type { DatabaseKind } from '../dialect/kind.ts';
import { POSTGRES } from '../dialect/postgres.ts';
import type { Schema } from '../dialect/schema.ts';
import { SQLITE } from '../dialect/sqlite.ts';
import type { StoredMatch, StoredMove } from '../types/index.ts';

/** Selects the servers of the held shards, computed as by `shardOf` of src/core/shards.ts, in SQL for both databases. */
function inShards(guildId: string, { total, held }: Shards): RawBuilder<SqlBool> {
  if (held.length === 0) return sql<SqlBool>`1 = 0`;
  const shard = sql`coalesce((cast(${sql.ref(guildId)} as bigint) >> 22) % ${sql.lit(total)}, 0)`;
  return sql<SqlBool>`${shard} in (${sql.join(held.map(id => sql.lit(id)))})`;
}

/**
 * Selects rows whose match belongs to a server of this process. Undefined where the process serves all servers.
 * @param matchId the column that names the match
 */
function ownMatches({ part }: OwnShards, matchId: string): RawBuilder<SqlBool> | undefined {
  if (!part) return undefined;
  const home = sql`${sql.table('matches')} as ${sql.id('home')}`;
  const same = sql`${sql.ref('home.id')} = ${sql.ref(matchId)}`;
  return sql<SqlBool>`exists (select 1 from ${home} where ${same} and ${inShards('home.guildId', part)})`;
}

/** @param db the database or a transaction on it */
export const kindOf = (db: QueryExecutorProvider): DatabaseKind =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;

/** The database, or a transaction on it. */
export type Executor = Kysely<Schema>;

/** Converts a value to the text of a JSON column. Throws TypeError for values that JSON can't hold. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('a stored value must be plain JSON');
  return text;
}

/** Reads the value of a JSON column. Throws where the text is damaged. */
export function fromJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${where} holds no JSON`, { cause: error });
  }
}

/** Reads the value that `jsonRows` has selected: text in SQLite, rows in PostgreSQL. Throws where the text is damaged. */
export const rowsOf = <Row>(value: unknown, where: string): readonly Row[] =>
  (typeof value === 'string' ? fromJson(value, where) : value) as readonly Row[];

/**
 * Puts a value into the text of a statement, for columns with a partial index. With a parameter, SQLite would prepare the
 * statement again each time, since only some values match the index.
 */
export const literal = <Value extends string>(value: Value): RawBuilder<Value> => sql.lit(value);

export const toFlag = (yes: boolean): number => (yes ? 1 : 0);

/**
 * Returns true where a statement has changed a row. An insert may find its row stored already, and an update may find none.
 */
export async function hasChanged(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult | undefined>;
}): Promise<boolean> {
  const done = await statement.executeTakeFirst();
  if (done instanceof UpdateResult) return done.numUpdatedRows > 0n;
  return ((done instanceof DeleteResult ? done.numDeletedRows : done?.numInsertedOrUpdatedRows) ?? 0n) > 0n;
}

/** Returns the column `at` of a query's first row, such as a least time. Undefined without rows. */
export const earliest = async (query: {
  executeTakeFirst(): Promise<{ readonly at: number | null } | undefined>;
}): Promise<number | undefined> => (await query.executeTakeFirst())?.at ?? undefined;

/** Error codes for a taken unique key, of SQLite and PostgreSQL. */
const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Runs an insert. Throws ConflictError where a unique key is taken. */
export async function inserting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!UNIQUE_CODES.has(codeOf(error))) throw error;
    throw new ConflictError('the row is there already', { cause: error });
  }
}

/** Migrates a state that older rules of a game have saved to the rules of this program. */
export type Modernise = (game: string, rules: number, state: unknown) => unknown;

/**
 * Computes the states of a match from its seed and log, the deal's first. Throws where they do not lead to the stored end.
 */
export type Remake = (match: StoredMatch, log: readonly StoredMove[]) => Promise<readonly unknown[]>;

/** Text in place of a dropped state, which seed and log give again. */
export const DROPPED = '';

/**
 * Reads states from rows. The store knows no game, so it receives functions that migrate older states and compute dropped
 * ones again.
 */
export class States {
  #modernise: Modernise = (_game, _rules, state) => state;
  #remake: Remake = async ({ id }) => {
    throw new Error(`match ${id}: its states were dropped, and who reads it knows no game`);
  };
  /** Computed states of the match that was read last, since its states are often read one by one. */
  #remade: { readonly id: string; readonly rev: number; readonly states: readonly unknown[] } | undefined;

  use(modernise: Modernise, remake = this.#remake): void {
    this.#modernise = modernise;
    this.#remake = remake;
  }

  /** Computes the dropped states of a match again. Throws where that is impossible. */
  async remade(
    { id, rev }: { readonly id: string; readonly rev: number },
    read: () => Promise<{ readonly match: StoredMatch; readonly log: readonly StoredMove[] }>,
  ): Promise<readonly unknown[]> {
    if (this.#remade?.id === id && this.#remade.rev === rev) return this.#remade.states;
    const { match, log } = await read();
    const states = await this.#remake(match, log);
    this.#remade = { id, rev, states };
    return states;
  }

  /** Reads a state. Throws where the row is damaged. */
  read({ game, rules, state }: { game: string; rules: number; state: string }, where: string): unknown {
    return this.#modernise(game, rules, fromJson(state, `${where}: state`));
  }
}

interface Filterable<Query> {
  where(condition: RawBuilder<SqlBool>): Query;
}

/** Part of the database: queries and changes of some tables. */
export abstract class Repository {
  protected readonly db: Executor;
  protected readonly positions: States;
  protected readonly shards: OwnShards;

  constructor(db: Executor, positions = new States(), shards = new OwnShards()) {
    this.db = db;
    this.positions = positions;
    this.shards = shards;
  }

  /** Runs work in a transaction of its own, with the same retries as for a move. */
  protected alone<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    return kindOf(this.db).transaction(this.db, work);
  }

  /** Runs a statement whose answer is not needed. In a transaction it is not waited for. */
  protected write(statement: { execute(): Promise<unknown> }): Promise<void> {
    return kindOf(this.db).later(this.db, statement.execute());
  }

  /** Adds a check of a statement's answer, which must succeed before the transaction is committed. */
  protected check(answer: Promise<unknown>): Promise<void> {
    return kindOf(this.db).later(this.db, answer, { judged: true });
  }

  /** Limits a query to rows whose match belongs to this process. @param matchId the column that names the match */
  protected own<Query extends Filterable<Query>>(query: Query, matchId: string): Query {
    const condition = ownMatches(this.shards, matchId);
    return condition ? query.where(condition) : query;
  }

  /**
   * Locks a key until the transaction ends, so that other transactions with the key wait. Outside of a transaction it does
   * nothing.
   */
  protected async lock(key: string): Promise<void> {
    if (this.db.isTransaction) await kindOf(this.db).lock(this.db, key);
  }
}

/** Placeholder for a value in a compiled query. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Query for one row that is compiled once for each kind of database, and then runs with other values. */
export class CompiledOnce<Values, Row> {
  readonly #build: (db: Executor, values: Values) => Compilable<Row>;
  readonly #known = new Map<DatabaseKind, CompiledQuery<Row>>();

  /** @param build builds the query; it may use `values` only as parameters, since their contents are not known then */
  constructor(build: (db: Executor, values: Values) => Compilable<Row>) {
    this.#build = build;
  }

  /** @param db the database or a transaction on it */
  async first(db: Executor, values: Values): Promise<Row | undefined> {
    const { parameters, ...query } = this.#compiled(db);
    const given = parameters.map(each =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    return (await db.executeQuery<Row>({ ...query, parameters: given })).rows[0];
  }

  #compiled(db: Executor): CompiledQuery<Row> {
    const kind = kindOf(db);
    const known = this.#known.get(kind);
    if (known) return known;
    const unknown = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values & object;
    const compiled = this.#build(db, unknown).compile();
    this.#known.set(kind, compiled);
    return compiled;
  }
}
