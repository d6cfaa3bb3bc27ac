import { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
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
import { codeOf } from './errors.ts';
import { clientWithNames, isStrangeStatement } from './named-statements.ts';
import { AGAIN_MS, isAgain, isLost, PATIENCE_MS } from './postgres.ts';
import { PostgresCompiler } from './schema.ts';
import { TroubleLog } from './trouble-log.ts';

/**
 * Milliseconds that the client waits longer than the server's own time limit. Normally the server stops a slow statement and
 * reports an error. If no error arrives in this time, the client closes the connection.
 */
const ANSWER_MS = 1_000;
/** Time limit in milliseconds for one attempt to connect, if statements have no time limit. */
const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 5_000;

export interface PostgresLimits {
  /** Maximum milliseconds of one statement. 0: no limit, for migrations and clean-up. */
  readonly statementMs: number;
  readonly connections: number;
  /** Receives a line of text when trouble with the database begins, and another line when the trouble is over. */
  readonly say?: ((line: string) => void) | undefined;
}

/**
 * PostgreSQL types that are read as JavaScript numbers. Times and counts fit into a number, and `avg` needs no higher
 * precision.
 */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Replaces the NUL characters of a text. PostgreSQL can't store them, and a person's name might contain them. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{FFFD}') : value;

/**
 * Makes a socket that sends all writes of one event-loop tick in one piece, since each piece costs a system call on both sides.
 */
function together(): Socket {
  const socket = new Socket();
  // The socket's `write` is replaced after the connection is made, since `connect` would restore the original method.
  socket.once('connect', () => {
    const { write } = socket;
    let held = false;
    const written = (...parts: Parameters<typeof write>): boolean => {
      if (!held) {
        held = true;
        socket.cork();
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

type Connection = Parameters<PostgresDriver['releaseConnection']>[0];

/** Error code of a statement that is refused because an earlier statement of its transaction has failed. */
const ABORTED = '25P02';
const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Connection that repeats a read on a new connection after a connection loss. Reads inside a transaction are not repeated. */
class PatientConnection implements DatabaseConnection {
  inTransaction = false;
  /** Pending answer to the `begin` of a transaction. The first statement is sent without waiting for this answer. */
  beginning: Promise<void> | undefined;
  #inner: Connection;
  #failure: unknown;
  readonly #another: (lost: Connection) => Promise<Connection>;
  readonly #trouble: TroubleLog;

  constructor(inner: Connection, another: (lost: Connection) => Promise<Connection>, trouble: TroubleLog) {
    this.#inner = inner;
    this.#another = another;
    this.#trouble = trouble;
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
        const began = performance.now();
        this.beginning = undefined;
        const [result] = await Promise.all([this.#inner.executeQuery<R>(asked), beginning]);
        this.#trouble.answered(performance.now() - began, WRITES.has(query.query.kind));
        return result;
      } catch (error) {
        const cause = this.inTransaction ? await this.#causeOf(error) : error;
        this.#trouble.met(cause);
        if (this.inTransaction) throw cause;
        if (performance.now() > patience) throw error;
        // The server has not executed the statement. Later statements are sent without a name.
        if (isStrangeStatement(error)) {
          await sleep(AGAIN_MS);
          continue;
        }
        const reads = query.query.kind === 'SelectQueryNode';
        if (!reads || !isAgain(error)) throw error;
        if (isLost(error)) this.#inner = await this.#another(this.#inner);
        else await sleep(AGAIN_MS);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, size);
  }

  /**
   * Returns the first error of a transaction, since all later statements fail because of it. Incident: the error of a later
   * statement was reported first, so a delivery was not repeated while a server was briefly read-only.
   */
  async #causeOf(error: unknown): Promise<unknown> {
    if (codeOf(error) !== ABORTED) this.#failure ??= error;
    // Answers that arrive together are handled in any order. So the code waits here until all of them are handled.
    else await setImmediate();
    return this.#failure ?? error;
  }
}

/** Database driver that waits for an unreachable database for a while, instead of failing at once. */
class PatientDriver implements Driver {
  readonly #driver: PostgresDriver;
  readonly #trouble: TroubleLog;

  constructor(driver: PostgresDriver, trouble: TroubleLog) {
    this.#driver = driver;
    this.#trouble = trouble;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<PatientConnection> {
    const another = async (lost: Connection): Promise<Connection> => {
      await this.#driver.releaseConnection(lost);
      return this.#acquire();
    };
    return new PatientConnection(await this.#acquire(), another, this.#trouble);
  }

  async beginTransaction(connection: PatientConnection, settings: TransactionSettings): Promise<void> {
    connection.inTransaction = true;
    connection.beginning = this.#driver.beginTransaction(connection.inner, settings);
    // The transaction's first statement reports the failure of `begin`.
    connection.beginning.catch(() => {});
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    await this.#driver.commitTransaction(connection);
  }

  /**
   * Rolls back a transaction. Ignores a lost connection, since the server then rolls back by itself, and since this error would
   * hide the original error.
   */
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
        this.#trouble.met(error);
        if (!isLost(error) || performance.now() > patience) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }
}

class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #trouble: TroubleLog;

  constructor(config: PostgresDialectConfig, trouble: TroubleLog) {
    super(config);
    this.#config = config;
    this.#trouble = trouble;
  }

  override createDriver(): Driver {
    return new PatientDriver(new PostgresDriver(this.#config), this.#trouble);
  }

  override createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
}

/**
 * Converts the limits into options of the `pg` client. If the bot sends nothing during a transaction for twice the limit, the
 * server ends the transaction, since the bot's machine has probably failed.
 */
const timeouts = ({ statementMs }: PostgresLimits): pg.PoolConfig =>
  statementMs === 0
    ? { connectionTimeoutMillis: CONNECT_MS }
    : {
        connectionTimeoutMillis: statementMs / 2,
        statement_timeout: statementMs,
        query_timeout: statementMs + ANSWER_MS,
        idle_in_transaction_session_timeout: 2 * statementMs,
      };

/**
 * Makes the Kysely dialect for a PostgreSQL database.
 * @param url address like `postgres://user:password@host:port/database`
 */
export function postgresDialect(url: string, limits: PostgresLimits): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: limits.connections,
    ...timeouts(limits),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: true,
    stream: together,
    Client: clientWithNames(),
    application_name: 'porto-bot',
  });
  // These handlers keep the error of a broken idle connection from ending the process. The next statement reports the error.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return new PatientDialect({ pool }, new TroubleLog(limits.say));
}

/**
 * Time limit in milliseconds for the first attempt to connect. It is short, so that the operator soon reads of a server that
 * does not answer.
 */
const FIRST_CONNECT_MS = 1_500;

/**
 * Waits until the server can be reached, even if it then refuses the connection.
 * @param until repeats an attempt while the server can't be reached
 */
export async function reachPostgres(url: string, until: Until): Promise<void> {
  let milliseconds = FIRST_CONNECT_MS;
  await until(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: milliseconds });
    milliseconds = CONNECT_MS;
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
    } catch (error) {
      // Any other reason is reported when the database is opened.
      if (isLost(error)) throw error;
    }
  });
}

/** Repeats work while its server can't be reached, until the work succeeds. */
export type Until = (work: () => Promise<void>) => Promise<void>;
