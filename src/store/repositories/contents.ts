import { type Kysely, sql } from 'kysely';
import { StoreError } from '../dialect/errors.ts';
import { copying, type Schema } from '../dialect/schema.ts';
import { countOf, kindOf, Repository } from '../rows/rows.ts';

interface Copied<Columns> {
  readonly key: readonly (keyof Columns & string)[];
  /** True where the database generates the values of the column `id`. */
  readonly counts?: true;
}

/**
 * Tables to copy, each after the tables to which its foreign keys refer. Undefined: the table is not copied. A table that is
 * missing here is a compile error.
 */
export const TABLES: { readonly [Name in keyof Schema]: Copied<Schema[Name]> | undefined } = {
  matches: { key: ['id'] },
  seats: { key: ['matchId', 'seat'] },
  matchPlaces: { key: ['matchId', 'place'] },
  moves: { key: ['matchId', 'rev'] },
  sealed: { key: ['matchId', 'rev', 'seat'] },
  orders: { key: ['matchId', 'seat', 'order'] },
  hints: { key: ['matchId', 'seat', 'rev'] },
  votes: { key: ['matchId', 'kind', 'userId'] },
  requests: { key: ['id'], counts: true },
  answers: { key: ['requestId', 'seat'] },
  outbox: { key: ['id'], counts: true },
  owedCalls: { key: ['matchId', 'request', 'userId'] },
  waits: { key: ['matchId', 'seat'] },
  watchers: { key: ['matchId', 'userId'] },
  letters: { key: ['id'], counts: true },
  invitations: { key: ['matchId', 'userId'] },
  results: { key: ['matchId', 'seat'] },
  reviews: { key: ['matchId', 'seat'] },
  ratings: { key: ['userId', 'game', 'category', 'pool'] },
  ratingChanges: { key: ['id'], counts: true },
  standings: { key: ['guildId', 'game', 'category', 'alone', 'userId'] },
  puzzles: { key: ['id'] },
  puzzleRatings: { key: ['userId', 'game'] },
  puzzleTries: { key: ['userId', 'puzzleId', 'number'] },
  deals: { key: ['id'] },
  attempts: { key: ['dealId', 'userId', 'number'] },
  appearances: { key: ['dealId', 'guildId', 'userId'] },
  leagues: { key: ['id'] },
  leaguePlayers: { key: ['leagueId', 'number'] },
  leagueTables: { key: ['leagueId', 'round', 'number'] },
  leagueSeats: { key: ['leagueId', 'round', 'number', 'place'] },
  leagueMessages: { key: ['leagueId', 'round'] },
  duplicates: { key: ['id'] },
  duplicatePlayers: { key: ['duplicateId', 'number'] },
  duplicateTables: { key: ['duplicateId', 'number'] },
  duplicateSeats: { key: ['duplicateId', 'number', 'seat'] },
  people: { key: ['id'] },
  tableWishes: { key: ['userId', 'guildId'] },
  boardPages: { key: ['id'] },
  seeks: { key: ['userId', 'game', 'live'] },
  blocks: { key: ['personId', 'blockedId'] },
  seatBlocks: { key: ['personId', 'matchId', 'blockedId'] },
  servers: { key: ['guildId'] },
  mornings: { key: ['guildId', 'day'] },
  acts: { key: ['id'], counts: true },
  hostLog: { key: ['id'], counts: true },
  hostBlocks: { key: ['kind', 'id'] },
  marks: { key: ['scope', 'mark'] },
  cooldowns: { key: ['id'], counts: true },
  kv: { key: ['key'] },
  // The tables `claims` and `lease` are not copied, since their rows belong to processes that use the source database.
  claims: undefined,
  lease: undefined,
};

/** Converts a table's name to its spelling in the database. Kysely's plugin converts names only inside queries. */
const inDatabase = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/**
 * Number of rows that one statement copies. A row with a game's position has some ten thousand characters, so more rows would
 * need much memory.
 */
const BATCH = 200;

type CopiedRow = Readonly<Record<string, unknown>>;
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

export class Contents extends Repository {
  async count(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const name of copied()) {
      counts[name] = await countOf(this.#tables.selectFrom(name));
    }
    return counts;
  }

  /**
   * Copies every row of `source`, a database with the same schema version, into this empty database. Throws StoreError where
   * rows are missing at the end.
   */
  async copyFrom(source: Contents): Promise<Readonly<Record<string, number>>> {
    for (const name of copied()) {
      for await (const rows of source.#pages(name))
        await this.#tables.insertInto(name).values(rows).execute();
      if (TABLES[name]?.counts) {
        const table = inDatabase(name);
        const last = await kindOf(source.db).lastId(source.db, table);
        await kindOf(this.db).setLastId(this.db, table, last);
      }
    }
    await kindOf(this.db).countMatches(this.db);
    await kindOf(this.db).analyze(this.db);
    const [there, here] = [await source.count(), await this.count()];
    for (const name of copied()) {
      if (there[name] !== here[name])
        throw new StoreError(`${here[name]} of ${there[name]} rows of ${name} were copied`);
    }
    return here;
  }

  async *#pages(name: keyof Schema): AsyncGenerator<readonly CopiedRow[]> {
    const key: readonly string[] = TABLES[name]?.key ?? [];
    let last: CopiedRow | undefined;
    do {
      let page = this.#tables.selectFrom(name).selectAll().limit(BATCH);
      for (const column of key) page = page.orderBy(column);
      if (last) {
        const columns = sql.join(key.map(column => sql.ref(column)));
        const after = sql.join(key.map(column => last?.[column]));
        page = page.where(sql<boolean>`(${columns}) > (${after})`);
      }
      const rows: readonly CopiedRow[] = await page.execute();
      if (rows.length > 0) yield rows;
      last = rows.at(-1);
    } while (last);
  }

  get #tables(): AnyTables {
    return this.db.withoutPlugins().withPlugin(copying) as unknown as AnyTables;
  }
}

const copied = (): readonly (keyof Schema)[] =>
  (Object.keys(TABLES) as (keyof Schema)[]).filter(name => TABLES[name]);
