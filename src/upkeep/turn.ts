import type { Loops } from '../core/loops.ts';
import type { Lease, LeaseClaim, Store } from '../store/index.ts';
import { Instance } from './instance.ts';
import { type ShardDesk, ShardHolder } from './shard-holder.ts';
import type { Division } from './shard-names.ts';

/** Turn of this process to act: alone, or as one of several that divide the shards. */
export interface ActingTurn {
  /** Leases that must belong to this process whenever it writes. */
  readonly claim: LeaseClaim;
  /** Resolves when others act in its place. */
  readonly lost: Promise<void>;
  /** Undefined: it acts for all shards. */
  readonly division: (Division & Pick<ShardHolder, 'login'>) | undefined;
  /**
   * Waits, before tables are changed, until no other process runs on the database, or another process has changed them.
   * Throws DivisionError.
   */
  readonly alone: (lease: Lease, isBehind: () => Promise<boolean>) => Promise<void>;
  /** Takes the turn where no other process has to be waited for. Returns true where no other process acts then. */
  takeIfFree(store: Store): Promise<boolean>;
  /** Waits until it may act. Throws DivisionError. */
  take(store: Store, desk: ShardDesk): Promise<void>;
  /** Takes nothing more. */
  pause(): Promise<void>;
  /** Others may act. */
  release(): Promise<void>;
}

export interface TurnParts {
  /** Watches the loops of the lease. Absent: they are not watched. */
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
      // This process holds no shard until it takes part.
      store.shards.hold({ total: division.total, held: [] });
      return false;
    },
    take: ({ lease, shards }, desk) => holder.join(lease.divided, shards, desk),
    pause: () => holder.pause(),
    release: () => holder.release(),
  };
}
