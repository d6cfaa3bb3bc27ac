import type { Division, Participant } from './shard-names.ts';

/** What a process should come to hold, as all of them reckon it from the same rows. */
export interface ShardAim {
  /** The shards that are for it to take. */
  readonly wanted: readonly number[];
  /** How many of them it takes. */
  readonly most: number;
}

const all = (total: number): readonly number[] => Array.from({ length: total }, (_, id) => id);

/**
 * Who names its shards takes those. Who takes a share leaves the shards that living processes have named to these, and divides the
 * rest evenly with the others that take a share; where that does not come out even, the oldest get one more. So the shares
 * of all add up to what there is, and a newcomer moves no more than its own.
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
