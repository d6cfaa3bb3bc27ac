import { earliest, hasChanged, Repository } from '../rows/rows.ts';
import type { LetterStatus, NewLetter, StoredLetter } from '../types/index.ts';

/** Direct messages to people. Each is stored together with the change that it reports, and kept until it is sent. */
export class LetterRows extends Repository {
  /** Adds messages. A message that was added before is not added again. */
  async put(letters: readonly NewLetter[]): Promise<void> {
    if (letters.length === 0) return;
    await this.db
      .insertInto('letters')
      .values(letters.map(letter => ({ ...letter, status: 'waiting' as const, attempts: 0 })))
      .onConflict(conflict => conflict.columns(['matchId', 'userId', 'kind', 'mark']).doNothing())
      .execute();
  }

  /** Lists due direct messages about matches of this process, most urgent first. */
  async due(now: number, most: number): Promise<readonly StoredLetter[]> {
    const rows = this.#waiting().where('dueAt', '<=', now).orderBy('dueAt').orderBy('id').limit(most);
    return this.own(rows, 'letters.matchId').execute();
  }

  /** Returns the next time after `now` at which a direct message is due. */
  async nextDue(now: number): Promise<number | undefined> {
    const next = this.db.selectFrom('letters').select('dueAt as at').where('status', '=', 'waiting');
    return earliest(
      this.own(next.where('dueAt', '>', now), 'letters.matchId')
        .orderBy('dueAt')
        .limit(1),
    );
  }

  /**
   * Lists a person's waiting direct messages about matches of this process, oldest first. No other process begins one until
   * the transaction ends.
   */
  async waitingFor(userId: string): Promise<readonly StoredLetter[]> {
    await this.lock(`letters ${userId}`);
    const rows = this.#waiting().where('userId', '=', userId).orderBy('id');
    return this.own(rows, 'letters.matchId').execute();
  }

  /**
   * Records, before sending, that these messages may have arrived, in case the process is killed. Returns false where
   * another process has begun one of them.
   */
  async begin(ids: readonly number[], attempts: number): Promise<boolean> {
    const begun = await this.db
      .updateTable('letters')
      .set({ attempts: attempts + 1 })
      .where('id', 'in', ids)
      .where('status', '=', 'waiting')
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    return Number(begun.numUpdatedRows) === ids.length;
  }

  async settle(ids: readonly number[], status: Exclude<LetterStatus, 'waiting'>): Promise<void> {
    if (ids.length === 0) return;
    await this.db.updateTable('letters').set({ status }).where('id', 'in', ids).execute();
  }

  async putOff(ids: readonly number[], dueAt: number): Promise<void> {
    if (ids.length === 0) return;
    await this.db.updateTable('letters').set({ dueAt }).where('id', 'in', ids).execute();
  }

  /** Drops a person's waiting messages about a match or a server. @returns true where there were any */
  async drop(userId: string, about: { readonly matchId: string } | { readonly guildId: string }) {
    const rows = this.db.updateTable('letters').set({ status: 'dropped' });
    const mine = rows.where('userId', '=', userId).where('status', '=', 'waiting');
    // A message about a server reports a new lobby. All other messages of a match go to its followers.
    return hasChanged(
      'matchId' in about
        ? mine.where('matchId', '=', about.matchId).where('kind', '!=', 'table')
        : mine.where('guildId', '=', about.guildId).where('kind', '=', 'table'),
    );
  }

  async ofUser(userId: string): Promise<readonly StoredLetter[]> {
    return this.db.selectFrom('letters').selectAll().where('userId', '=', userId).orderBy('id').execute();
  }

  async forget(userId: string): Promise<void> {
    await this.db.deleteFrom('letters').where('userId', '=', userId).execute();
  }

  /** Deletes messages that were written before `before` and wait no longer. */
  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('letters').where('status', '!=', 'waiting').where('at', '<', before).execute();
  }

  #waiting() {
    return this.db.selectFrom('letters').selectAll().where('status', '=', 'waiting');
  }
}
