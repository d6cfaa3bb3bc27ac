import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/index.ts';
import { PostgresProcess } from './support/postgres-process.ts';
import { prefixOf, TEMPLATE } from './support/postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database whose user may create other databases. */
    readonly postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES_URL;
  const server = given ? { url: given, remove: () => dropDatabases(given) } : await PostgresProcess.start();
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgres', server.url);
  return () => server.remove();
}

/** Drops the databases that the tests of this run have left. */
async function dropDatabases(address: string): Promise<void> {
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  const mine = 'select datname from pg_database where starts_with(datname, $1)';
  const { rows } = await admin.query<{ datname: string }>(mine, [prefixOf(process.pid)]);
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}

async function makeTemplate(address: string): Promise<void> {
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE} template template0`);
  await admin.end();
  const url = new URL(address);
  url.pathname = `/${TEMPLATE}`;
  await (await openStore(url.href)).close();
}
