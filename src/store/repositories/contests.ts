import { type Kysely, sql } from 'kysely';
import { readOr } from '../../core/values/strange-values.ts';
import { fromJson, hasChanged, inserting, Repository, toFlag, toJson } from '../rows/rows.ts';
import type { ContestPlayer, ContestTable, ContestTrouble, StoredContest } from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';

/** Ends of the tables' names, after the kind of contest: "leagues", "leaguePlayers". */
const ENDS = { contests: 's', players: 'Players', tables: 'Tables', seats: 'Seats' } as const;
type ContestPart = keyof typeof ENDS;

/** Names and conversions of the tables of one kind of contest. */
export interface ContestKind {
  /** Beginning of the tables' names, of the column with the contest's id, and of the key that locks a contest. */
  readonly what: 'league' | 'duplicate';
  /** Columns that distinguish the tables at which the people of one contest play. */
  readonly table: readonly string[];
  /** Column that distinguishes the seats of one such table. */
  readonly seat: string;
  /** Columns with a boolean, by table. */
  readonly flags: Readonly<Partial<Record<ContestPart, readonly string[]>>>;
  /** Columns with JSON, by table. A column without a value holds an empty list. */
  readonly json: Readonly<Partial<Record<ContestPart, readonly string[]>>>;
}

type AnyRow = Record<string, unknown>;
/** Person in a contest, with the contest's status. */
export type Leaver<Contest extends StoredContest, Player> = Player & Pick<Contest, 'status'>;

/** Placeholder for a person who deleted their data. */
export interface Nobody {
  readonly id: string;
  readonly name: string;
}

/** Contests of one kind, with their people, tables and seats. */
export abstract class ContestRows<
  Contest extends StoredContest,
  Player extends ContestPlayer,
  Table extends ContestTable,
  Seat extends { readonly number: number },
