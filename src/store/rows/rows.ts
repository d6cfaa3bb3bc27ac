import {
  type DeleteQueryBuilder,
  DeleteResult,
  type Insertable,
  type InsertObject,
  type InsertResult,
  type Kysely,
  PostgresAdapter,
  type QueryExecutorProvider,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
  type UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import { OwnShards, type Shards } from '../../core/work/shards.ts';
import { ConflictError, codeOf } from '../dialect/errors.ts';
import type { DatabaseKind } from '../dialect/kind.ts';
import { POSTGRES } from '../dialect/postgres.ts';
import type { Schema } from '../dialect/schema.ts';
import { SQLITE } from '../dialect/sqlite.ts';
import type { StoredMatch, StoredMove } from '../types/index.ts';

/**
 * Returns the SQL condition that a server belongs to a shard of this process. The formula is that of `shardOf` in
 * src/core/work/shards.ts.
 */
function inShards(guildId: string, { total, held }: Shards): RawBuilder<SqlBool> {
  if (held.length === 0) return sql<SqlBool>`1 = 0`;
  const shard = sql`coalesce((cast(${sql.ref(guildId)} as bigint) >> 22) % ${sql.lit(total)}, 0)`;
  return sql<SqlBool>`${shard} in (${sql.join(held.map(id => sql.lit(id)))})`;
}

/**
 * Returns the SQL condition that a row's match belongs to a server of this process. Undefined where the process serves all
 * servers.
 * @param matchId name of the column with the match's id
 */
function ownMatches({ part }: OwnShards, matchId: string): RawBuilder<SqlBool> | undefined {
  if (!part) return undefined;
  const home = sql`${sql.table('matches')} as ${sql.id('home')}`;
  const same = sql`${sql.ref('home.id')} = ${sql.ref(matchId)}`;
  return sql<SqlBool>`exists (select 1 from ${home} where ${same} and ${inShards('home.guildId', part)})`;
}

/** Returns the operations for the kind of database (PostgreSQL or SQLite) that `db` uses. */
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

/**
 * Reads the value of a JSON column. Throws where the text is no JSON.
 * @param where name of the row and column for the error message
 */
export function fromJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${where} holds no JSON`, { cause: error });
  }
}

/**
 * Puts a value into the text of a statement, for columns with a partial index. SQLite uses such an index only if it knows the
 * value when it compiles the statement.
 */
export const literal = <Value extends string>(value: Value): RawBuilder<Value> => sql.lit(value);

/**
 * Runs a statement, and returns true where it has changed a row. An insert may find its row already stored, and an update may
 * find no row.
 */
export async function hasChanged(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult | undefined>;
}): Promise<boolean> {
  const done = await statement.executeTakeFirst();
  if (done instanceof UpdateResult) return done.numUpdatedRows > 0n;
  return ((done instanceof DeleteResult ? done.numDeletedRows : done?.numInsertedOrUpdatedRows) ?? 0n) > 0n;
}

export const hasRow = async (query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Counts the rows that a query without a selection finds. */
export async function countOf<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('count'));
  return ((await counted.executeTakeFirstOrThrow()) as { readonly count: number }).count;
}

/** Returns the column `at` of a query's first row, for example an earliest time. Undefined without rows. */
export const earliest = async (query: {
  limit(most: number): { executeTakeFirst(): Promise<{ readonly at: number | null } | undefined> };
}): Promise<number | undefined> => (await query.limit(1).executeTakeFirst())?.at ?? undefined;

const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Runs an insert. Throws ConflictError where a unique key already exists. */
export async function inserting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!UNIQUE_CODES.has(codeOf(error))) throw error;
    throw new ConflictError('the row is there already', { cause: error });
  }
}

/** Function that converts a state saved under older rules of a game to the present rules. */
export type Modernise = (game: string, rules: number, state: unknown) => unknown;

/**
 * Function that computes all states of a match from its seed and log, beginning with the deal. Throws where the result differs
 * from the stored last state.
 */
export type Remake = (match: StoredMatch, log: readonly StoredMove[]) => Promise<readonly unknown[]>;

/** Text that replaces a dropped state. Seed and log can recreate the state. */
export const DROPPED = '';

/**
 * Reads states from rows. The store contains no rules of games, so it receives functions that convert older states and
 * recompute dropped states.
 */
export class States {
  #modernise: Modernise = (_game, _rules, state) => state;
  #remake: Remake = async ({ id }) => {
    throw new Error(`match ${id}: its states were dropped, and who reads it knows no game`);
  };
  /** Recomputed states of the match that was read last, since callers often read its states one by one. */
  #remade: { readonly id: string; readonly rev: number; readonly states: readonly unknown[] } | undefined;

  use(modernise: Modernise, remake = this.#remake): void {
    this.#modernise = modernise;
    this.#remake = remake;
  }

  /** Recomputes the dropped states of a match. Throws where that is impossible. */
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

  read({ game, rules, state }: { game: string; rules: number; state: string }, where: string): unknown {
    return this.#modernise(game, rules, fromJson(state, `${where}: state`));
  }
}

interface Filterable<Query> {
  where(condition: RawBuilder<SqlBool>): Query;
}

/**
 * Limits a query to rows whose match belongs to these shards.
 * @param matchId name of the column with the match's id
 */
export function ofShards<Query extends Filterable<Query>>(
  shards: OwnShards,
  query: Query,
  matchId: string,
): Query {
  const condition = ownMatches(shards, matchId);
  return condition ? query.where(condition) : query;
}

/** Base class for the queries and changes of a group of tables. */
export abstract class Repository {
  protected readonly db: Executor;
  protected readonly positions: States;
  protected readonly shards: OwnShards;

  constructor(db: Executor, positions = new States(), shards = new OwnShards()) {
    this.db = db;
    this.positions = positions;
    this.shards = shards;
  }

  /** Runs work in a transaction of its own. After a deadlock or a lost connection the work runs again. */
  protected alone<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    return kindOf(this.db).transaction(this.db, work);
  }

  /** Adds rows. Rows whose key exists already stay unchanged. Returns true where a row was added. */
  protected addRows<Table extends keyof Schema>(
    table: Table,
    rows: Insertable<Schema[Table]> | readonly Insertable<Schema[Table]>[],
  ): Promise<boolean> {
    return hasChanged(
      this.db
        .insertInto(table)
        .values(rows)
        .onConflict(conflict => conflict.doNothing()),
    );
  }

  /** Adds rows. Throws ConflictError where a unique key exists already. */
  protected async insertRows<Table extends keyof Schema>(
    table: Table,
    rows: InsertObject<Schema, Table> | readonly InsertObject<Schema, Table>[],
  ): Promise<void> {
    await inserting(this.db.insertInto(table).values(rows).execute());
  }

  /**
   * Adds a row. A row with the same key gets the new values instead.
   * @param change new values; absent: all values of the row but its key
   */
  protected upsert<Table extends keyof Schema>(
    table: Table,
    row: Insertable<Schema[Table]>,
    key: readonly (keyof Schema[Table] & string)[],
    change?: Updateable<Schema[Table]>,
  ): Promise<void> {
    const fields = Object.entries(row).filter(([name]) => !key.some(each => each === name));
    const changed = (change ?? Object.fromEntries(fields)) as never;
    const insert = this.db.insertInto(table).values(row);
    return this.write(insert.onConflict(conflict => conflict.columns(key as never).doUpdateSet(changed)));
  }

  /** Selects the rows of a table with these values, and all of their columns. */
  protected rowsOf<Table extends keyof Schema>(
    table: Table,
    values: Partial<Selectable<Schema[Table]>>,
  ): SelectQueryBuilder<Schema, Table, Selectable<Schema[Table]>> {
    const rows = this.db
      .selectFrom(table as 'kv')
      .selectAll()
      .where(eb => eb.and(values));
    return rows as unknown as SelectQueryBuilder<Schema, Table, Selectable<Schema[Table]>>;
  }

  protected changing<Table extends keyof Schema>(
    table: Table,
    values: Partial<Selectable<Schema[Table]>>,
    change: Updateable<Schema[Table]>,
  ): UpdateQueryBuilder<Schema, Table, Table, UpdateResult> {
    const rows = this.db.updateTable(table as 'kv').set(change);
    return rows.where(eb => eb.and(values)) as unknown as UpdateQueryBuilder<
      Schema,
      Table,
      Table,
      UpdateResult
    >;
  }

  protected deleting<Table extends keyof Schema>(
    table: Table,
    values: Partial<Selectable<Schema[Table]>>,
  ): DeleteQueryBuilder<Schema, Table, DeleteResult> {
    const rows = this.db.deleteFrom(table as 'kv').where(eb => eb.and(values));
    return rows as unknown as DeleteQueryBuilder<Schema, Table, DeleteResult>;
  }

  /** Deletes the rows with these values. Returns true where a row was deleted. */
  protected dropRows<Table extends keyof Schema>(
    table: Table,
    values: Partial<Selectable<Schema[Table]>>,
  ): Promise<boolean> {
    return hasChanged(this.deleting(table, values));
  }

  /** Runs a statement whose answer is not needed. Inside a transaction the caller does not wait for the answer. */
  protected write(statement: { execute(): Promise<unknown> }): Promise<void> {
    return kindOf(this.db).later(this.db, statement.execute());
  }

  /** Adds a check of a statement's answer. The transaction is committed only if the check succeeds. */
  protected check(answer: Promise<unknown>): Promise<void> {
    return kindOf(this.db).later(this.db, answer, { judged: true });
  }

  /**
   * Limits a query to rows whose match belongs to this process.
   * @param matchId name of the column with the match's id
   */
  protected own<Query extends Filterable<Query>>(query: Query, matchId: string): Query {
    return ofShards(this.shards, query, matchId);
  }

  /**
   * Limits a query to rows of servers that belong to this process.
   * @param guildId name of the column with the server's id
   */
  protected ownGuilds<Query extends Filterable<Query>>(query: Query, guildId: string): Query {
    const { part } = this.shards;
    return part ? query.where(inShards(guildId, part)) : query;
  }

  /**
   * Locks a key until the transaction ends, so that other transactions wait for the same key. Has no effect outside of a
   * transaction.
   */
  protected async lock(key: string): Promise<void> {
    if (this.db.isTransaction) await kindOf(this.db).lock(this.db, key);
  }
}
