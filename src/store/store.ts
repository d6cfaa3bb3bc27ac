import { type CompiledQuery, type Dialect, Kysely, Migrator } from 'kysely';
import type { OwnShards } from '../core/shards.ts';
import { type Readiness, readiness } from './database/version.ts';
import { plugins } from './dialect/column-names.ts';
import { DivisionError, LeaseLostError, StoreError } from './dialect/errors.ts';
import type { Gate } from './dialect/kind.ts';
import { kindOf } from './dialect/kind-of.ts';
import { type Queried, statementsTo } from './dialect/queried.ts';
import type { Schema } from './dialect/schema.ts';
import { type Connecting, TO_SCRUB } from './dialect/scrub.ts';
import { provider } from './migrations/index.ts';
import { Lease } from './repositories/lease.ts';
import { Repositories } from './repositories.ts';
import type { Executor, States } from './rows/rows.ts';
import type { LeaseClaim } from './types/index.ts';

/** Bytes of a database that is cleared while people wait: a third of a second. */
const SMALL = 32 * 1024 * 1024;

/** Store of all that is kept. It knows no game. */
export class Store extends Repositories {
  readonly lease: Lease;
  /** Reads positions, also those that older rules have saved. */
  declare readonly positions: States;
  /** Shards that this process acts for. Due work and unsent messages are looked up for these alone. */
  declare readonly shards: OwnShards;
  readonly #name: string;
  readonly #copy: Copying | undefined;
  readonly #queried: Queried | undefined;
  readonly #patiently: Patiently;
  #gate: (() => Gate) | undefined;

  constructor(db: Kysely<Schema>, name: string, { copy, queried, patiently }: StoreOwn = {}) {
    super(db);
    this.#name = name;
    this.#copy = copy;
    this.#queried = queried;
    this.#patiently = patiently ?? onItself(db);
    this.lease = new Lease(db);
  }

  /** Makes a checked copy in one file while play continues. Throws StoreError. Rejects when the signal comes first. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    if (!this.#copy) throw new StoreError(`${this.#name} can't be copied`);
    await this.#copy(path, signal);
  }

  /** Ties all later writes to these leases. They happen while the holder has all of the leases, or not at all. */
  writeAs(claim: LeaseClaim): void {
    const held = this.db.selectFrom('lease').select('name').where('holder', '=', claim.holder).compile();
    this.#gate = () => leasesOf(claim, held);
  }

  /**
   * Saves all of the work or, when it throws, nothing. It may run again from its beginning. The work must use the
   * repositories it is given. The store's own would wait for the end of this very transaction, or miss its writes. Throws
   * LeaseLostError when another instance has taken over, StoreError when the database can't be written.
   * @param key the subject, for example a match: transactions with the same key run one after the other
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

  /** Reads outside of a transaction, with the same errors as `transaction`. */
  async reading<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    try {
      return await work(this);
    } catch (error) {
      throw kindOf(this.db).trouble(this.#name, error);
    }
  }

  /** All that is read is of one moment, also while others write. Inside, use the repositories handed in. */
  async snapshot<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    const kind = kindOf(this.db);
    try {
      return await kind.snapshot(this.db, trx => work(new Repositories(trx, this.positions)));
    } catch (error) {
      throw kind.trouble(this.#name, error);
    }
  }

  /**
   * Clears the traces of erased people from unused parts of the file, and truncates the write-ahead log. That takes a second
   * for 100 MB, in which nothing else is done. `at-once` leaves unused parts of pages of a large file as they are and
   * returns false, and another call clears them. Throws StoreError while another program uses the file.
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
   * Gives back the space of deleted data, as far as the database does that. Throws StoreError while another program uses the
   * file.
   */
  async reclaim(): Promise<void> {
    await this.kv.set(TO_SCRUB, 'reclaim');
    await this.scrub('whole');
  }

  /** Throws StoreError when newer code has changed the database since it was opened. */
  async refuseNewer(): Promise<void> {
    await readiness(this.db, this.#name);
  }

  /** Closes the store after the transaction that is under way. */
  async close(): Promise<void> {
    await this.db.connection().execute(async () => undefined);
    await this.db.destroy();
  }
}

/** Asked by each transaction: whether all leases that must be its writer's still are. */
function leasesOf(claim: LeaseClaim, query: CompiledQuery): Gate {
  let expected: readonly string[] = [];
  return {
    ask: () => {
      expected = claim.names;
      return query;
    },
    judge: rows => {
      const held = new Set(rows.map(row => (row as { readonly name: string }).name));
      // Leases that were given back meanwhile are not lost.
      const names = claim.names.filter(name => expected.includes(name));
      if (!names.every(name => held.has(name)))
        throw new LeaseLostError('another instance runs on this database');
    },
  };
}

type Copying = (path: string, signal?: AbortSignal) => Promise<void>;

interface StoreOwn extends Pick<StoreParts, 'copy' | 'queried'> {
  readonly patiently?: Patiently;
}

export interface StoreParts {
  /** Runs before the tables of a database in use are changed. @param isBehind tells whether they are still to be changed */
  readonly before?: (
    readiness: Readiness,
    lease: Lease | undefined,
    isBehind: () => Promise<boolean>,
  ) => Promise<void>;
  readonly copy?: Copying | undefined;
  /** True where the tables are not migrated. They must be up to date already. */
  readonly asItIs?: boolean;
  /** Receives each statement and each transaction. */
  readonly queried?: Queried | undefined;
  /** Opens the same database without time limits, for migrations and clearing. Default: it has no limits. */
  readonly unlimited?: (() => Dialect) | undefined;
}

const notYet = ({ newest, missing }: Readiness): string =>
  newest === undefined
    ? 'holds nothing'
    : `was made by an older version of this program (${missing.join(', ')} is missing): start the bot on it once`;

/** All steps are one transaction where the database can do that, so that it may begin again. */
const migrate = (db: Kysely<Schema>): Promise<void> =>
  kindOf(db).again(async () => {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
  });

/** Lends the database to work that takes long. */
type Patiently = <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;

const onItself =
  (db: Kysely<Schema>): Patiently =>
  work =>
    work(db);

/** Runs work on connections of its own, without time limits. They are closed afterwards. */
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

/** A store on any database that Kysely speaks, its tables brought up to date. Throws StoreError. */
export async function storeOn(
  dialect: Dialect,
  name: string,
  { before, copy, asItIs, queried, unlimited }: StoreParts = {},
): Promise<Store> {
  const log = statementsTo(queried);
  const db = new Kysely<Schema>({ dialect, plugins, ...(log && { log }) });
  try {
    let now = await readiness(db, name);
    if (asItIs && now.missing.length > 0) throw new StoreError(`the database ${name} ${notYet(now)}`);
    if (before && now.newest !== undefined && now.missing.length > 0) {
      const isBehind = async (): Promise<boolean> => (await readiness(db, name)).missing.length > 0;
      await before(now, now.leased ? new Lease(db) : undefined, isBehind);
      now = await readiness(db, name);
    }
    const patiently = unlimited ? withoutLimits(unlimited) : onItself(db);
    if (now.missing.length > 0) await patiently(migrate);
    return new Store(db, name, { copy, queried, patiently });
  } catch (error) {
    const said = error instanceof DivisionError ? error : kindOf(db).storeError(name, error);
    await db.destroy();
    throw said;
  }
}
