import { type Executor, hasChanged, Repository } from '../rows/rows.ts';
import type { LeaseHolder, NamedLease } from '../types/index.ts';

/**
 * Prefix of the lease that a process takes first. No process that divides the shards differently can start while it exists.
 */
export const PROCESS = 'process:';

/** Process that takes a lease. The store adds the counter `beat`. */
export type LeaseTaker = Omit<LeaseHolder, 'beat'>;

/** Leases of several processes that divide the shards: one for each process, each shard, and each login under way. */
export class ShardLeases extends Repository {
  /** Lists all leases, even that of a single process for all shards. */
  async all(): Promise<readonly NamedLease[]> {
    const rows = this.db.selectFrom('lease').select(['name', 'holder', 'place', 'pid', 'beat', 'since']);
    return rows.orderBy('since').orderBy('holder').orderBy('name').execute();
  }

  /** Keeps other processes from taking a lease until the transaction ends. */
  standStill(): Promise<void> {
    return this.lock('leases');
  }

  /** Adds the lease of a process. Returns false where a running process does not fit with it. */
  async join(by: LeaseTaker, name: string, fits: (other: NamedLease) => boolean): Promise<boolean> {
    return this.alone(async db => {
      const leases = new ShardLeases(db);
      await leases.standStill();
      if (!(await leases.all()).every(fits)) return false;
      return insert(db, by, name);
    });
  }

  /**
   * Takes a lease (compare and set). Returns false where another process has it, or where `process`, the taker's own row, is
   * gone.
   */
  async take(by: LeaseTaker, name: string, process: string): Promise<boolean> {
    return this.alone(async db => (await beat(db, by.holder, process)) && insert(db, by, name));
  }

  async give(holder: string, name: string): Promise<void> {
    await this.alone(db =>
      db.deleteFrom('lease').where('holder', '=', holder).where('name', '=', name).execute(),
    );
  }

  /** Renews all leases of a process, and returns their names. The process has lost leases whose names are missing. */
  async renew(holder: string): Promise<readonly string[]> {
    return this.alone(async db => {
      const rows = db.updateTable('lease').set(eb => ({ beat: eb('beat', '+', 1) }));
      return (await rows.where('holder', '=', holder).returning('name').execute()).map(({ name }) => name);
    });
  }

  /** Deletes all leases of a process that has not renewed this one since it was read. Returns false where it has. */
  async sweep({ holder, name, beat }: NamedLease): Promise<boolean> {
    return this.alone(async db => {
      const its = db.deleteFrom('lease').where('holder', '=', holder);
      if (!(await hasChanged(its.where('name', '=', name).where('beat', '=', beat)))) return false;
      await its.execute();
      return true;
    });
  }

  async release(holder: string): Promise<void> {
    await this.alone(db => db.deleteFrom('lease').where('holder', '=', holder).execute());
  }
}

const insert = (db: Executor, by: LeaseTaker, name: string): Promise<boolean> =>
  hasChanged(
    db
      .insertInto('lease')
      .values({ ...by, name, beat: 0 })
      .onConflict(conflict => conflict.column('name').doNothing()),
  );

const beat = (db: Executor, holder: string, name: string): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('lease')
      .set(eb => ({ beat: eb('beat', '+', 1) }))
      .where('name', '=', name)
      .where('holder', '=', holder),
  );
