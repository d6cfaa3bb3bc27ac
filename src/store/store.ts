import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import { kindOf } from './database/kind-of.ts';
import { type Connecting, TO_SCRUB } from './database/scrub.ts';
import { type Readiness, readiness, refuseNewer } from './database/version.ts';
import { LeaseLostError, StoreError } from './errors.ts';
import { provider } from './migrations/index.ts';
import { Claims } from './repositories/claims.ts';
import { Contents } from './repositories/contents.ts';
import { Cooldowns } from './repositories/cooldowns.ts';
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

/** The tables, on the database itself or within a transaction. */
export class Repositories extends Repository {
  readonly matches = new Matches(this.db, this.positions);
  readonly listings = new Listings(this.db, this.positions);
  readonly moves = new Moves(this.db, this.positions);
  readonly sealed = new SealedChoices(this.db, this.positions);
  readonly orders = new Orders(this.db, this.positions);
  readonly hints = new GivenHints(this.db, this.positions);
  readonly votes = new Votes(this.db, this.positions);
  readonly requests = new Requests(this.db, this.positions);
  readonly outbox = new Outbox(this.db, this.positions);
  readonly claims = new Claims(this.db, this.positions);
  readonly cooldowns = new Cooldowns(this.db, this.positions);
  readonly owedCalls = new OwedCalls(this.db, this.positions);
  readonly kv = new Kv(this.db, this.positions);
  readonly people = new People(this.db, this.positions);
  readonly invitations = new Invitations(this.db, this.positions);
  readonly results = new Results(this.db, this.positions);
  readonly reviews = new Reviews(this.db, this.positions);
  readonly servers = new Servers(this.db, this.positions);
  readonly privacy = new Privacy(this.db, this.positions);
  readonly retention = new Retention(this.db, this.positions);
  readonly seats = new Seats(this.db, this.positions);
  readonly waits = new Waits(this.db, this.positions);
  readonly contents = new Contents(this.db, this.positions);
}

/** Bytes of a database that is cleared while people wait: a third of a second. */
const SMALL = 32 * 1024 * 1024;

/** The cupboard: what the house keeps. It knows no game. */
export class Store extends Repositories {
  readonly lease: Lease;
  /** How positions are read, those that older rules have saved too. */
  declare readonly positions: States;
  readonly #name: string;
  readonly #copy: Copying | undefined;
  #holder: string | undefined;

  constructor(db: Kysely<Schema>, name: string, copy?: Copying) {
    super(db);
    this.#name = name;
    this.#copy = copy;
    this.lease = new Lease(db);
  }

  /** A checked copy in one file, made while play goes on. Throws StoreError; rejects when the signal comes first. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    if (!this.#copy) throw new StoreError(`${this.#name} can't be copied`);
    await this.#copy(path, signal);
  }

  /** From now on whatever is written is written while the lease is this holder's, or not at all. */
  writeAs(holder: string): void {
    this.#holder = holder;
  }

  /**
   * All of it is saved or, when it throws, nothing; it may run again from its beginning. Inside, use the repositories handed in:
   * the store's own would wait for the end of this very transaction, or not see what it does. Throws LeaseLostError when another
   * instance has taken over, StoreError when the database can't be written.
   * @param key what it is about, a match for example: transactions about the same are one after the other
   */
  async transaction<T>(work: (repositories: Repositories) => Promise<T>, key?: string): Promise<T> {
    const kind = kindOf(this.db);
    try {
      const checked = async (trx: Executor): Promise<T> => {
        await this.#checkLease(trx);
        return work(new Repositories(trx, this.positions));
      };
      return await kind.transaction(this.db, checked, key);
    } catch (error) {
      throw kind.trouble(this.#name, error);
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
    if (this.#holder === undefined) return;
    const holder = (await new Lease(trx).read())?.holder;
    if (holder !== this.#holder) throw new LeaseLostError('another instance runs on this database');
  }
}

type Copying = (path: string, signal?: AbortSignal) => Promise<void>;

export interface StoreParts {
  /** Called before the tables of a database that is in use are changed. */
  readonly before?: (readiness: Readiness, lease: Lease | undefined) => Promise<void>;
  readonly copy?: Copying;
  /** Its tables are not brought up to date: it must be. */
  readonly asItIs?: boolean;
}

const notYet = ({ newest, missing }: Readiness): string =>
  newest === undefined
    ? 'holds nothing'
    : `was made by an older version of this program (${missing.join(', ')} is missing): start the bot on it once`;

/** A store on any database that Kysely speaks, its tables brought up to date. Throws StoreError. */
export async function storeOn(
  dialect: Dialect,
  name: string,
  { before, copy, asItIs }: StoreParts = {},
): Promise<Store> {
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await refuseNewer(db, name);
    const now = await readiness(db);
    if (asItIs && now.missing.length > 0) throw new StoreError(`the database ${name} ${notYet(now)}`);
    if (before && now.newest !== undefined && now.missing.length > 0) {
      await before(now, now.leased ? new Lease(db) : undefined);
      await refuseNewer(db, name);
    }
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    return new Store(db, name, copy);
  } catch (error) {
    const said = kindOf(db).storeError(name, error);
    await db.destroy();
    throw said;
  }
}
