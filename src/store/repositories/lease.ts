import { hasChanged, Repository } from '../rows/rows.ts';
import type { LeaseHolder, NamedLease } from '../types/index.ts';
import { PROCESS, ShardLeases } from './shard-leases.ts';

/** Name of the lease of a single process that serves all shards. */
export const WHOLE = 'bot';

/** Row that names the running instance, where one process serves all shards. Only this instance writes. */
export class Lease extends Repository {
  /**
   * Lists the processes that divide the shards of this database. While there is one, no single process can take the lease.
   */
  async parts(): Promise<readonly NamedLease[]> {
    return (await this.divided.all()).filter(({ name }) => name.startsWith(PROCESS));
  }

  /** Deletes all leases of a dead process. Returns false where the process turns out to be alive. */
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

  /** Takes the lease where it is free, or where its holder has not renewed it since `seen` was read (compare and set). */
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

  /** The same rows for several processes that divide the shards. */
  get divided(): ShardLeases {
    return new ShardLeases(this.db);
  }

  /** Renews the lease. Returns false where another instance holds it now. */
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
