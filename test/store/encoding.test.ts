import { type DatabaseConnection, DummyDriver, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresCompiler } from '../../src/store/dialect/schema.ts';
import { openStore, StoreError } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/store.ts';
import { asAdmin, database } from '../support/postgres.ts';
import { hasPostgres } from '../support/test-form.ts';

/** Driver of a PostgreSQL server whose only answer is its encoding. */
class Server extends DummyDriver {
  readonly #encoding: string;

  constructor(encoding: string) {
    super();
    this.#encoding = encoding;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const rows = [{ encoding: this.#encoding }] as never[];
    return { ...connection, executeQuery: async () => ({ rows }), streamQuery: connection.streamQuery };
  }
}

const opened = (encoding: string) =>
  storeOn(
    {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Server(encoding),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresCompiler(),
    },
    'the database',
  );

test.each(['SQL_ASCII', 'LATIN1', 'WIN1252', 'EUC_KR'])(
  'a PostgreSQL database with the encoding %s is refused before its tables are read',
  async encoding => {
    await expect(opened(encoding)).rejects.toThrow(
      new StoreError(
        `the database has the encoding ${encoding}, which can't store every name and emoji: make a database with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
      ),
    );
  },
);

test('the encoding UTF8 is accepted', async () => {
  await expect(opened('UTF8')).rejects.toThrow('belongs to another program');
});

test.runIf(hasPostgres).each(['SQL_ASCII', 'LATIN1'])(
  'a real database with the encoding %s is refused',
  async encoding => {
    const url = new URL(await database());
    const name = `${url.pathname.slice(1)}_other`;
    await asAdmin(`create database ${name} template template0 encoding '${encoding}' locale 'C'`);
    onTestFinished(async () => {
      await asAdmin(`drop database if exists ${name}`);
    });
    url.pathname = `/${name}`;
    await expect(openStore(url.href)).rejects.toThrow(`has the encoding ${encoding}, which can't store`);
  },
);
