import type { Division, Participant } from './shard-names.ts';

/** Shards that a process should hold. All processes compute their shards from the same rows. */
export interface ShardAim {
  readonly wanted: readonly number[];
  /** Maximum number of shards of `wanted` that the process takes. */
  readonly most: number;
}

const all = (total: number): readonly number[] => Array.from({ length: total }, (_, id) => id);

/**
 * Computes the shards of a process. A process whose settings list shards takes these shards. All other processes divide the
 * remaining shards evenly, and the oldest processes take one more each if there is a remainder. So every shard is taken, and a
 * new process moves no more shards than its own.
 * @param living living processes in the order of age, including this process
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
