import { type NamedLease, PROCESS } from '../../store/index.ts';

/** Division of the shards among processes, as the settings of one process describe it. */
export interface Division {
  readonly total: number;
  /** Ids of the process's shards, in ascending order without gaps. Absent: the process takes an even share of all shards. */
  readonly ids?: readonly number[] | undefined;
}

/** Process that takes part in the division, read from its row in the table of leases. */
interface Participant extends NamedLease, Division {}

/** Formats shard ids as ranges: `0-3`, `5`, `0-3, 8`. */
export function ranges(ids: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && run[1] === id - 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

export const processName = ({ total, ids }: Division, holder: string): string =>
  `${PROCESS}${total}:${ids ? ranges(ids) : 'auto'}:${holder}`;

/** Returns the name of a login group's lease. The process that holds the lease may log in one shard of the group. */
export const loginName = (group: number): string => `login:${group}`;

const NAME = /^process:(\d+):(?:auto|(\d+)(?:-(\d+))?):/;

/** Reads a process from a row of the table of leases. Undefined where the row is the lease of a shard or of a login. */
export function participantOf(row: NamedLease): Participant | undefined {
  const [, total, first, last = first] = NAME.exec(row.name) ?? [];
  if (total === undefined) return undefined;
  if (first === undefined) return { ...row, total: Number(total) };
  const ids = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { ...row, total: Number(total), ids };
}

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
 * new process causes no more shards to change hands than its own share.
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
