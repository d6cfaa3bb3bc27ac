import {
  DeleteResult,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
  UpdateResult,
} from 'kysely';
import { OwnShards } from '../../core/shards.ts';
import { ConflictError, codeOf } from '../dialect/errors.ts';
import { kindOf } from '../dialect/kind-of.ts';
import type { Schema } from '../dialect/schema.ts';
import type { StoredMatch, StoredMove } from '../types/index.ts';
import { ownMatches } from './own-rows.ts';

/** The database or a transaction on it. */
export type Executor = Kysely<Schema>;

/** Converts a value to the text of a JSON column. Throws TypeError for values that JSON can't hold. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('a stored value must be plain JSON');
  return text;
}

/** Converts text back to plain data. Throws where the row was damaged, which is no mistake of a person at the table. */
export function fromJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${where} holds no JSON`, { cause: error });
  }
}

/** Reads what `jsonRows` has made of a query: text in SQLite, rows in PostgreSQL. Throws where the row was damaged. */
export const rowsOf = <Row>(value: unknown, where: string): readonly Row[] =>
  (typeof value === 'string' ? fromJson(value, where) : value) as readonly Row[];

/**
 * Puts a value into the text of a statement. It is for columns whose index holds only some rows. With a parameter, SQLite
 * would prepare the statement again each time, since the index helps with some values only.
 */
export const literal = <Value extends string>(value: Value): RawBuilder<Value> => sql.lit(value);

export const toFlag = (yes: boolean): number => (yes ? 1 : 0);

/** Returns true where a statement has written a row. An insert may find its row there, and an update may come too late. */
export async function hasChanged(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult | undefined>;
}): Promise<boolean> {
  const done = await statement.executeTakeFirst();
  if (done instanceof UpdateResult) return done.numUpdatedRows > 0n;
  return ((done instanceof DeleteResult ? done.numDeletedRows : done?.numInsertedOrUpdatedRows) ?? 0n) > 0n;
}

/** The least time of a column, of a query that finds it as `at`; undefined without rows. */
export const earliest = async (query: {
  executeTakeFirst(): Promise<{ readonly at: number | null } | undefined>;
}): Promise<number | undefined> => (await query.executeTakeFirst())?.at ?? undefined;

/** SQLite's codes, and PostgreSQL's class 23505. */
const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Throws ConflictError where a unique key is taken. */
export async function inserting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!UNIQUE_CODES.has(codeOf(error))) throw error;
    throw new ConflictError('the row is there already', { cause: error });
  }
}

/** A state that some version of a game's rules has saved, as the program's own rules have it. */
export type Modernise = (game: string, rules: number, state: unknown) => unknown;

/** The states of a match from its seed and log, the deal's first. Throws where they do not lead to the state that is kept. */
export type Remake = (match: StoredMatch, log: readonly StoredMove[]) => Promise<readonly unknown[]>;

/** Mark in place of a state that follows from seed and log. */
export const DROPPED = '';

/**
 * Reads positions from rows, in one place. The store knows no game, so it is given functions that read older states and make
 * dropped ones again.
 */
export class States {
  #modernise: Modernise = (_game, _rules, state) => state;
  #remake: Remake = async ({ id }) => {
    throw new Error(`match ${id}: its states were dropped, and who reads it knows no game`);
  };
  /** States of the match that was asked for last, since states are often asked for one by one. */
  #remade: { readonly id: string; readonly rev: number; readonly states: readonly unknown[] } | undefined;

  use(modernise: Modernise, remake = this.#remake): void {
    this.#modernise = modernise;
    this.#remake = remake;
  }

  /** The states that were dropped. Throws where they can't be made again. */
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

  /** Throws where the row was damaged. */
  read({ game, rules, state }: { game: string; rules: number; state: string }, where: string): unknown {
    return this.#modernise(game, rules, fromJson(state, `${where}: state`));
  }
}

interface Filterable<Query> {
  where(condition: RawBuilder<SqlBool>): Query;
}

/** Part of the database: the contents of its tables, read and written under one noun. */
export abstract class Repository {
  protected readonly db: Executor;
  protected readonly positions: States;
  protected readonly shards: OwnShards;

  constructor(db: Executor, positions = new States(), shards = new OwnShards()) {
    this.db = db;
    this.positions = positions;
    this.shards = shards;
  }

  /** Work in a transaction of its own, which waits for others and is as patient as a move. */
  protected alone<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    return kindOf(this.db).transaction(this.db, work);
  }

  /** Runs a statement whose answer is not needed. In a transaction nothing waits for it. */
  protected write(statement: { execute(): Promise<unknown> }): Promise<void> {
    return kindOf(this.db).later(this.db, statement.execute());
  }

  /** Checks the answer of a statement before the transaction is committed. It throws where the answer is wrong. */
  protected check(answer: Promise<unknown>): Promise<void> {
    return kindOf(this.db).later(this.db, answer, { judged: true });
  }

  /** Limits a query to rows whose match this process looks after. @param matchId the column that names the match */
  protected own<Query extends Filterable<Query>>(query: Query, matchId: string): Query {
    const condition = ownMatches(this.shards, matchId);
    return condition ? query.where(condition) : query;
  }

  /** Until the transaction ends, whatever else is about the same waits. Outside of one there is nothing to wait for. */
  protected async lock(key: string): Promise<void> {
    if (this.db.isTransaction) await kindOf(this.db).lock(this.db, key);
  }
}
