import { earliest, hasChanged, Repository } from '../rows/rows.ts';
import type { LetterStatus, NewLetter, StoredLetter } from '../types/index.ts';

/**
 * Direct messages to people. Each is written together with the change that it reports, once for a person, and kept until it
 * is sent.
 */
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

  /** Lists due messages of our matches, most urgent first. */
  async due(now: number, most: number): Promise<readonly StoredLetter[]> {
    const rows = this.#waiting().where('dueAt', '<=', now).orderBy('dueAt').orderBy('id').limit(most);
    return this.own(rows, 'letters.matchId').execute();
  }

  /** Returns the next time after `now` at which a message is due. */
  async nextDue(now: number): Promise<number | undefined> {
    const next = this.db.selectFrom('letters').select('dueAt as at').where('status', '=', 'waiting');
    return earliest(
      this.own(next.where('dueAt', '>', now), 'letters.matchId')
        .orderBy('dueAt')
        .limit(1),
    );
  }

  /**
   * Lists all our messages that wait for a person, oldest first. In a transaction, no other process takes them up meanwhile.
   */
  async waitingFor(userId: string): Promise<readonly StoredLetter[]> {
    await this.lock(`letters ${userId}`);
    const rows = this.#waiting().where('userId', '=', userId).orderBy('id');
    return this.own(rows, 'letters.matchId').execute();
  }

  /**
   * Records, before sending, that the messages may have arrived, so that this is known after a kill. Returns false where
   * another process was first.
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

  /** Drops a person's waiting messages. @returns whether there was any */
  async drop(userId: string, about: { readonly matchId: string } | { readonly guildId: string }) {
    const rows = this.db.updateTable('letters').set({ status: 'dropped' });
    const mine = rows.where('userId', '=', userId).where('status', '=', 'waiting');
    // A server has the messages about its lobbies, a match all messages to its followers.
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

  /** Said or dropped, and written before then. */
  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('letters').where('status', '!=', 'waiting').where('at', '<', before).execute();
  }

  #waiting() {
    return this.db.selectFrom('letters').selectAll().where('status', '=', 'waiting');
  }
}
