import type { Kysely } from 'kysely';
import { ConflictError, codeOf } from './errors.ts';
import type { Schema } from './schema.ts';

/** The database or a transaction on it. */
export type Executor = Kysely<Schema>;

/** Text of a JSON column. Throws TypeError on what JSON can't hold. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('a stored value must be plain JSON');
  return text;
}

/** Plain data again. Throws when the row was damaged: that is nobody's mistake at the table. */
export function fromJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${where} holds no JSON`, { cause: error });
  }
}

export const toFlag = (yes: boolean): number => (yes ? 1 : 0);

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
