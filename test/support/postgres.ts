import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { folder } from './folder.ts';
import { prefixOf, TEMPLATE } from './postgres-template.ts';

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

interface DatabaseOptions {
  /** True: the database has the bot's tables. */
  readonly tables?: boolean;
}

async function created({ tables = true }: DatabaseOptions): Promise<{ name: string; address: string }> {
  const name = `${prefixOf(process.ppid)}${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${tables ? TEMPLATE : 'template0'} strategy file_copy`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return { name, address: url.href };
}

/** Makes a database that is dropped after the test, and returns its address. */
export async function database(options: DatabaseOptions = {}): Promise<string> {
  const { name, address } = await created(options);
  onTestFinished(async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  return address;
}

/** Ends all other connections, deletes all rows and lets all numbers begin anew. All foreign keys delete with their rows. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      loop execute format('delete from %I', name); end loop;
    perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
  end $$`;

/** Addresses of empty databases that earlier tests of this process have used. */
const emptied: string[] = [];

/**
 * Returns the address of an empty database with the bot's tables, which stays for later tests of this process. A test may not
 * change its tables. To make and drop a database takes several times as long as to empty one.
 */
async function lent(): Promise<string> {
  const address = emptied.pop() ?? (await created({})).address;
  onTestFinished(async () => {
    await asAdminOf(address, EMPTY);
    emptied.push(address);
  });
  return address;
}

/** Returns the address of an empty database: in memory, or in PostgreSQL with `TEST_DATABASE=postgres`. */
export const emptyDatabase = async (): Promise<string> =>
  process.env.TEST_DATABASE === 'postgres' ? lent() : ':memory:';

/**
 * Returns the address of an empty database that several stores can open: a file or a database of PostgreSQL.
 * @param kind absent: a file, or PostgreSQL with `TEST_DATABASE=postgres`
 */
export const sharedDatabase = async (kind = process.env.TEST_DATABASE): Promise<string> =>
  kind === 'postgres' ? lent() : join(folder(), 'x.sqlite');

/** Returns the number of runs of a property. On PostgreSQL a run takes ten times as long, so only a third are made. */
export const runs = (count: number): number =>
  process.env.TEST_DATABASE === 'postgres' ? Math.ceil(count / 3) : count;
