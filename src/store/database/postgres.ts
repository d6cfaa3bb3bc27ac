import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type Kysely,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { codeOf, StoreError, UnreachableError } from '../errors.ts';
import type { Conditions, DatabaseKind } from './kind.ts';
import { isStrangeStatement } from './named-statements.ts';

/** For so long a database that is not there is waited for: a restart or a failover is over by then. */
export const PATIENCE_MS = 30_000;
export const AGAIN_MS = 50;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: the server ends or begins, or is a standby by now. */
const LOST_CODES =
  /^(08\w{3}|57P0[123]|25006|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** pg itself gives these no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;
/** Serialization failure and deadlock: one of those in each other's way has to begin again. */
const AGAIN_CODES = new Set(['40001', '40P01']);

/** The connection is gone, or none could be had. */
export const isLost = (error: unknown): boolean =>
  LOST_CODES.test(codeOf(error)) || (error instanceof Error && LOST_WORDS.test(error.message));

/** By SQLSTATE, what is wrong with the way to the database. */
const TROUBLES: Readonly<Record<string, string>> = {
  '28P01': 'refuses this user or its password',
  '28000': 'refuses this user',
  '3D000': 'is not there: the server knows no database of that name',
  '42501': 'does not let this user create or change tables',
  '53100': 'has no room: its disk is full',
  ENOTFOUND: 'is on a host that is not known',
};

/** pg's own words, without a code. */
const NO_PASSWORD = /client password must be a (non-empty )?string/;
const NONE_GIVEN = 'asks for a password, and none is given';

function storeError(name: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (isLost(error)) return new UnreachableError(`${name} can't be reached: ${reason}`, { cause: error });
  const known = NO_PASSWORD.test(reason) ? NONE_GIVEN : TROUBLES[codeOf(error)];
  return new StoreError(`${name} ${known ?? `can't be used: ${reason}`}`, { cause: error });
}

/** What became of a transaction whose connection was lost while it was committed. The server may go away once more meanwhile. */
async function hasCommitted(db: QueryExecutorProvider, id: string, patience: number): Promise<boolean> {
  for (;;) {
    try {
      const { rows } = await sql<{ status: string | null }>`
        select pg_xact_status(${id}::xid8) as status`.execute(db);
      if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
    } catch (error) {
      if (!isLost(error) || performance.now() > patience) throw error;
    }
    await sleep(AGAIN_MS);
  }
}

/** What each transaction has locked: it holds it to its end. */
const locked = new WeakMap<QueryExecutorProvider, Set<string>>();

const lockOf = (key: string): RawBuilder<unknown> => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;

/** Asks without waiting for the answer: what is asked next goes out with it, and each way to the server and back counts. */
async function send<R>(transaction: QueryExecutorProvider, query: CompiledQuery<R>): Promise<Sent<R>> {
  let answer: Promise<QueryResult<R>> | undefined;
  await transaction.getExecutor().provideConnection(async connection => {
    answer = connection.executeQuery(query);
    // Told to who waits for it.
    answer.catch(() => {});
  });
  return { rows: async () => (await answer)?.rows ?? [] };
}

interface Sent<R> {
  rows(): Promise<readonly R[]>;
}

/**
 * Locks what it is about, then asks for its number and whether it may write. The lock is held, and the gate asked, before the
 * server takes up whatever is sent later. Returns what gives its number, or throws.
 */
async function open<Tables>(
  transaction: Kysely<Tables>,
  { key, gate }: Conditions,
): Promise<() => Promise<string>> {
  const lock = key === undefined ? sql`` : sql`, ${lockOf(key)}`;
  const asked = sql<{ id: string }>`select pg_current_xact_id()::text as id${lock}`;
  const numbered = await send(transaction, asked.compile(transaction));
  if (key !== undefined) locked.set(transaction, new Set([key]));
  // A statement of its own: it sees what was committed while the lock was waited for.
  const gated = gate && (await send(transaction, gate.ask()));
  return async () => {
    const [row] = await numbered.rows();
    if (gated) gate.judge(await gated.rows());
    return row?.id ?? '';
  };
}

export const POSTGRES: DatabaseKind = {
  id: ['bigserial', column => column.primaryKey()],
  jsonRows: query => jsonArrayFrom(query),

  async lock(transaction, key) {
    const keys = locked.get(transaction) ?? new Set();
    if (keys.has(key)) return;
    locked.set(transaction, keys.add(key));
    await sql`select ${lockOf(key)}`.execute(transaction);
  },

  /** READ COMMITTED: what is one after the other asks for the lock of its match. */
  async transaction(db, work, conditions = {}) {
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      let done: { readonly value: Awaited<ReturnType<typeof work>> } | undefined;
      let id = '';
      try {
        await db
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async transaction => {
            const opened = await open(transaction, conditions);
            const value = await work(transaction).catch(async error => {
              // What failed first, or who may not write, makes whatever is asked after it fail.
              await opened();
              throw error;
            });
            id = await opened();
            done = { value };
          });
      } catch (error) {
        const lost = isLost(error);
        if (lost && done && (await hasCommitted(db, id, patience))) return done.value;
        const again = lost || AGAIN_CODES.has(codeOf(error)) || isStrangeStatement(error);
        if (!again || performance.now() > patience) throw error;
        await sleep(AGAIN_MS * (1 + Math.random()));
        continue;
      }
      if (done) return done.value;
    }
  },

  snapshot: (db, work) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),

  async lastId(db, table) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },

  async setLastId(db, table, last) {
    const [value, used] = last > 0 ? [last, true] : [1, false];
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${value}, ${used})`.execute(db);
  },

  /** The pages of deleted rows are free for others; what is written ahead is the server's to keep. It keeps nobody waiting. */
  async scrub(connect) {
    await connect(db => sql`vacuum`.execute(db));
    return true;
  },

  storeError,
  trouble: (name, error) => (isLost(error) || codeOf(error) === '53100' ? storeError(name, error) : error),
};
