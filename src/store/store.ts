import { type Dialect, Kysely, type Logger, Migrator } from 'kysely';
import type { OwnShards } from '../core/work/shards.ts';
import { type Readiness, readiness } from './database/version.ts';
import { DivisionError, StoreError } from './dialect/errors.ts';
import type { Gate } from './dialect/kind.ts';
import type { PlacedFile } from './dialect/placed-file.ts';
import { plugins, type Schema } from './dialect/schema.ts';
import { type Connecting, TO_SCRUB } from './dialect/scrub.ts';
import { leasesOf } from './lease-gate.ts';
import { provider } from './migrations/index.ts';
import { Lease } from './repositories/lease.ts';
import { Repositories } from './repositories.ts';
import { type Executor, kindOf, type States } from './rows/rows.ts';
import type { LeaseClaim } from './types/index.ts';

/**
 * Function that receives the duration of a statement or transaction in milliseconds. A transaction's duration includes all its
 * waiting.
 */
export type Queried = (kind: 'read' | 'write' | 'transaction', milliseconds: number) => void;

/** Passes the duration of each statement to `queried`. Statements that begin or end a transaction are left out. */
function statementsTo(queried: Queried | undefined): Logger | undefined {
  return (
    queried &&
    (({ query, queryDurationMillis }) => {
      const { kind } = query.query;
      if (kind !== 'RawNode') queried(kind === 'SelectQueryNode' ? 'read' : 'write', queryDurationMillis);
    })
  );
}

/**
 * Maximum bytes of a database whose deleted data is scrubbed while people wait. Scrubbing so many bytes takes a third of a
 * second.
 */
const SMALL = 32 * 1024 * 1024;

/** Access to all stored data of the bot. The store contains no rules of games. */
export class Store extends Repositories {
  readonly lease: Lease;
  /** Reader of positions. It converts positions that were saved under older rules of a game. */
  declare readonly positions: States;
  /** Shards that this process serves. Queries for due work and for unsent messages return only rows of these shards. */
  declare readonly shards: OwnShards;
  readonly #name: string;
  readonly #copy: Copying | undefined;
  readonly #file: PlacedFile | undefined;
  readonly #queried: Queried | undefined;
  readonly #patiently: Patiently;
  #gate: (() => Gate) | undefined;

  constructor(db: Kysely<Schema>, name: string, { copy, file, queried, patiently }: StoreOwn = {}) {
    super(db);
    this.#name = name;
    this.#copy = copy;
    this.#file = file;
    this.#queried = queried;
    this.#patiently = patiently ?? onItself(db);
    this.lease = new Lease(db);
  }

  /** Returns a line for the operator where the SQLite file was deleted or replaced while it was open. */
  get displaced(): string | undefined {
    return this.#file?.displaced;
  }

  /** Copies the database into one checked file, while play continues. Throws StoreError. Rejects where the signal aborts. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    if (!this.#copy) throw new StoreError(`${this.#name} can't be copied`);
    await this.#copy(path, signal);
  }

  /** Makes each later write depend on these leases. A write fails where the process has lost one of them. */
  writeAs(claim: LeaseClaim): void {
    const held = this.db.selectFrom('lease').select('name').where('holder', '=', claim.holder).compile();
    this.#gate = () => leasesOf(claim, held);
  }

