import { earliest, hasChanged, Repository } from '../rows.ts';
import type { LetterStatus, NewLetter, StoredLetter } from '../types.ts';

/** What is to be said to people in direct messages: written with what it tells, each once for a person, and kept until it was said. */
export class LetterRows extends Repository {
  /** What was written before is not written again. */
  async put(letters: readonly NewLetter[]): Promise<void> {
    if (letters.length === 0) return;
    await this.db
      .insertInto('letters')
      .values(letters.map(letter => ({ ...letter, status: 'waiting' as const, attempts: 0 })))
      .onConflict(conflict => conflict.columns(['matchId', 'userId', 'kind', 'mark']).doNothing())
      .execute();
  }

  /** Of matches of ours, the most urgent first. */
  async due(now: number, most: number): Promise<readonly StoredLetter[]> {
    const rows = this.#waiting().where('dueAt', '<=', now).orderBy('dueAt').orderBy('id').limit(most);
    return this.own(rows, 'letters.matchId').execute();
  }

  /** When the first that waits for its hour is due, after now. */
  async nextDue(now: number): Promise<number | undefined> {
    const next = this.db.selectFrom('letters').select('dueAt as at').where('status', '=', 'waiting');
    return earliest(
      this.own(next.where('dueAt', '>', now), 'letters.matchId')
        .orderBy('dueAt')
        .limit(1),
    );
  }

  /** All of ours that wait for a person, oldest first. In a transaction nobody else takes them up meanwhile. */
  async waitingFor(userId: string): Promise<readonly StoredLetter[]> {
    await this.lock(`letters ${userId}`);
    const rows = this.#waiting().where('userId', '=', userId).orderBy('id');
    return this.own(rows, 'letters.matchId').execute();
  }

  /** Called before it leaves, so that after a kill it is known what may have arrived. False where another process was first. */
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

  /** What waits for a person is not said any more. @returns whether there was any */
  async drop(userId: string, about: { readonly matchId: string } | { readonly guildId: string }) {
    const rows = this.db.updateTable('letters').set({ status: 'dropped' });
    const mine = rows.where('userId', '=', userId).where('status', '=', 'waiting');
    // A server's are those about its lobbies; a match's are all that follow it.
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
