import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { codeOf, StoreError, UnknownOutcomeError, UnreachableError } from './errors.ts';
import type { Conditions, DatabaseKind } from './kind.ts';
import { isStrangeStatement } from './named-statements.ts';
import type { Schema } from './schema.ts';

/** Maximum milliseconds to wait for an unreachable database. A restart or a failover rarely takes longer. */
export const PATIENCE_MS = 30_000;
export const AGAIN_MS = 50;

/**
 * Error codes of a lost connection (https://www.postgresql.org/docs/current/errcodes-appendix.html). Examples are a server that
 * stops, starts or has become a standby, and an idle session that the server has closed.
 */
const LOST_CODES =
  /^(08\w{3}|57P0[1235]|25006|25P03|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Error messages of lost connections for which the `pg` client gives no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|timeout expired|Query read timeout)/;
/**
 * Error codes after which a transaction must be repeated: serialization failure, deadlock, and a lock or statement that took
 * too long.
 */
const AGAIN_CODES = new Set(['40001', '40P01', '55P03', '57014']);

/** Returns true where the connection was lost, or could not be made. */
export const isLost = (error: unknown): boolean =>
  LOST_CODES.test(codeOf(error)) || (error instanceof Error && LOST_WORDS.test(error.message));

/** Returns the reason why the server can't be reached, as a text for the operator. Returns undefined for any other error. */
export function whyLost(error: unknown): string | undefined {
  if (!isLost(error)) return undefined;
  // If a host has several addresses, Node's error has no message.
  return (error instanceof Error && error.message) || codeOf(error);
}

/** Returns true where another attempt of the failed work may succeed. */
export const isAgain = (error: unknown): boolean =>
  isLost(error) || AGAIN_CODES.has(codeOf(error)) || isStrangeStatement(error);

const TROUBLES: Readonly<Record<string, string>> = {
  '28P01': 'refuses this user or its password',
  '28000': 'refuses this user',
  '3D000': 'is not there: the server knows no database of that name',
  '42501': 'does not let this user create or change tables',
  '53100': 'has no room: its disk is full',
  ENOTFOUND: 'is on a host that is not known',
};

/** Error message of the `pg` client for a missing password. That error has no code. */
const NO_PASSWORD = /client password must be a (non-empty )?string/;
const NONE_GIVEN = 'asks for a password, and none is given';

