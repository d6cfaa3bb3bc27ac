import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import type { OwnShards } from '../core/shards.ts';
import { kindOf } from './database/kind-of.ts';
import { type Queried, statementsTo } from './database/queried.ts';
import { type Connecting, TO_SCRUB } from './database/scrub.ts';
import { type Readiness, readiness, refuseNewer } from './database/version.ts';
import { DivisionError, LeaseLostError, StoreError } from './errors.ts';
import { provider } from './migrations/index.ts';
import { Claims } from './repositories/claims.ts';
import { Contents } from './repositories/contents.ts';
import { Cooldowns } from './repositories/cooldowns.ts';
import { Figures } from './repositories/figures.ts';
import { GivenHints } from './repositories/hints.ts';
import { Invitations } from './repositories/invitations.ts';
import { Kv } from './repositories/kv.ts';
import { Lease } from './repositories/lease.ts';
import { Listings } from './repositories/listings.ts';
import { Matches } from './repositories/matches.ts';
import { Moves } from './repositories/moves.ts';
import { Orders } from './repositories/orders.ts';
import { Outbox } from './repositories/outbox.ts';
import { OwedCalls } from './repositories/owed-calls.ts';
import { People } from './repositories/people.ts';
import { Privacy } from './repositories/privacy.ts';
import { Requests } from './repositories/requests.ts';
import { Results } from './repositories/results.ts';
import { Retention } from './repositories/retention.ts';
import { Reviews } from './repositories/reviews.ts';
import { SealedChoices } from './repositories/sealed.ts';
import { Seats } from './repositories/seats.ts';
import { Servers } from './repositories/servers.ts';
import { Votes } from './repositories/votes.ts';
import { Waits } from './repositories/waits.ts';
import { type Executor, Repository, type States } from './rows.ts';
import type { Schema } from './schema.ts';
import type { LeaseClaim } from './types.ts';

/** The tables, on the database itself or within a transaction. */
export class Repositories extends Repository {
  readonly matches = new Matches(this.db, this.positions, this.shards);
  readonly listings = new Listings(this.db, this.positions, this.shards);
  readonly moves = new Moves(this.db, this.positions, this.shards);
  readonly sealed = new SealedChoices(this.db, this.positions, this.shards);
  readonly orders = new Orders(this.db, this.positions, this.shards);
  readonly hints = new GivenHints(this.db, this.positions, this.shards);
  readonly votes = new Votes(this.db, this.positions, this.shards);
  readonly requests = new Requests(this.db, this.positions, this.shards);
  readonly outbox = new Outbox(this.db, this.positions, this.shards);
  readonly claims = new Claims(this.db, this.positions, this.shards);
  readonly cooldowns = new Cooldowns(this.db, this.positions, this.shards);
  readonly owedCalls = new OwedCalls(this.db, this.positions, this.shards);
  readonly kv = new Kv(this.db, this.positions, this.shards);
  readonly people = new People(this.db, this.positions, this.shards);
  readonly invitations = new Invitations(this.db, this.positions, this.shards);
  readonly results = new Results(this.db, this.positions, this.shards);
  readonly reviews = new Reviews(this.db, this.positions, this.shards);
  readonly servers = new Servers(this.db, this.positions, this.shards);
  readonly privacy = new Privacy(this.db, this.positions, this.shards);
  readonly retention = new Retention(this.db, this.positions, this.shards);
  readonly seats = new Seats(this.db, this.positions, this.shards);
  readonly waits = new Waits(this.db, this.positions, this.shards);
  readonly contents = new Contents(this.db, this.positions, this.shards);
  readonly figures = new Figures(this.db, this.positions, this.shards);
}

/** Bytes of a database that is cleared while people wait: a third of a second. */
const SMALL = 32 * 1024 * 1024;

/** The cupboard: what the house keeps. It knows no game. */
export class Store extends Repositories {
  readonly lease: Lease;
  /** How positions are read, those that older rules have saved too. */
  declare readonly positions: States;
  /** What this process acts for: what is due, or to be said, is looked for there alone. */
  declare readonly shards: OwnShards;
  readonly #name: string;
  readonly #copy: Copying | undefined;
  readonly #queried: Queried | undefined;
  #claim: LeaseClaim | undefined;

  constructor(db: Kysely<Schema>, name: string, { copy, queried }: StoreParts = {}) {
    super(db);
    this.#name = name;
    this.#copy = copy;
    this.#queried = queried;
    this.lease = new Lease(db);
  }

