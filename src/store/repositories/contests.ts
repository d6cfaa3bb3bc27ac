import { type Kysely, sql } from 'kysely';
import { readOr } from '../../core/values/strange-values.ts';
import { fromJson, hasChanged, inserting, Repository, toJson } from '../rows/rows.ts';
import type { ContestPlayer, ContestState, ContestTrouble, StoredContest } from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';

/** Ends of the tables' names, after the kind of contest: "leagues", "leaguePlayers". */
const ENDS = { contests: 's', players: 'Players', tables: 'Tables', seats: 'Seats' } as const;
type ContestPart = keyof typeof ENDS;

/** Names and conversions of the tables of one kind of contest. */
export interface ContestColumns {
  /** Beginning of the tables' names, of the column with the contest's id, and of the key that locks a contest. */
  readonly what: 'league' | 'duplicate';
  /** Columns that distinguish the tables at which the people of one contest play. */
  readonly table: readonly string[];
  /** Column that distinguishes the seats of one such table. */
  readonly seat: string;
}

type AnyRow = Record<string, unknown>;

/** Returns the columns whose values differ between two versions of a row, with their new values. */
const changes = (before: object, after: object): AnyRow =>
  Object.fromEntries(
    Object.entries(after).filter(([column, value]) => toJson(value) !== toJson(Reflect.get(before, column))),
  );

/** Converts the options of a contest, whose type differs by game, to the text of their column. */
const written = (fields: object): AnyRow =>
  'options' in fields ? { ...fields, options: toJson(fields.options) } : { ...fields };

export type Leaver<State extends ContestState> = State['players'][number] & Pick<State['contest'], 'status'>;

/** Placeholder for a person who deleted their data. */
export interface Nobody {
  readonly id: string;
  readonly name: string;
}

export abstract class ContestRows<State extends ContestState> extends Repository {
  protected abstract readonly kind: ContestColumns;

  /** Returns a contest, and locks it until the transaction ends, so that other transactions wait before they change it. */
  async hold(id: string): Promise<State | undefined> {
    await this.lock(`${this.kind.what} ${id}`);
    return this.load(id);
  }

  /**
   * Returns a contest with all its rows. The contest's own row is read first. If the contest changes during the other reads,
   * the read revision is older than the rows, so the messages are rendered again.
   */
  async load(id: string): Promise<State | undefined> {
    const contest = await this.get(id);
    if (!contest) return undefined;
    const [players, tables, seats] = [await this.players(id), await this.tables(id), await this.seats(id)];
    return { contest, players, tables, seats } as ContestState as State;
  }