function storeError(name: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const known = NO_PASSWORD.test(reason) ? NONE_GIVEN : TROUBLES[codeOf(error)];
  if (!known && isLost(error))
    return new UnreachableError(`${name} can't be reached: ${reason}`, { cause: error });
  return new StoreError(`${name} ${known ?? `can't be used: ${reason}`}`, { cause: error });
}

/**
 * Table into which each transaction inserts a row of its own. The row exists afterwards only if the transaction was committed.
 */
type CommitMarks = Pick<Schema, 'claims'>;
/** Value of `at` in a row which states that its transaction was not committed. */
const NOT_KEPT = -1;

const NOT_KNOWN = 'whether the last write was kept is not known yet';

/**
 * Returns true where a transaction was committed although its connection was lost during the commit. Waits for a commit that is
 * still running. The transaction was committed if its row exists. Otherwise a blocking row with the same key is inserted, so
 * that the transaction can't be committed later. Incident: after a crash the server reuses transaction numbers, so they proved
 * nothing.
 */
async function hasCommitted(db: QueryExecutorProvider, mark: string, patience: number): Promise<boolean> {
  const marks = db as Kysely<CommitMarks>;
  for (;;) {
    try {
      await marks
        .insertInto('claims')
        .values({ interactionId: mark, at: NOT_KEPT })
        .onConflict(conflict => conflict.column('interactionId').doNothing())
        .execute();
      const found = await marks
        .selectFrom('claims')
        .select('at')
        .where('interactionId', '=', mark)
        .executeTakeFirst();
      return found !== undefined && Number(found.at) !== NOT_KEPT;
    } catch (error) {
      if (!isAgain(error)) throw error;
      if (performance.now() > patience) throw new UnknownOutcomeError(NOT_KNOWN, { cause: error });
    }
    await sleep(AGAIN_MS);
  }
}

const locked = new WeakMap<QueryExecutorProvider, Set<string>>();

const lockOf = (key: string): RawBuilder<unknown> => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;

/**
 * Statements that a transaction sent without waiting for their answers. The error of the earliest statement is thrown, since
 * answers that arrive together are handled in any order.
 */
class SentStatements {
  readonly #all: Promise<unknown>[] = [];
  readonly #judged: Promise<unknown>[] = [];
  readonly #failures: { readonly error: unknown }[] = [];

  add(work: Promise<unknown>, judged: boolean): void {
    const place = this.#all.length;
    const noted = work.catch(error => {
      this.#failures[place] = { error };
    });
    this.#all.push(noted);
    if (judged) this.#judged.push(noted);
  }

  /** Waits, before the commit, for the statements whose answers other code also checks. Throws the first error. */
  async judged(): Promise<void> {
    await Promise.all(this.#judged);
    this.#throwFailure();
  }

  /**
   * Waits, after the commit, for the answers of all statements, and throws the first error. The server rolls back a failed
   * transaction at its commit without reporting an error.
   */
  async answered(): Promise<void> {
    await Promise.all(this.#all);
    this.#throwFailure();
  }

  #throwFailure(): void {
    const failure = this.#failures.find(each => each !== undefined);
    if (failure) throw failure.error;
  }
}

const unanswered = new WeakMap<QueryExecutorProvider, SentStatements>();

/**
 * Makes a transaction send each statement without waiting for earlier answers, which saves round trips. The server executes the
 * statements in the order of sending. Kysely alone would wait for each answer.
 */
async function pipelined(transaction: QueryExecutorProvider): Promise<SentStatements> {
  const executor = transaction.getExecutor();
  const connection = await executor.provideConnection(async own => own);
  executor.provideConnection = consumer => consumer(connection);
  const asked = new SentStatements();
  unanswered.set(transaction, asked);
  return asked;
}

/**
 * Sends the first statements of a transaction: the lock of its key, the query of its gate, and the insert of its row. The
 * server executes them before all later statements. Returns a function that waits for their answers and throws any error.
 */
function open<Tables>(
  transaction: Kysely<Tables>,
  mark: string,
  { key, gate }: Conditions,
): () => Promise<void> {
  const locking = key === undefined ? undefined : sql`select ${lockOf(key)}`.execute(transaction);
  if (key !== undefined) locked.set(transaction, new Set([key]));
  // The gate's query is a separate statement, so it sees all commits that were made while the transaction waited for the lock.
  const gated = gate && transaction.executeQuery(gate.ask());
  const marked = (transaction as unknown as Kysely<CommitMarks>)
    .insertInto('claims')
    .values({ interactionId: mark, at: Date.now() })
    .execute();
  // The function returned below reports these failures.
  for (const answer of [locking, gated, marked]) answer?.catch(() => {});
  return async () => {
    await locking;
    if (gated) gate.judge((await gated).rows);
    await marked;
  };
}

/** Encoding in which PostgreSQL stores every character of Unicode. */
const UTF8 = 'UTF8';

export const POSTGRES: DatabaseKind = {
  id: sql`bigserial primary key`,
  jsonRows: query => jsonArrayFrom(query),

  // Another encoding would fail at the first name with an emoji, after weeks of play.
  async unfit(db) {
    const asked = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`;
    const { encoding } = (await asked.execute(db)).rows[0] ?? {};
    return encoding === UTF8
      ? undefined
      : `has the encoding ${encoding}, which can't store every name and emoji: make a database with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`;
  },

  async lock(transaction, key) {
    const keys = locked.get(transaction) ?? new Set();
    if (keys.has(key)) return;
    locked.set(transaction, keys.add(key));
    await sql`select ${lockOf(key)}`.execute(transaction);
  },

  /** Runs at isolation level READ COMMITTED. Transactions that must not overlap lock the same key. */
  async transaction(db, work, conditions = {}) {
    const patience = performance.now() + PATIENCE_MS;
    return POSTGRES.again(async () => {
      let done: { readonly value: Awaited<ReturnType<typeof work>> } | undefined;
      const mark = `commit/${randomUUID()}`;
      let asked: SentStatements | undefined;
      try {
        await db
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async transaction => {
            asked = await pipelined(transaction);
            const opened = open(transaction, mark, conditions);
            const value = await work(transaction).catch(async error => {
              // An earlier failure, or a lost lease, makes every later statement fail. These two calls throw the original
              // error.
              await opened();
              await asked?.answered();
              throw error;
            });
            await opened();
            await asked.judged();
            done = { value };
          });
        await asked?.answered();
      } catch (error) {
        if (!(isLost(error) && done)) throw error;
        if (!(await hasCommitted(db, mark, patience))) throw error;
      }
      if (!done) throw new Error('a transaction ended without its work');
      return done.value;
    });
  },

  async later(db, work, { judged = false } = {}) {
    const asked = unanswered.get(db);
    if (!asked) await work;
    else asked.add(work, judged);
  },

  async again(work) {
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isAgain(error) || performance.now() > patience) throw error;
        await sleep(AGAIN_MS * (1 + Math.random()));
      }
    }
  },

  snapshot: (db, work) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),

  // The sequence may skip a number, but two transactions that open matches need not wait for each other.
  nextMatchNumber: sql<number>`nextval('match_numbers')`,

  async countMatches(db) {
    await sql`select setval('match_numbers', coalesce(max(number), 0) + 1, false) from matches`.execute(db);
  },

  async analyze(db) {
    await sql`analyze`.execute(db);
  },

  async lastId(db, table) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },

  async setLastId(db, table, last) {
    const [value, used] = last > 0 ? [last, true] : [1, false];
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${value}, ${used})`.execute(db);
  },

  /**
   * Frees the disk pages of deleted rows for reuse, without making any transaction wait. The server itself clears its
   * write-ahead log.
   */
  async scrub(connect) {
    await connect(db => sql`vacuum`.execute(db));
    return true;
  },

  storeError,
  trouble(name, error) {
    if (isLost(error) || codeOf(error) === '53100') return storeError(name, error);
    if (!isAgain(error)) return error;
    const reason = error instanceof Error ? error.message : String(error);
    return new UnreachableError(`${name} does not get it done: ${reason}`, { cause: error });
  },
};
