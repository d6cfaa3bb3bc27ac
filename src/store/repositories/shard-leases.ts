import { type ConnectedSpan, shardOf } from '../../core/work/shards.ts';
import { type Executor, hasChanged, Repository } from '../rows/rows.ts';
import type { LeaseHolder, NamedLease } from '../types/index.ts';

/**
 * Prefix of the name of a process's own lease, which the process takes before its other leases. While the lease exists, no
 * process that divides the shards differently can start.
 */
export const PROCESS = 'process:';

export const shardName = (shard: number, total: number): string => `shard:${shard}/${total}`;

/** Process that takes a lease. The store sets the counter `beat`. */
export type LeaseTaker = Omit<LeaseHolder, 'beat'>;

/** Leases of several processes that divide the shards: one for each process, each shard, and each shard that is logging in. */
export class ShardLeases extends Repository {
  async all(): Promise<readonly NamedLease[]> {
    const rows = this.db.selectFrom('lease').select(['name', 'holder', 'place', 'pid', 'beat', 'since']);
    return rows.orderBy('since').orderBy('holder').orderBy('name').execute();
  }

  /** Keeps all other processes from taking a lease until the transaction ends. */
  standStill(): Promise<void> {
    return this.lock('leases');
  }

  /** Adds the lease of a process. Returns false where `fits` is false for a running process. */
  async join(by: LeaseTaker, name: string, fits: (other: NamedLease) => boolean): Promise<boolean> {
    return this.alone(async db => {
      const leases = new ShardLeases(db);
      await leases.standStill();
      if (!(await leases.all()).every(fits)) return false;
      return addLease(db, by, name);
    });
  }

  /**
   * Takes a lease (compare and set). Returns false where another process has the lease, or where the taker's own lease
   * `process` no longer exists.
   */
  async take(by: LeaseTaker, name: string, process: string): Promise<boolean> {
    return this.alone(async db => (await renewLease(db, by.holder, process)) && addLease(db, by, name));
  }

  async give(holder: string, name: string): Promise<void> {
    await this.alone(db =>
      db.deleteFrom('lease').where('holder', '=', holder).where('name', '=', name).execute(),
    );
  }

  /**
   * Renews all leases of a process, and returns their names. A missing name means that the process has lost the lease.
   * @param connected span in which the process has received the events of all its shards; undefined while it lacks some of them
   */
  async renew(holder: string, connected?: ConnectedSpan): Promise<readonly string[]> {
    return this.alone(async db => {
      const span = { heardFrom: connected?.from ?? null, heardTo: connected?.to ?? null };
      const rows = db.updateTable('lease').set(eb => ({ ...span, beat: eb('beat', '+', 1) }));
      return (await rows.where('holder', '=', holder).returning('name').execute()).map(({ name }) => name);
    });
  }

  /**
   * Deletes all leases of a process, if the process has not renewed the given lease since that lease was read. Returns false
   * otherwise.
   */
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

/** Spans in which other processes have received the events of their shards, read from their leases. */
export class ConnectedShards extends Repository {
  /**
   * Returns the span for a server's shard. Null: no process receives the shard's events. Undefined: this process holds the
   * shard, and knows more than its lease.
   */
  async elsewhere(guildId: string | null): Promise<ConnectedSpan | null | undefined> {
    const { part } = this.shards;
    if (!part || this.shards.covers(guildId)) return undefined;
    const row = await this.db
      .selectFrom('lease')
      .select(['heardFrom', 'heardTo'])
      .where('name', '=', shardName(shardOf(guildId, part.total), part.total))
      .executeTakeFirst();
    const { heardFrom = null, heardTo = null } = row ?? {};
    return heardFrom === null || heardTo === null ? null : { from: heardFrom, to: heardTo };
  }
}

/** Adds a lease. Returns false where it exists already. */
export const addLease = (db: Executor, by: LeaseTaker, name: string): Promise<boolean> =>
  hasChanged(
    db
      .insertInto('lease')
      .values({ ...by, name, beat: 0 })
      .onConflict(conflict => conflict.column('name').doNothing()),
  );

/** Renews a lease. Returns false where another process now holds it. */
export const renewLease = (db: Executor, holder: string, name: string): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('lease')
      .set(eb => ({ beat: eb('beat', '+', 1) }))
      .where('name', '=', name)
      .where('holder', '=', holder),
  );
