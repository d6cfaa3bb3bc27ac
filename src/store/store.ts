import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import { StoreError } from './errors.ts';
import { Invitations } from './invitations.ts';
import { Kv } from './kv.ts';
import { Matches } from './matches.ts';
import { MIGRATIONS, provider } from './migrations.ts';
import { Moves, SealedChoices } from './moves.ts';
import { Outbox } from './outbox.ts';
import { People } from './people.ts';
import { Privacy } from './privacy.ts';
import { Requests } from './requests.ts';
import { Results } from './results.ts';
import type { Executor } from './rows.ts';
import type { Schema } from './schema.ts';
import { Seats } from './seats.ts';
import { Servers } from './servers.ts';
import { asStoreError, ImmediateSqliteDialect, openDatabase } from './sqlite.ts';
import { Votes } from './votes.ts';
import { Waits } from './waits.ts';

/** The tables, on the database itself or within a transaction. */
export class Drawers {
  readonly matches: Matches;
  readonly moves: Moves;
  readonly sealed: SealedChoices;
  readonly votes: Votes;
  readonly requests: Requests;
  readonly outbox: Outbox;
  readonly kv: Kv;
  readonly people: People;
  readonly invitations: Invitations;
  readonly results: Results;
  readonly servers: Servers;
  readonly privacy: Privacy;
  readonly seats: Seats;
  readonly waits: Waits;

  constructor(db: Executor) {
    this.matches = new Matches(db);
    this.moves = new Moves(db);
    this.sealed = new SealedChoices(db);
    this.votes = new Votes(db);
    this.requests = new Requests(db);
    this.outbox = new Outbox(db);
    this.kv = new Kv(db);
    this.people = new People(db);
    this.invitations = new Invitations(db);
    this.results = new Results(db);
    this.servers = new Servers(db);
    this.privacy = new Privacy(db);
    this.seats = new Seats(db);
    this.waits = new Waits(db);
  }
}

/** The cupboard: what the house keeps. It knows no game. */
export class Store extends Drawers {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    super(db);
    this.#db = db;
  }

  /**
   * All of it is saved or, when it throws, nothing. Inside, use the drawers handed in: the store's own would wait
   * for the end of this very transaction.
   */
  async transaction<T>(work: (drawers: Drawers) => Promise<T>): Promise<T> {
    return this.#db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(trx => work(new Drawers(trx)));
  }

  /** After the transaction that is under way. */
  async close(): Promise<void> {
    await this.#db.connection().execute(async () => undefined);
    await this.#db.destroy();
  }
}

/** A store on any database that Kysely speaks, its tables brought up to date. Throws StoreError. */
export async function storeOn(dialect: Dialect, name: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await refuseForeign(db, name);
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    return new Store(db);
  } catch (error) {
    await db.destroy();
    throw asStoreError(name, error);
  }
}

/** @param path a file, made with its folder when missing, or `:memory:`. Throws StoreError. */
export async function openStore(path: string): Promise<Store> {
  return storeOn(new ImmediateSqliteDialect(openDatabase(path)), path);
}

const MIGRATION_TABLE = 'kysely_migration';

/** Another program's database, or one that newer code has changed, is left as it is. */
async function refuseForeign(db: Kysely<Schema>, name: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return;
  if (!tables.some(table => table.name === MIGRATION_TABLE)) {
    throw new StoreError(`the database ${name} belongs to another program`);
  }
  const plain = db.withoutPlugins() as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const done = await plain.selectFrom(MIGRATION_TABLE).select('name').orderBy('name').execute();
  const unknown = done.map(row => row.name).filter(migration => !Object.hasOwn(MIGRATIONS, migration));
  if (unknown.length === 0) return;
  throw new StoreError(
    `the database ${name} was made by a newer version of this program (${unknown.join(', ')}): update the program`,
  );
}
