import { earliest, Repository } from '../rows.ts';

/** In the key, where null would differ from null: the call is to the lobby. */
const LOBBY = -1;

/** Somebody is to be called to a question or to a lobby, once they may be. */
export interface OwedCall {
  readonly matchId: string;
  /** The question; null: the lobby. */
  readonly request: number | null;
  readonly userId: string;
  /** In milliseconds since the epoch; null: it is being said. */
  readonly dueAt: number | null;
}

type Key = Omit<OwedCall, 'dueAt'>;
const keyOf = ({ matchId, request, userId }: Key) => ({ matchId, request: request ?? LOBBY, userId });

/** Calls that quiet hours or an absence kept from being made with the message that asks. */
export class OwedCalls extends Repository {
  /** Another time replaces the one that stood. */
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

  /** Nothing is owed any more, unless it was put off meanwhile. */
  async said(key: Key): Promise<void> {
    await this.#delete(key).where('dueAt', 'is', null).execute();
  }

  /** The most urgent first. */
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
