import { type Executor, hasChanged, Repository } from '../rows.ts';
import type { LeaseHolder } from '../types.ts';

const NAME = 'bot';

/** The row that names the running instance: whoever writes is the one it names. */
export class Lease extends Repository {
  async read(): Promise<LeaseHolder | undefined> {
    return this.db
      .selectFrom('lease')
      .select(['holder', 'place', 'pid', 'beat', 'since'])
      .where('name', '=', NAME)
      .executeTakeFirst();
  }

  /** Compare and set: takes it from nobody, or from one that has not shown itself since it was read. */
  async take(by: Omit<LeaseHolder, 'beat'>, seen: LeaseHolder | undefined): Promise<boolean> {
    return this.#alone(async db => {
      const row = { ...by, name: NAME, beat: 0 };
      if (!seen) {
        return hasChanged(
          db
            .insertInto('lease')
            .values(row)
            .onConflict(conflict => conflict.column('name').doNothing()),
        );
      }
      return hasChanged(
        db
          .updateTable('lease')
          .set(row)
          .where('name', '=', NAME)
          .where('holder', '=', seen.holder)
          .where('beat', '=', seen.beat),
      );
    });
  }

  /** False when it is another's by now. */
  async renew(holder: string): Promise<boolean> {
    return this.#alone(async db => {
      return hasChanged(
        db
          .updateTable('lease')
          .set(eb => ({ beat: eb('beat', '+', 1) }))
          .where('holder', '=', holder),
      );
    });
  }

  async release(holder: string): Promise<void> {
    await this.#alone(db => db.deleteFrom('lease').where('holder', '=', holder).execute());
  }

  /** In a transaction, because its beginning waits for others. */
  #alone<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }
}