  async get(id: string): Promise<State['contest'] | undefined> {
    return (await this.#read<State['contest']>(this.#select('contests').where('id', '=', id)))[0];
  }

  inGuild(guildId: string, most: number): Promise<readonly State['contest'][]> {
    const rows = this.#select('contests').where('guildId', '=', guildId);
    return this.#listed(rows.orderBy('createdAt', 'desc').orderBy('id').limit(most));
  }

  /** Locks the openings of a server until the transaction ends. Two openings at the same time could exceed a limit. */
  lockOpenings(guildId: string): Promise<void> {
    return this.lock(`${this.kind.what}s ${guildId}`);
  }

  /** Lists the contests of a server that have not ended. */
  live(guildId: string): Promise<readonly State['contest'][]> {
    const rows = this.#select('contests').where('guildId', '=', guildId);
    return this.#listed(rows.where('status', 'in', ['gathering', 'running']));
  }

  /**
   * Lists contests for which a message must be posted or a table opened, longest unchanged first. Contests that wait for a
   * retry are included.
   */
  unannounced(most: number): Promise<readonly State['contest'][]> {
    const rows = this.#select('contests').whereRef('shownRev', '<', 'rev');
    return this.#listed(rows.orderBy('updatedAt').orderBy('id').limit(most));
  }

  async insert(contest: State['contest'], opener: State['players'][number]): Promise<void> {
    await this.#insert('contests', contest);
    await this.#join(opener);
  }

  /**
   * Stores a step of a contest: the rows that differ between the two states. Raises the revision, so that the bot posts or
   * edits the messages. Throws ConflictError where a new person already takes part.
   */
  async save(before: State, after: State, at: number): Promise<void> {
    const { id } = after.contest;
    await this.#raise(id, at, changes(before.contest, after.contest));
    for (const part of ['players', 'tables', 'seats'] as const)
      await this.#saveRows(part, id, before[part], after[part]);
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
  async posted(id: string, messages: Partial<State['contest']>): Promise<void> {
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

  players(id: string): Promise<State['players']> {
    return this.#sorted('players', id);
  }

  tables(id: string): Promise<State['tables']> {
    return this.#sorted('tables', id);
  }

  seats(id: string): Promise<State['seats']> {
    return this.#sorted('seats', id);
  }

  /** Returns the id of the contest to which a match belongs. */
  async playedAt(matchId: string): Promise<string | undefined> {
    const row = await this.#any
      .selectFrom(this.#table('tables'))
      .select(this.#id)
      .where('matchId', '=', matchId)
      .executeTakeFirst();
    return row && String(row[this.#id]);
  }

  async opened(userId: string): Promise<readonly string[]> {
    const rows = this.#any.selectFrom(this.#table('contests')).select('id').where('openerId', '=', userId);
    return (await rows.orderBy('id').execute()).map(({ id }) => String(id));
  }

  /**
   * Removes a person from all contests, and puts a placeholder into those that have begun.
   * @param stranger returns the placeholder for the person with this number in a contest; null: the placeholder for the opener
   */
  async forget(userId: string, stranger: (number: number | null) => Nobody, at: number): Promise<void> {
    const [contests, players] = [this.#table('contests'), this.#table('players')];
    const rows = this.#select('players')
      .innerJoin(contests, `${contests}.id`, `${players}.${this.#id}`)
      .select('status')
      .where('userId', '=', userId);
    const ids = new Set(await this.opened(userId));
    for (const player of await this.#read<Leaver<State>>(rows)) {
      const id = String(Reflect.get(player, this.#id));
      ids.add(id);
      await this.forgetPlayer(id, player, stranger(player.number));
    }
    const { id: openerId, name: openerName } = stranger(null);
    await this.#update('contests', { openerId, openerName }).where('openerId', '=', userId).execute();
    for (const id of [...ids].toSorted()) await this.#raise(id, at);
  }

  /**
   * Removes a person from one contest.
   * @param nobody the placeholder for the person
   */
  protected abstract forgetPlayer(id: string, player: Leaver<State>, nobody: Nobody): Promise<void>;

  protected async changePlayer(
    id: string,
    { number }: Leaver<State>,
    change: Partial<State['players'][number]>,
  ): Promise<void> {
    const row = this.#update('players', change).where(this.#id, '=', id);
    await row.where('number', '=', number).execute();
  }

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

  #key(part: Exclude<ContestPart, 'contests'>): readonly string[] {
    const { table, seat } = this.kind;
    return { players: ['number'], tables: table, seats: [...table, seat] }[part];
  }

  #table(part: ContestPart): string {
    return `${this.kind.what}${ENDS[part]}`;
  }

  #select(part: ContestPart) {
    return this.#any.selectFrom(this.#table(part)).selectAll(this.#table(part));
  }

  #sorted<Stored>(part: Exclude<ContestPart, 'contests'>, id: string): Promise<readonly Stored[]> {
    const rows = this.#select(part).where(this.#id, '=', id);
    return this.#read(this.#key(part).reduce((sorted, column) => sorted.orderBy(sql.ref(column)), rows));
  }

  async #raise(id: string, at: number, change: object = {}): Promise<void> {
    await this.#update('contests', { ...change, updatedAt: at, retryAt: null })
      .set(eb => ({ rev: eb('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async #join(player: ContestPlayer): Promise<void> {
    // If the person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    await this.lock(`person ${player.userId}`);
    await this.#insert('players', player);
  }

  async #saveRows(
    part: Exclude<ContestPart, 'contests'>,
    id: string,
    before: readonly object[],
    after: readonly object[],
  ): Promise<void> {
    const columns = this.#key(part);
    const keyOf = (row: object): AnyRow =>
      Object.fromEntries(columns.map(column => [column, Reflect.get(row, column)]));
    const byKey = (rows: readonly object[]) => new Map(rows.map(row => [toJson(keyOf(row)), row]));
    const [old, now] = [byKey(before), byKey(after)];
    const own = (row: object): AnyRow => ({ ...keyOf(row), [this.#id]: id });
    const all = this.#any.deleteFrom(this.#table(part));
    for (const [key, row] of old) if (!now.has(key)) await all.where(eb => eb.and(own(row))).execute();
    for (const [key, row] of now) {
      const was = old.get(key);
      const change = was ? changes(was, row) : {};
      const update = this.#update(part, change).where(eb => eb.and(own(row)));
      if (Object.keys(change).length > 0) await update.execute();
      else if (!was && part === 'players') await this.#join(row as ContestPlayer);
      else if (!was) await this.#insert(part, row);
    }
  }

  async #insert(part: ContestPart, row: object): Promise<void> {
    await inserting(this.#any.insertInto(this.#table(part)).values(written(row)).execute());
  }

  #update(part: ContestPart, change: object) {
    return this.#any.updateTable(this.#table(part)).set(written(change));
  }

  /** Reads contests. A contest that can't be read is left out, so that the other contests are still read. */
  async #listed(query: { execute(): Promise<AnyRow[]> }): Promise<readonly State['contest'][]> {
    const rows = await query.execute();
    return rows.flatMap(row =>
      readOr<readonly State['contest'][]>(`${this.kind.what} ${row.id} of a list`, [], () => [
        this.#one(row),
      ]),
    );
  }

  async #read<Stored>(query: { execute(): Promise<AnyRow[]> }): Promise<readonly Stored[]> {
    return (await query.execute()).map(row => this.#one(row));
  }

  /** Makes the value of a row. A seat without scores has an empty list of them. */
  #one<Stored>({ course, options, ...row }: AnyRow): Stored {
    const name = `${this.kind.what} ${row.id}: options`;
    return {
      ...row,
      ...(course !== undefined && { course: course ?? [] }),
      ...(options !== undefined && { options: fromJson(String(options), name) }),
    } as Stored;
  }
}
