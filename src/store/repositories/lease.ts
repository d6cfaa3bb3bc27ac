import { hasChanged, Repository } from '../rows/rows.ts';
import type { LeaseHolder, NamedLease } from '../types/index.ts';
import { addLease, type LeaseTaker, PROCESS, renewLease, ShardLeases } from './shard-leases.ts';

/** Name of the lease of a process that alone serves all shards. */
export const WHOLE = 'bot';

/** Lease of a process that alone serves all shards. Only the process that holds the lease may write. */
export class Lease extends Repository {
  /**
   * Lists the processes that divide the shards of this database. While such a process exists, no process can take the lease for
   * all shards.
   */
  async parts(): Promise<readonly NamedLease[]> {
    return (await this.divided.all()).filter(({ name }) => name.startsWith(PROCESS));
  }

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
   * Takes the lease where it is free, or where the holder has not renewed it since `seen` was read (compare and set). Returns
   * false otherwise, and while processes divide the shards.
   */
  async take(by: LeaseTaker, seen: LeaseHolder | undefined): Promise<boolean> {
    return this.alone(async db => {
      const now = new Lease(db);
      await now.divided.standStill();
      if ((await now.parts()).length > 0) return false;
      if (!seen) return addLease(db, by, WHOLE);
      return hasChanged(
        db
          .updateTable('lease')
          .set({ ...by, beat: 0 })
          .where(eb => eb.and({ name: WHOLE, holder: seen.holder }))
          .where('beat', '=', seen.beat),
      );
    });
  }

  get divided(): ShardLeases {
    return new ShardLeases(this.db);
  }

  /** Renews the lease. Returns false where another process now holds it. */
  async renew(holder: string): Promise<boolean> {
    return this.alone(db => renewLease(db, holder, WHOLE));
  }

  release(holder: string): Promise<void> {
    return this.divided.release(holder);
  }
}
