import { earliest, Repository } from '../rows/rows.ts';

/** Value of `request` for a ping about a lobby. The value is not null, since nulls would not be equal in the unique key. */
const LOBBY = -1;

/** Ping about a request or a lobby that the bot sends to a person later, as soon as pings are allowed. */
export interface DuePing {
  readonly matchId: string;
  /** Id of the request. Null: the ping is about the lobby. */
  readonly request: number | null;
  readonly userId: string;
  /** Time to send the ping, in milliseconds since the epoch. Null while the bot sends the ping. */
  readonly dueAt: number | null;
}

type Key = Omit<DuePing, 'dueAt'>;
const keyOf = ({ matchId, request, userId }: Key) => ({ matchId, request: request ?? LOBBY, userId });

/** Pings that are sent later, since the person had quiet hours or was absent then. The table has an old name, `owedCalls`. */
export class DuePings extends Repository {
  /** Stores a ping. A new time replaces an earlier time. */
  async put({ dueAt, ...key }: DuePing): Promise<void> {
    await this.upsert('owedCalls', { ...keyOf(key), dueAt }, ['matchId', 'request', 'userId']);
  }

  async remove(key: Key): Promise<void> {
    await this.dropRows('owedCalls', keyOf(key));
  }

  /** Deletes a ping after it was sent, unless it was meanwhile given a new time. */
  async sent(key: Key): Promise<void> {
    await this.dropRows('owedCalls', { ...keyOf(key), dueAt: null });
  }

  async due(now: number): Promise<readonly DuePing[]> {
    const rows = this.#select().where('dueAt', '<=', now);
    return this.#list(await this.own(rows, 'owedCalls.matchId').execute());
  }

  async of(userId: string): Promise<readonly DuePing[]> {
    return this.#list(await this.#select().where('userId', '=', userId).execute());
  }

  async nextDue(): Promise<number | undefined> {
    const next = this.db.selectFrom('owedCalls').select(({ fn }) => fn.min('dueAt').as('at'));
    return earliest(this.own(next, 'owedCalls.matchId'));
  }

  #select() {
    return this.db.selectFrom('owedCalls').selectAll().orderBy('dueAt').orderBy('matchId').orderBy('userId');
  }

  #list(rows: readonly (Omit<DuePing, 'request'> & { readonly request: number })[]): readonly DuePing[] {
    return rows.map(row => ({ ...row, request: row.request === LOBBY ? null : row.request }));
  }
}
