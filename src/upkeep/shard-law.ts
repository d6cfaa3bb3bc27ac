import type { Division, Participant } from './shard-names.ts';

/** Shards that a process should come to hold. All processes compute it from the same rows. */
export interface ShardAim {
  /** The shards that are for it to take. */
  readonly wanted: readonly number[];
  /** Number of them that it takes. */
  readonly most: number;
}

const all = (total: number): readonly number[] => Array.from({ length: total }, (_, id) => id);

/**
 * Computes the shards of a process. A process that names its shards takes those. The others leave these shards out and
 * divide the rest evenly. Where the division leaves a remainder, the oldest processes get one more. So all shares add up to
 * all shards, and a new process moves no more than its own.
 * @param living in the order of age, the process itself among them
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
