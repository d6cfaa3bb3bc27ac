import { earliest, hasChanged, Repository } from '../rows/rows.ts';
import type { DirectMessageStatus, NewDirectMessage, StoredDirectMessage } from '../types/index.ts';

/**
 * Direct messages to people. The bot stores each message together with the change that the message reports, and keeps it until
 * it is sent.
 */
export class DirectMessageRows extends Repository {
  /** Adds direct messages. Messages that were added before are left out. */
  async put(directMessages: readonly NewDirectMessage[]): Promise<void> {
    if (directMessages.length === 0) return;
    await this.addRows(
      'letters',
      directMessages.map(directMessage => ({ ...directMessage, status: 'waiting', attempts: 0 })),
    );
  }

  /** Lists the direct messages that are due and belong to matches of this process, the earliest due first. */
  async due(now: number, most: number): Promise<readonly StoredDirectMessage[]> {
    const rows = this.#waiting().where('dueAt', '<=', now).orderBy('dueAt').orderBy('id').limit(most);
    return this.own(rows, 'letters.matchId').execute();
  }

  async nextDue(now: number): Promise<number | undefined> {
    const next = this.db.selectFrom('letters').select('dueAt as at').where('status', '=', 'waiting');
    return earliest(this.own(next.where('dueAt', '>', now), 'letters.matchId').orderBy('dueAt'));
  }

  /**
   * Lists a person's waiting direct messages about matches of this process, oldest first. The lock keeps other processes from
   * beginning to send these messages until the transaction ends.
   */
  async waitingFor(userId: string): Promise<readonly StoredDirectMessage[]> {
    await this.lock(`letters ${userId}`);
    const rows = this.#waiting().where('userId', '=', userId).orderBy('id');
    return this.own(rows, 'letters.matchId').execute();
  }

  /**
   * Records an attempt to send before it begins, since the messages may arrive even if the process is killed. Returns false
   * where another process has begun to send one of the messages.
   */
  async begin(ids: readonly number[], attempts: number): Promise<boolean> {
    const begun = await this.db
      .updateTable('letters')
      .set({ attempts: attempts + 1 })
      .where('id', 'in', ids)
      .where(eb => eb.and({ status: 'waiting', attempts }))
      .executeTakeFirst();
    return Number(begun.numUpdatedRows) === ids.length;
  }

  async settle(ids: readonly number[], status: Exclude<DirectMessageStatus, 'waiting'>): Promise<void> {
    if (ids.length === 0) return;
    await this.db.updateTable('letters').set({ status }).where('id', 'in', ids).execute();
  }

  async putOff(ids: readonly number[], dueAt: number): Promise<void> {
    if (ids.length === 0) return;
    await this.db.updateTable('letters').set({ dueAt }).where('id', 'in', ids).execute();
  }

  /** Drops a person's waiting messages about a match or a server. Returns true where a message was dropped. */
  async drop(userId: string, about: { readonly matchId: string } | { readonly guildId: string }) {
    const rows = this.db.updateTable('letters').set({ status: 'dropped' });
    const mine = rows.where('userId', '=', userId).where('status', '=', 'waiting');
    // Messages of the kind `table` report a new lobby, and belong to a server. All other kinds belong to a match.
    return hasChanged(
      'matchId' in about
        ? mine.where('matchId', '=', about.matchId).where('kind', '!=', 'table')
        : mine.where('guildId', '=', about.guildId).where('kind', '=', 'table'),
    );
  }

  async ofUser(userId: string): Promise<readonly StoredDirectMessage[]> {
    return this.rowsOf('letters', { userId }).orderBy('id').execute();
  }

  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('letters').where('status', '!=', 'waiting').where('at', '<', before).execute();
  }

  #waiting() {
    return this.rowsOf('letters', { status: 'waiting' });
  }
}
