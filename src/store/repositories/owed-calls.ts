import { earliest, Repository } from '../rows/rows.ts';

/** Value of `request` for a ping to a lobby. It is not null, since nulls would not be equal in the unique key. */
const LOBBY = -1;

/** Ping to a request or a lobby that a person gets as soon as pings are allowed. */
export interface OwedCall {
  readonly matchId: string;
  /** Id of the request. Null: the lobby. */
  readonly request: number | null;
  readonly userId: string;
  /** Time of the ping, in milliseconds since the epoch. Null while it is being sent. */
  readonly dueAt: number | null;
}

type Key = Omit<OwedCall, 'dueAt'>;
const keyOf = ({ matchId, request, userId }: Key) => ({ matchId, request: request ?? LOBBY, userId });

/** Pings that quiet hours or an absence put off when the message was posted. */
export class OwedCalls extends Repository {
  /** Stores a ping. A new time replaces the earlier one. */
  async put({ dueAt, ...key }: OwedCall): Promise<void> {
    await this.write(
      this.db
        .insertInto('owedCalls')
        .values({ ...keyOf(key), dueAt })
        .onConflict(conflict => conflict.columns(['matchId', 'request', 'userId']).doUpdateSet({ dueAt })),
    );
  }

  async remove(key: Key): Promise<void> {
    await this.#delete(key).execute();
  }

  /** Deletes a ping that was sent, unless it was put off again meanwhile. */
  async said(key: Key): Promise<void> {
    await this.#delete(key).where('dueAt', 'is', null).execute();
  }

  /** Lists the pings that are due, most urgent first. */
  async due(now: number): Promise<readonly OwedCall[]> {
    const rows = this.#select().where('dueAt', '<=', now);
    return this.#list(await this.own(rows, 'owedCalls.matchId').execute());
  }

  async of(userId: string): Promise<readonly OwedCall[]> {
    return this.#list(await this.#select().where('userId', '=', userId).execute());
  }

  async nextDue(): Promise<number | undefined> {
    const next = this.db.selectFrom('owedCalls').select(({ fn }) => fn.min('dueAt').as('at'));
    return earliest(this.own(next, 'owedCalls.matchId'));
  }

  async forget(userId: string): Promise<void> {
    await this.write(this.db.deleteFrom('owedCalls').where('userId', '=', userId));
  }

  #delete(key: Key) {
    const { matchId, request, userId } = keyOf(key);
    return this.db
      .deleteFrom('owedCalls')
      .where('matchId', '=', matchId)
      .where('request', '=', request)
      .where('userId', '=', userId);
  }

  #select() {
    return this.db.selectFrom('owedCalls').selectAll().orderBy('dueAt').orderBy('matchId').orderBy('userId');
  }

  #list(rows: readonly (Omit<OwedCall, 'request'> & { readonly request: number })[]): readonly OwedCall[] {
    return rows.map(row => ({ ...row, request: row.request === LOBBY ? null : row.request }));
  }
}
