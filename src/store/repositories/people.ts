import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { CompiledOnce } from '../rows/compiled-once.ts';
import { earliest, Repository } from '../rows/rows.ts';
import type { StoredPerson } from '../types/index.ts';

const HOURS = 24;
const noHours = (): readonly number[] => Array.from({ length: HOURS }, () => 0);

export type PersonChange = Partial<Omit<StoredPerson, 'id'>>;

const unknown = (id: string): StoredPerson => ({
  id,
  name: null,
  locale: null,
  pings: true,
  zone: null,
  quietFrom: null,
  quietTo: null,
  learns: false,
  hours: noHours(),
  awayUntil: null,
  invitations: true,
  stats: true,
  everywhere: false,
  named: false,
  puzzles: false,
  lettersRefusedAt: null,
});

const toPerson = ({ hours, ...row }: Selectable<Schema['people']>): StoredPerson => ({
  ...row,
  hours: hours ?? noHours(),
});

const columns = ({ hours, ...rest }: PersonChange): Omit<Insertable<Schema['people']>, 'id'> => ({
  ...rest,
  ...(hours !== undefined && { hours: hours.some(count => count > 0) ? hours : null }),
});

/** Query in each transaction of a match, compiled only once. */
const seated = new CompiledOnce((db, { matchId }: { matchId: string }) =>
  db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.userId')
    .select('seats.userId')
    .selectAll('people')
    .where('seats.matchId', '=', matchId),
);

/** Settings of people, and their blocks of people whom they have named. */
export class People extends Repository {
  readonly #gathered = new Map<string, StoredPerson>();

  /** Reads all people of a match in one query, so that `get` reads none of them again in the same transaction. */
  async gather(matchId: string): Promise<void> {
    if (!this.db.isTransaction) return;
    for (const { userId, ...row } of await seated.all(this.db, { matchId })) {
      const person = row.id === null ? unknown(userId) : toPerson(row as Selectable<Schema['people']>);
      this.#gathered.set(userId, person);
    }
  }

  /** Returns a person. A person without a row has the default settings. */
  async get(id: string): Promise<StoredPerson> {
    const known = this.#gathered.get(id);
    if (known) return known;
    const row = await this.rowsOf('people', { id }).executeTakeFirst();
    return row ? toPerson(row) : unknown(id);
  }

  /** Changes a person's settings. Absent fields stay unchanged. */
  async change(id: string, change: PersonChange): Promise<void> {
    const changed = columns(change);
    if (Object.keys(changed).length === 0) return;
    this.#gathered.delete(id);
    // The column's own default is outdated. The bot counts a person's active hours only if the person asks for it.
    await this.upsert('people', { learns: false, ...changed, id }, ['id'], changed);
  }

  /**
   * Lists people whose absence has ended by `now`, earliest first. Only the process with shard 0 gets any people, since a
   * person belongs to no server.
   */
  async returned(now: number): Promise<readonly StoredPerson[]> {
    if (!this.shards.holds(0)) return [];
    const rows = this.db.selectFrom('people').selectAll().where('awayUntil', '<=', now);
    return (await rows.orderBy('awayUntil').orderBy('id').execute()).map(toPerson);
  }

  /** Lists the people who have requests for games. People without settings of their own are left out. */
  async seeking(): Promise<readonly StoredPerson[]> {
    const seeking = this.db.selectFrom('seeks').select('userId');
    return (await this.db.selectFrom('people').selectAll().where('id', 'in', seeking).execute()).map(
      toPerson,
    );
  }

  async nextReturn(): Promise<number | undefined> {
    if (!this.shards.holds(0)) return undefined;
    return earliest(this.db.selectFrom('people').select(({ fn }) => fn.min('awayUntil').as('at')));
  }

  async block(personId: string, blockedId: string, at: number): Promise<void> {
    await this.addRows('blocks', { personId, blockedId, at });
  }

  async unblock(personId: string, blockedId: string): Promise<boolean> {
    return this.dropRows('blocks', { personId, blockedId });
  }

  /**
   * Returns the names, by id, of people with whom the person has sat in a match, at one place. All other names stay private.
   */
  async namesMet(personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('seats as own')
      .innerJoin('seats as other', 'other.matchId', 'own.matchId')
      .innerJoin('people', 'people.id', 'other.userId')
      .select(['people.id', 'people.name'])
      .distinct()
      .whereRef('other.place', '=', 'own.place')
      .where('own.userId', '=', personId)
      .where('other.userId', 'in', ids)
      .execute();
    return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
  }

  /** Lists the ids of the people whom a person has blocked by name. */
  async blockedBy(personId: string): Promise<readonly string[]> {
    const rows = this.db.selectFrom('blocks').select('blockedId').where('personId', '=', personId);
    return (await rows.orderBy('at').orderBy('blockedId').execute()).map(row => row.blockedId);
  }
}
