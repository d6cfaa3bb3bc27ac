import type { Loops } from '../../core/work/loops.ts';
import type { Lease, LeaseClaim, Store } from '../../store/index.ts';
import type { Division } from './shard-division.ts';
import { type ShardCallbacks, ShardHolder } from './shard-holder.ts';
import { Instance } from './take-over.ts';

/**
 * Right of this process to act for all shards, or for a part of them. Each transaction checks the right (store/lease-gate.ts).
 * A process renews its right every 5 s (take-over.ts), and counts as dead 30 s after the last renewal (signs-of-life.ts).
 */
export interface ActingTurn {
  readonly claim: LeaseClaim;
  /** Resolves when other processes have taken over from this process. */
  readonly lost: Promise<void>;
  /** Division of the shards among processes. Undefined: this process acts for all shards. */
  readonly division: (Division & Pick<ShardHolder, 'login'>) | undefined;
  /**
   * Waits until no other process runs on the database, so that its tables can be changed. Stops waiting when another process
   * has changed the tables. Throws DivisionError.
   */
  readonly alone: (lease: Lease, isBehind: () => Promise<boolean>) => Promise<void>;
  /** Takes the right to act, if no other process has it at this moment. Returns true where this process then acts alone. */
  takeIfFree(store: Store): Promise<boolean>;
  /** Waits until this process may act. Throws DivisionError where other processes divide the shards in another way. */
  take(store: Store, callbacks: ShardCallbacks): Promise<void>;
  pause(): Promise<void>;
  release(): Promise<void>;
}

export interface TurnParts {
  /** Watcher of the loops that renew leases and take shards. Absent: the loops are not watched. */
  readonly loops?: Loops;
  readonly say: (line: string) => void;
  readonly trouble: (error: unknown) => void;
}

export const turnOf = (division: Division | undefined, parts: TurnParts): ActingTurn =>
  division ? sharing(division, parts) : whole(parts);

function whole(parts: TurnParts): ActingTurn {
  const instance = new Instance(parts);
  return {
    claim: instance.claim,
    lost: instance.lost,
    division: undefined,
    alone: lease => instance.take(lease),
    async takeIfFree({ lease }) {
      await instance.takeIfFree(lease);
      return instance.holds;
    },
    take: ({ lease }) => instance.take(lease),
    pause: async () => {},
    release: () => instance.release(),
  };
}

function sharing(division: Division, parts: TurnParts): ActingTurn {
  const holder = new ShardHolder({ ...parts, division });
  return {
    claim: holder.claim,
    lost: holder.lost,
    division: { ...division, login: (group, keepFor, signal) => holder.login(group, keepFor, signal) },
    alone: (lease, isBehind) => holder.alone(lease.divided, isBehind),
    async takeIfFree(store) {
      // This process holds no shard until it joins the processes that divide the shards.
      store.shards.hold({ total: division.total, held: [] });
      return false;
    },
    take: ({ lease, shards }, callbacks) => holder.join(lease.divided, shards, callbacks),
    pause: () => holder.pause(),
    release: () => holder.release(),
  };
}
