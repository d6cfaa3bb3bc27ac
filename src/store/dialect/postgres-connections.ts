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
import { PostgresCompiler } from './column-names.ts';
import { codeOf } from './errors.ts';
import { clientWithNames, isStrangeStatement } from './named-statements.ts';
import { AGAIN_MS, isAgain, isLost, PATIENCE_MS } from './postgres.ts';
import { TroubleLog } from './postgres-trouble.ts';

/** The server ends a statement first, and says so; where even that is not heard, the connection is given up. */
const ANSWER_MS = 1_000;
/** Limit of one try to connect, where statements may take any time. */
const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 5_000;

export interface PostgresLimits {
  /** Milliseconds that one statement may take. 0: no limit, for migrations and clearing. */
  readonly statementMs: number;
  /** Maximum number of connections. */
  readonly connections: number;
  /** Is told when trouble with the database begins, and when it is over: a line each. */
  readonly say?: ((line: string) => void) | undefined;
}

/** Times and counts fit into a number of JavaScript; `avg` has no more digits than that. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Replaces NUL in text, which PostgreSQL can't store and a person's name might contain. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{FFFD}') : value;

/** Makes a socket that sends all writes of one tick in one piece, since each piece costs both sides a system call. */
function together(): Socket {
  const socket = new Socket();
  // Not earlier, since `connect` restores the plain `write`.
  socket.once('connect', () => {
    const { write } = socket;
    let held = false;
    const written = (...parts: Parameters<typeof write>): boolean => {
      if (!held) {
        held = true;
        socket.cork();
        // After all writes that follow without waiting for anything.
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

/** Connection as Kysely's driver acquires and releases it. */
type Connection = Parameters<PostgresDriver['releaseConnection']>[0];

/** Refused, since an earlier statement of the transaction has failed. */
const ABORTED = '25P02';
const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Connection that repeats a read on another connection where this one is lost, outside of transactions. */
class PatientConnection implements DatabaseConnection {
  inTransaction = false;
  /** Sent with the first question, which needs not wait for it. */
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
        // The server has done nothing of it. From now on statements are sent without a name.
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
   * Returns the first failure of a transaction, since every later statement fails for that reason alone. Incident: a
   * delivery failed at once on a server that was read-only for a moment, since the refusal of a later statement was seen
   * first.
   */
  async #causeOf(error: unknown): Promise<unknown> {
    if (codeOf(error) !== ABORTED) this.#failure ??= error;
    // Answers that come in one piece are seen in any order.
    else await setImmediate();
    return this.#failure ?? error;
  }
}

/** Waits for a database that is away for a moment, instead of failing at once. */
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
    // The first statement reports the failure.
    connection.beginning.catch(() => {});
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    await this.#driver.commitTransaction(connection);
  }

  /**
   * Rolls back a transaction. The server rolls back where the connection is lost, and an error here would hide the reason.
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

/** The limits in pg's words. A transaction that says nothing twice as long belongs to a machine that is gone. */
const timeouts = ({ statementMs }: PostgresLimits): pg.PoolConfig =>
  statementMs === 0
    ? { connectionTimeoutMillis: CONNECT_MS }
    : {
        connectionTimeoutMillis: statementMs / 2,
        statement_timeout: statementMs,
        query_timeout: statementMs + ANSWER_MS,
        idle_in_transaction_session_timeout: 2 * statementMs,
      };

/** @param url `postgres://user:password@host:port/database` */
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
  // Without these handlers an idle connection that breaks would end the process. The next statement reports it.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return new PatientDialect({ pool }, new TroubleLog(limits.say));
}