  /** A checked copy in one file, made while play goes on. Throws StoreError; rejects when the signal comes first. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    if (!this.#copy) throw new StoreError(`${this.#name} can't be copied`);
    await this.#copy(path, signal);
  }

  /** From now on whatever is written is written while all of these leases are the holder's, or not at all. */
  writeAs(claim: LeaseClaim): void {
    this.#claim = claim;
  }

  /**
   * All of it is saved or, when it throws, nothing; it may run again from its beginning. Inside, use the repositories handed in:
   * the store's own would wait for the end of this very transaction, or not see what it does. Throws LeaseLostError when another
   * instance has taken over, StoreError when the database can't be written.
   * @param key what it is about, a match for example: transactions about the same are one after the other
   */
  async transaction<T>(work: (repositories: Repositories) => Promise<T>, key?: string): Promise<T> {
    const kind = kindOf(this.db);
    const began = performance.now();
    try {
      const checked = async (trx: Executor): Promise<T> => {
        await this.#checkLease(trx);
        return work(new Repositories(trx, this.positions, this.shards));
      };
      return await kind.transaction(this.db, checked, key);
    } catch (error) {
      throw kind.trouble(this.#name, error);
    } finally {
      this.#queried?.('transaction', performance.now() - began);
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
   * After people were erased: what is left of them in unused parts of the file is cleared, and what was written ahead of it cut
   * off. That takes a second for 100 MB, in which nothing else is done; `at-once` leaves unused parts of pages of a
   * large file as they are and returns false: another call clears them. Throws StoreError while another program is at the file.
   */
  async scrub(how: 'at-once' | 'whole'): Promise<boolean> {
    const mark = await this.kv.get(TO_SCRUB);
    if (mark === undefined) return true;
    const connect: Connecting = work => this.db.connection().execute(work);
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

  /** Throws StoreError when newer code has changed the database since it was opened. */
  async refuseNewer(): Promise<void> {
    await refuseNewer(this.db, this.#name);
  }

  /** After the transaction that is under way. */
  async close(): Promise<void> {
    await this.db.connection().execute(async () => undefined);
    await this.db.destroy();
  }

  async #checkLease(trx: Executor): Promise<void> {
    if (!this.#claim) return;
    const { holder, names } = this.#claim;
    const rows = await trx.selectFrom('lease').select('name').where('holder', '=', holder).execute();
    const held = rows.map(({ name }) => name);
    // What was given back meanwhile is no loss.
    const expected = this.#claim.names.filter(name => names.includes(name));
    if (!expected.every(name => held.includes(name)))
      throw new LeaseLostError('another instance runs on this database');
  }
}

type Copying = (path: string, signal?: AbortSignal) => Promise<void>;

export interface StoreParts {
  /** Called before the tables of a database that is in use are changed. @param isBehind whether they are still to be */
  readonly before?: (
    readiness: Readiness,
    lease: Lease | undefined,
    isBehind: () => Promise<boolean>,
  ) => Promise<void>;
  readonly copy?: Copying | undefined;
  /** Its tables are not brought up to date: it must be. */
  readonly asItIs?: boolean;
  /** Told of each statement and each transaction. */
  readonly queried?: Queried | undefined;
}

const notYet = ({ newest, missing }: Readiness): string =>
  newest === undefined
    ? 'holds nothing'
    : `was made by an older version of this program (${missing.join(', ')} is missing): start the bot on it once`;

/** A store on any database that Kysely speaks, its tables brought up to date. Throws StoreError. */
export async function storeOn(
  dialect: Dialect,
  name: string,
  { before, copy, asItIs, queried }: StoreParts = {},
): Promise<Store> {
  const log = statementsTo(queried);
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()], ...(log && { log }) });
  try {
    await refuseNewer(db, name);
    const now = await readiness(db);
    if (asItIs && now.missing.length > 0) throw new StoreError(`the database ${name} ${notYet(now)}`);
    if (before && now.newest !== undefined && now.missing.length > 0) {
      const isBehind = async (): Promise<boolean> => (await readiness(db)).missing.length > 0;
      await before(now, now.leased ? new Lease(db) : undefined, isBehind);
      await refuseNewer(db, name);
    }
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    return new Store(db, name, { copy, queried });
  } catch (error) {
    const said = error instanceof DivisionError ? error : kindOf(db).storeError(name, error);
    await db.destroy();
    throw said;
  }
}
