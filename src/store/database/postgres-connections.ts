import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { PostgresCompiler } from './column-names.ts';
import { clientWithNames, isStrangeStatement } from './named-statements.ts';
import { AGAIN_MS, isLost, PATIENCE_MS } from './postgres.ts';

/** Milliseconds for one try to connect. */
const CONNECT_MS = 5_000;
const MOST_CONNECTIONS = 10;

/** Times and counts fit into a number of JavaScript; `avg` has no more digits than that. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** PostgreSQL's text holds no NUL, which somebody's name might. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{FFFD}') : value;

/** What is written in one go, several questions among it, leaves in one piece: each costs both sides a call of the system. */
function together(): Socket {
  const socket = new Socket();
  // Not before: `connect` puts the plain one back.
  socket.once('connect', () => {
    const { write } = socket;
    let held = false;
    const written = (...parts: Parameters<typeof write>): boolean => {
      if (!held) {
        held = true;
        socket.cork();
        // After all that follows without waiting for anything.
        process.nextTick(() => {
          held = false;
          socket.uncork();
        });
      }
      return write.apply(socket, parts);
    };
    socket.write = written as typeof write;
  });
  return socket;
}

/** What Kysely's driver hands out and wants back. */
type Connection = Parameters<PostgresDriver['releaseConnection']>[0];

/** What is asked outside of a transaction is asked again on another connection when this one is lost, if it only reads. */
class PatientConnection implements DatabaseConnection {
  inTransaction = false;
  /** Sent with the first question, which needs not wait for it. */
  beginning: Promise<void> | undefined;
  #inner: Connection;
  readonly #another: (lost: Connection) => Promise<Connection>;

  constructor(inner: Connection, another: (lost: Connection) => Promise<Connection>) {
    this.#inner = inner;
    this.#another = another;
  }

  get inner(): Connection {
    return this.#inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const asked = { ...query, parameters: query.parameters.map(storable) };
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        const { beginning } = this;
        this.beginning = undefined;
        const [result] = await Promise.all([this.#inner.executeQuery<R>(asked), beginning]);
        return result;
      } catch (error) {
        // Nothing of it was done; from now on it goes without a name.
        if (this.inTransaction || performance.now() > patience) throw error;
        if (isStrangeStatement(error)) {
          await sleep(AGAIN_MS);
          continue;
        }
        const reads = query.query.kind === 'SelectQueryNode';
        if (!reads || !isLost(error)) throw error;
        this.#inner = await this.#another(this.#inner);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, size);
  }
}

/** Waits for a database that is away for a moment, instead of failing at once. */
class PatientDriver implements Driver {
  readonly #driver: PostgresDriver;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<PatientConnection> {
    return new PatientConnection(await this.#acquire(), async lost => {
      await this.#driver.releaseConnection(lost);
      return this.#acquire();
    });
  }

  async beginTransaction(connection: PatientConnection, settings: TransactionSettings): Promise<void> {
    connection.inTransaction = true;
    connection.beginning = this.#driver.beginTransaction(connection.inner, settings);
    // Told to who asks first.
    connection.beginning.catch(() => {});
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    await this.#driver.commitTransaction(connection);
  }

  /** A transaction whose connection is lost is rolled back by the server; a complaint here would hide why. */
  async rollbackTransaction(connection: PatientConnection): Promise<void> {
    try {
      await this.#driver.rollbackTransaction(connection);
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }

  releaseConnection(connection: PatientConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async #acquire(): Promise<Connection> {
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return (await this.#driver.acquireConnection()) as Connection;
      } catch (error) {
        if (!isLost(error) || performance.now() > patience) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }
}

class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(new PostgresDriver(this.#config));
  }

  override createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
}

/** @param url `postgres://user:password@host:port/database` */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    pipeline: true,
    stream: together,
    Client: clientWithNames(),
    application_name: 'porto-bot',
  });
  // Without these a connection that breaks while nobody asks anything would end the process; whoever asks next is told.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return new PatientDialect({ pool });
}
