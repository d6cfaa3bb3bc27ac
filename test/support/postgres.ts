import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { folder } from './folder.ts';
import { TEMPLATE } from './postgres-template.ts';

export const asAdmin = (...statements: readonly string[]): Promise<readonly pg.QueryResult[]> =>
  asAdminOf(inject('postgres'), ...statements);

export async function asAdminOf(
  url: string,
  ...statements: readonly string[]
): Promise<readonly pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}

/**
 * Makes a database that is dropped after the test, and returns its address.
 * @param tables true: the database has the bot's tables
 */
export async function database({ tables = true }: { readonly tables?: boolean } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${tables ? TEMPLATE : 'template0'} strategy file_copy`);
  onTestFinished(async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the address of an empty database: in memory, or in PostgreSQL with `TEST_DATABASE=postgres`. */
export const emptyDatabase = async (): Promise<string> =>
  process.env.TEST_DATABASE === 'postgres' ? database() : ':memory:';

/**
 * Returns the address of an empty database that several stores can open: a file or a database of PostgreSQL.
 * @param kind absent: a file, or PostgreSQL with `TEST_DATABASE=postgres`
 */
export const sharedDatabase = async (kind = process.env.TEST_DATABASE): Promise<string> =>
  kind === 'postgres' ? database() : join(folder(), 'x.sqlite');

/** Returns the number of runs of a property. On PostgreSQL a run takes ten times as long, so only a third are made. */
export const runs = (count: number): number =>
  process.env.TEST_DATABASE === 'postgres' ? Math.ceil(count / 3) : count;