  /**
   * Runs work in a transaction, which saves all of its writes or, where the work throws, none. The work may run again from its
   * beginning. The work must use the repositories that it receives, since the store's own are outside of the transaction.
   * Throws LeaseLostError where another process has taken over, and StoreError where the database can't be written.
   * @param key subject of the transaction, for example a match: transactions with the same key run one after the other
   */
  async transaction<T>(work: (repositories: Repositories) => Promise<T>, key?: string): Promise<T> {
    const kind = kindOf(this.db);
    const began = performance.now();
    try {
      const within = (trx: Executor): Promise<T> => work(new Repositories(trx, this.positions, this.shards));
      return await kind.transaction(this.db, within, { key, gate: this.#gate?.() });
    } catch (error) {
      throw kind.trouble(this.#name, error);
    } finally {
      this.#queried?.('transaction', performance.now() - began);
    }
  }

  /** Runs work that reads outside of a transaction. Throws StoreError where the database can't be read. */
  async reading<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    try {
      return await work(this);
    } catch (error) {
      throw kindOf(this.db).trouble(this.#name, error);
    }
  }

  /**
   * Runs work whose reads all see the database as of one moment, while other processes may write. The work must use the
   * repositories that it receives.
   */
  async snapshot<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    const kind = kindOf(this.db);
    try {
      return await kind.snapshot(this.db, trx => work(new Repositories(trx, this.positions)));
    } catch (error) {
      throw kind.trouble(this.#name, error);
    }
  }

  /**
   * Removes the remains of deleted data from the database file, and truncates the write-ahead log. This takes a second for 100
   * MB and blocks all other work. With `at-once`, remains may stay in a large file: the method then returns false, and a later
   * call with `whole` removes them. Throws StoreError while another program uses the file.
   */
  async scrub(how: 'at-once' | 'whole'): Promise<boolean> {
    const mark = await this.kv.get(TO_SCRUB);
    if (mark === undefined) return true;
    const connect: Connecting = work => this.#patiently(db => db.connection().execute(work));
    const kind = kindOf(this.db);
    const whole = await kind
      .scrub(connect, how === 'whole' ? Number.POSITIVE_INFINITY : SMALL)
      .catch(error => Promise.reject(kind.trouble(this.#name, error)));
    if (whole) {
      await this.transaction(async ({ kv }) => {
        if ((await kv.get(TO_SCRUB)) === mark) await kv.delete(TO_SCRUB);
      });
    }
    return whole;
  }

  /**
   * Returns the disk space of deleted data to the operating system, as far as the database allows it. Throws StoreError while
   * another program uses the file.
   */
  async reclaim(): Promise<void> {
    await this.kv.set(TO_SCRUB, 'reclaim');
    await this.scrub('whole');
  }

  /** Throws StoreError where a newer version of the program has changed the database since it was opened. */
  async refuseNewer(): Promise<void> {
    await readiness(this.db, this.#name);
  }

  async close(): Promise<void> {
    await this.db.connection().execute(async () => undefined);
    await this.db.destroy();
  }
}

type Copying = (path: string, signal?: AbortSignal) => Promise<void>;

interface StoreOwn extends Pick<StoreParts, 'copy' | 'file' | 'queried'> {
  readonly patiently?: Patiently;
}

export interface StoreParts {
  /**
   * Function that runs before the tables of an existing database are changed. Its `isBehind` returns true while the tables must
   * still be changed.
   */
  readonly before?: (
    readiness: Readiness,
    lease: Lease | undefined,
    isBehind: () => Promise<boolean>,
  ) => Promise<void>;
  readonly copy?: Copying | undefined;
  /** File of a SQLite database. */
  readonly file?: PlacedFile | undefined;
  readonly asItIs?: boolean;
  readonly queried?: Queried | undefined;
  /**
   * Returns a dialect for the same database without time limits, for migrations and clean-up. Absent: the database has no time
   * limits.
   */
  readonly unlimited?: (() => Dialect) | undefined;
}

const notYet = ({ newest, missing }: Readiness): string =>
  newest === undefined
    ? 'holds nothing'
    : `was made by an older version of this program (${missing.join(', ')} is missing): start the bot on it once`;

/** Applies all missing migrations in one transaction, so that a failed attempt can be repeated. */
const migrate = (db: Kysely<Schema>): Promise<void> =>
  kindOf(db).again(async () => {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });

type Patiently = <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;

const onItself =
  (db: Kysely<Schema>): Patiently =>
  work =>
    work(db);

/** Runs each long work on a new connection without time limits, and closes the connection afterwards. */
const withoutLimits =
  (unlimited: () => Dialect): Patiently =>
  async work => {
    const db = new Kysely<Schema>({ dialect: unlimited(), plugins });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };

/** Opens a store on a database of any Kysely dialect, and migrates its tables unless `asItIs` is set. Throws StoreError. */
export async function storeOn(
  dialect: Dialect,
  name: string,
  { before, copy, file, asItIs, queried, unlimited }: StoreParts = {},
): Promise<Store> {
  const log = statementsTo(queried);
  const db = new Kysely<Schema>({ dialect, plugins, ...(log && { log }) });
  try {
    const fault = await kindOf(db).unfit(db);
    if (fault !== undefined) throw new StoreError(`${name} ${fault}`);
    let now = await readiness(db, name);
    if (asItIs && now.missing.length > 0) throw new StoreError(`the database ${name} ${notYet(now)}`);
    if (before && now.newest !== undefined && now.missing.length > 0) {
      const isBehind = async (): Promise<boolean> => (await readiness(db, name)).missing.length > 0;
      await before(now, now.leased ? new Lease(db) : undefined, isBehind);
      now = await readiness(db, name);
    }
    const patiently = unlimited ? withoutLimits(unlimited) : onItself(db);
    if (now.missing.length > 0) await patiently(migrate);
    return new Store(db, name, { copy, file, queried, patiently });
  } catch (error) {
    const said = error instanceof DivisionError ? error : kindOf(db).storeError(name, error);
    await db.destroy();
    throw said;
  }
}