> extends Repository {
  protected abstract readonly kind: ContestKind;

  /** Returns a contest, and locks it until the transaction ends, so that other transactions wait before they change it. */
  async hold(id: string): Promise<Contest | undefined> {
    await this.lock(`${this.kind.what} ${id}`);
    return this.get(id);
  }

  async get(id: string): Promise<Contest | undefined> {
    return (await this.#read<Contest>('contests', this.#select('contests').where('id', '=', id)))[0];
  }

  inGuild(guildId: string, most: number): Promise<readonly Contest[]> {
    const rows = this.#select('contests').where('guildId', '=', guildId);
    return this.#listed(rows.orderBy('createdAt', 'desc').orderBy('id').limit(most));
  }

  /**
   * Lists contests for which a message must be posted or a table opened, longest unchanged first. Contests that wait for a retry
   * are included.
   */
  untold(most: number): Promise<readonly Contest[]> {
    const rows = this.#select('contests').whereRef('shownRev', '<', 'rev');
    return this.#listed(rows.orderBy('updatedAt').orderBy('id').limit(most));
  }

  insert(contest: Contest): Promise<void> {
    return this.#insert('contests', [contest]);
  }

  /** Changes a contest, and raises its revision, so that the bot posts or edits its messages. */
  async change(id: string, at: number, change: Partial<Contest> = {}): Promise<void> {
    const row = this.#update('contests', { ...change, updatedAt: at, retryAt: null });
    await row
      .set(eb => ({ rev: eb('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  /**
   * Records an attempt to post before it begins, since the message may arrive even if the process is killed. Returns false
   * where another process has begun to post.
   */
  begin({ id, attempts }: Pick<StoredContest, 'id' | 'attempts'>): Promise<boolean> {
    const row = this.#update('contests', { attempts: attempts + 1 });
    return hasChanged(row.where('id', '=', id).where('attempts', '=', attempts));
  }

  /** Stores the revision that the messages now show. `trouble` is a lasting error, or null without an error. */
  async shown(id: string, now: Pick<StoredContest, 'shownRev' | 'trouble'>): Promise<void> {
    await this.#update('contests', { ...now, attempts: 0, retryAt: null })
      .where('id', '=', id)
      .execute();
  }

  /** Stores the ids of posted messages immediately, since later posts of the same contest may fail. */
  async posted(id: string, messages: Partial<Contest>): Promise<void> {
    await this.#update('contests', messages).where('id', '=', id).execute();
  }

  async failed(id: string, trouble: ContestTrouble | null, retryAt: number): Promise<void> {
    await this.#update('contests', { trouble, retryAt }).where('id', '=', id).execute();
  }

  /** Ends the waiting time of failed posts, so that the bot retries them now. Returns true where a contest had such a post. */
  hurry(where?: ParkedWhere): Promise<boolean> {
    const row = this.#update('contests', { retryAt: null }).where('retryAt', 'is not', null);
    return hasChanged(row.where(eb => eb.and({ ...where })));
  }

  players(id: string): Promise<readonly Player[]> {
    return this.#sorted('players', id, ['number']);
  }

  /** Adds a person to a contest. Throws ConflictError where the person already takes part. */
  async join(player: Player): Promise<void> {
    // If the person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    await this.lock(`person ${player.userId}`);
    await this.#insert('players', [player]);
  }

  async changePlayer(id: string, number: number, change: Partial<Player>): Promise<void> {
    const row = this.#update('players', change).where(this.#id, '=', id);
    await row.where('number', '=', number).execute();
  }

  async removePlayer(id: string, number: number): Promise<void> {
    const row = this.#any.deleteFrom(this.#table('players')).where(this.#id, '=', id);
    await row.where('number', '=', number).execute();
  }

  tables(id: string): Promise<readonly Table[]> {
    return this.#sorted('tables', id, this.kind.table);
  }

  seats(id: string): Promise<readonly Seat[]> {
    return this.#sorted('seats', id, this.#seatColumns);
  }

  async tableOf(matchId: string): Promise<Table | undefined> {
    return (await this.#read<Table>('tables', this.#select('tables').where('matchId', '=', matchId)))[0];
  }

  /** Adds a table with its seats. Throws ConflictError where the contest already has this table. */
  async plan(table: Table, seats: readonly Partial<Seat>[]): Promise<void> {
    await this.#insert('tables', [table]);
    if (seats.length > 0) await this.#insert('seats', seats);
  }

  /** Stores the match of a table. Returns false where the table already has a match, or has ended. */
  open(table: Table, match: { readonly matchId: string; readonly threadId: string }): Promise<boolean> {
    return hasChanged(this.#unended(table, match).where('matchId', 'is', null));
  }

  /** Ends a table. Returns false where the table had already ended. */
  end(table: Table, at: number, change: Partial<Table> = {}): Promise<boolean> {
    return hasChanged(this.#unended(table, { ...change, endedAt: at }));
  }

  /**
   * Stores the result of a seat.
   * @param seat columns that identify the seat; its other columns are not read
   */
  async score(seat: Partial<Seat>, result: Partial<Seat>): Promise<void> {
    const key = this.#keyOf(seat, this.#seatColumns);
    await this.#update('seats', result)
      .where(eb => eb.and(key))
      .execute();
  }

  async opened(userId: string): Promise<readonly string[]> {
    const rows = this.#any.selectFrom(this.#table('contests')).select('id').where('openerId', '=', userId);
    return (await rows.orderBy('id').execute()).map(({ id }) => String(id));
  }

  /**
   * Removes a person from all contests, and puts a placeholder into those that have begun.
   * @param stranger returns the placeholder for the person with the given number; null: for the opener
   */
  async forget(userId: string, stranger: (number: number | null) => Nobody, at: number): Promise<void> {
    const [contests, players] = [this.#table('contests'), this.#table('players')];
    const rows = this.#select('players')
      .innerJoin(contests, `${contests}.id`, `${players}.${this.#id}`)
      .select('status')
      .where('userId', '=', userId);
    const ids = new Set(await this.opened(userId));
    for (const player of await this.#read<Leaver<Contest, Player>>('players', rows)) {
      const id = String(Reflect.get(player, this.#id));
      ids.add(id);
      await this.forgetPlayer(id, player, stranger(player.number));
    }
    const { id: openerId, name: openerName } = stranger(null);
    await this.#update('contests', { openerId, openerName }).where('openerId', '=', userId).execute();
    for (const id of [...ids].toSorted()) await this.change(id, at);
  }

  /**
   * Removes a person from one contest.
   * @param nobody the placeholder for the person
   */
  protected abstract forgetPlayer(id: string, player: Leaver<Contest, Player>, nobody: Nobody): Promise<void>;

  /**
   * The database without the types of its tables. Kysely types a statement by its table's name, which here depends on the kind
   * of contest. So the methods of this class declare the types.
   */
  get #any(): Kysely<Record<string, AnyRow>> {
    return this.db as unknown as Kysely<Record<string, AnyRow>>;
  }

  get #id(): string {
    return `${this.kind.what}Id`;
  }

  get #seatColumns(): readonly string[] {
    return [...this.kind.table, this.kind.seat];
  }

  #table(part: ContestPart): string {
    return `${this.kind.what}${ENDS[part]}`;
  }

  #select(part: ContestPart) {
    return this.#any.selectFrom(this.#table(part)).selectAll(this.#table(part));
  }

  /** Reads a contest's rows of a table, sorted by the given columns. */
  #sorted<Stored>(part: ContestPart, id: string, columns: readonly string[]): Promise<readonly Stored[]> {
    const rows = this.#select(part).where(this.#id, '=', id);
    return this.#read(
      part,
      columns.reduce((sorted, column) => sorted.orderBy(sql.ref(column)), rows),
    );
  }

  async #insert(part: ContestPart, rows: readonly object[]): Promise<void> {
    const written = rows.map(row => this.#written(part, row));
    await inserting(this.#any.insertInto(this.#table(part)).values(written).execute());
  }

  #update(part: ContestPart, change: object) {
    return this.#any.updateTable(this.#table(part)).set(this.#written(part, change));
  }

  #unended(table: Table, change: object) {
    const key = this.#keyOf(table, this.kind.table);
    return this.#update('tables', change)
      .where(eb => eb.and(key))
      .where('endedAt', 'is', null);
  }

  #keyOf(row: object, columns: readonly string[]): AnyRow {
    return Object.fromEntries([this.#id, ...columns].map(column => [column, Reflect.get(row, column)]));
  }

  #written(part: ContestPart, fields: object): AnyRow {
    const value = ([column, field]: [string, unknown]) => {
      if (this.kind.json[part]?.includes(column)) return [column, toJson(field)];
      return [column, typeof field === 'boolean' ? toFlag(field) : field];
    };
    return Object.fromEntries(Object.entries(fields).map(value));
  }

  /** Reads contests, and leaves out those that can't be read, so that they do not stop the others. */
  async #listed(query: { execute(): Promise<AnyRow[]> }): Promise<readonly Contest[]> {
    const rows = await query.execute();
    return rows.flatMap(row =>
      readOr<readonly Contest[]>(`${this.kind.what} ${row.id} of a list`, [], () => [
        this.#one('contests', row),
      ]),
    );
  }

  async #read<Stored>(
    part: ContestPart,
    query: { execute(): Promise<AnyRow[]> },
  ): Promise<readonly Stored[]> {
    return (await query.execute()).map(row => this.#one(part, row));
  }

  #one<Stored>(part: ContestPart, row: AnyRow): Stored {
    const { what, flags, json } = this.kind;
    const read = ([column, field]: [string, unknown]) => {
      if (flags[part]?.includes(column)) return [column, field === 1];
      if (!json[part]?.includes(column)) return [column, field];
      if (field === null) return [column, []];
      return [column, fromJson(String(field), `${what} ${row.id ?? row[this.#id]}: ${column}`)];
    };
    return Object.fromEntries(Object.entries(row).map(read)) as Stored;
  }
}
