import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** As the server's own user. */
export async function asAdmin(...statements: readonly string[]): Promise<readonly pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}

/** The address of a database that goes away with its test. @param tables whether it has them already */
export async function database({ tables = true }: { readonly tables?: boolean } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${tables ? 'tables_of_today' : 'template0'}`);
  onTestFinished(async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return url.href;
}
