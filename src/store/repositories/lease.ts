import { hasChanged, Repository } from '../rows/rows.ts';
import type { LeaseHolder, NamedLease } from '../types/index.ts';
import { PROCESS, ShardLeases } from './shard-leases.ts';

/** Lease name of a bot that runs as one process for all shards. */
export const WHOLE = 'bot';

/** Row that names the running instance, where one process does everything. Only this instance writes. */
export class Lease extends Repository {
  /** Lists the processes that divide the shards of this database. While there is one, no instance takes the whole. */
  async parts(): Promise<readonly NamedLease[]> {
    return (await this.divided.all()).filter(({ name }) => name.startsWith(PROCESS));
  }

  /** Deletes all leases of a dead process. Returns false where it shows a sign of life after all. */
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

  /**
   * Takes the lease where it is free, or where its holder has not shown a sign of life since it was read (compare and set).
   */
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
