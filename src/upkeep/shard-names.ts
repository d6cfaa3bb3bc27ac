import { type NamedLease, PROCESS } from '../store/index.ts';

/** Division of all shards, as one process takes part in it. */
export interface Division {
  readonly total: number;
  /** Shards in ascending order without gaps. Absent: the process takes its share of all. */
  readonly ids?: readonly number[] | undefined;
}

/** A process that takes part, as its row tells. */
export interface Participant extends NamedLease, Division {}

/** `0-3`, `5`, `0-3, 8`. */
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

export const shardName = (shard: number, total: number): string => `shard:${shard}/${total}`;

/** Returns the name of the lease that lets one login of a group happen at a time. */
export const loginName = (group: number): string => `login:${group}`;

const NAME = /^process:(\d+):(?:auto|(\d+)(?:-(\d+))?):/;

/** Undefined for a row that is no process's. */
export function participantOf(row: NamedLease): Participant | undefined {
  const [, total, first, last = first] = NAME.exec(row.name) ?? [];
  if (total === undefined) return undefined;
  if (first === undefined) return { ...row, total: Number(total) };
  const ids = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { ...row, total: Number(total), ids };
}
