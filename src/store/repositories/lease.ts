import { hasChanged, Repository } from '../rows.ts';
import type { LeaseHolder, NamedLease } from '../types.ts';
import { PROCESS, ShardLeases } from './shard-leases.ts';

/** Of a bot that divides with nobody. */
export const WHOLE = 'bot';

/** The row that names the running instance, where one does everything: whoever writes is the one it names. */
export class Lease extends Repository {
  /** The processes that divide the shards of this database; while there is one, nobody takes the whole. */
  async parts(): Promise<readonly NamedLease[]> {
    return (await this.divided.all()).filter(({ name }) => name.startsWith(PROCESS));
  }

  /** All that a process had which is dead goes; false where it shows a sign of life after all. */
  sweep(part: NamedLease): Promise<boolean> {
    return this.divided.sweep(part);
  }

  async read(): Promise<LeaseHolder | undefined> {
    return this.db
      .selectFrom('lease')
      .select(['holder', 'place', 'pid', 'beat', 'since'])
      .where('name', '=', WHOLE)
      .executeTakeFirst();
  }

  /** Compare and set: takes it from nobody, or from one that has not shown itself since it was read. */
  async take(by: Omit<LeaseHolder, 'beat'>, seen: LeaseHolder | undefined): Promise<boolean> {
    return this.alone(async db => {
      const row = { ...by, name: WHOLE, beat: 0 };
      const now = new Lease(db);
      await now.divided.standStill();
      if ((await now.parts()).length > 0) return false;
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
          .where('name', '=', WHOLE)
          .where('holder', '=', seen.holder)
          .where('beat', '=', seen.beat),
      );
    });
  }

  /** The same table as several processes use it. */
  get divided(): ShardLeases {
    return new ShardLeases(this.db);
  }

  /** False when it is another's by now. */
  async renew(holder: string): Promise<boolean> {
    return this.alone(async db => {
      return hasChanged(
        db
          .updateTable('lease')
          .set(eb => ({ beat: eb('beat', '+', 1) }))
          .where('holder', '=', holder),
      );
    });
  }

  async release(holder: string): Promise<void> {
    await this.alone(db => db.deleteFrom('lease').where('holder', '=', holder).execute());
  }
}
