import type { Division, Participant } from './shard-names.ts';

/** Shards that a process should hold. All processes compute it from the same rows. */
export interface ShardAim {
  /** Shards that the process may take. */
  readonly wanted: readonly number[];
  /** Number of the `wanted` shards that the process takes at most. */
  readonly most: number;
}

const all = (total: number): readonly number[] => Array.from({ length: total }, (_, id) => id);

/**
 * Computes the shards of a process. A process whose settings name shards takes those. The other processes divide the
 * remaining shards evenly, and the oldest ones get one more where a remainder is left. So all shares add up to all shards,
 * and a new process causes no more moves than its own shards.
 * @param living living processes by age, the computing one among them
 */
export function aimOf({ total, ids }: Division, holder: string, living: readonly Participant[]): ShardAim {
  if (ids) return { wanted: ids, most: ids.length };
  const named = new Set(living.flatMap(other => other.ids ?? []));
  const wanted = all(total).filter(id => !named.has(id));
  const sharing = living.filter(other => !other.ids).map(other => other.holder);
  const place = sharing.indexOf(holder);
  const extra = place < wanted.length % sharing.length ? 1 : 0;
  return { wanted, most: Math.floor(wanted.length / sharing.length) + extra };
}
