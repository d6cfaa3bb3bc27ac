import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { LeaseHolder } from '../../store/index.ts';

/**
 * Returns the scope in which process ids are unique: this machine since its start, and the process namespace (each container
 * has its own). Empty where the scope is unknown.
 */
export function placeOfProcesses(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()}/${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** Returns true where it is certain that no process with this id runs in the scope of this process. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Milliseconds without a renewed lease after which a process counts as dead. */
export const SILENT_MS = 30_000;
/**
 * Maximum milliseconds that the gap between two checks adds to the silence of a process. In a longer gap the database may have
 * been unreachable, so that no process could renew a lease.
 */
const MOST_BETWEEN_MS = 10_000;

interface LastSign {
  readonly beat: number;
  readonly since: number;
  /** True where the process has renewed its lease since this process first saw it. */
  readonly stirred: boolean;
}

export interface SignsOfLifeParts {
  readonly monotonic?: (() => number) | undefined;
  readonly place?: string | undefined;
}

/**
 * Finds out which processes are alive. A process is dead if it has certainly ended, or if it has not renewed its lease for too
 * long.
 */
export class SignsOfLife {
  readonly place: string;
  readonly #monotonic: () => number;
  /** Milliseconds for which this process has watched the leases so far. Long gaps between two checks count only in part. */
  #looked = 0;
  #lookedAt: number | undefined;
  #seen: ReadonlyMap<string, LastSign> = new Map();

  constructor({ monotonic = () => performance.now(), place = placeOfProcesses() }: SignsOfLifeParts) {
    this.place = place;
    this.#monotonic = monotonic;
  }

  /** Records the newest renewals of the processes that hold leases, and forgets all processes that hold none. */
  see(holders: readonly LeaseHolder[]): void {
    const at = this.#monotonic();
    this.#looked += Math.min(at - (this.#lookedAt ?? at), MOST_BETWEEN_MS);
    this.#lookedAt = at;
    const now = this.#looked;
    this.#seen = new Map(
      holders.map(({ holder, beat }) => {
        const known = this.#seen.get(holder);
        const seen = known?.beat === beat ? known : { beat, since: now, stirred: known !== undefined };
        return [holder, seen];
      }),
    );
  }

  /**
   * Returns true where a process of this machine has certainly ended: no process has its id, or this process now has that id.
   */
  isGone({ place, pid }: LeaseHolder): boolean {
    return place !== '' && place === this.place && (pid === process.pid || isGone(pid));
  }

  isSilent({ holder }: LeaseHolder): boolean {
    const seen = this.#seen.get(holder);
    return seen !== undefined && this.#looked - seen.since >= SILENT_MS;
  }

  isDead(row: LeaseHolder): boolean {
    return this.isGone(row) || this.isSilent(row);
  }

  /**
   * Returns true where a process certainly lives: it runs on this machine, or it has renewed its lease since this process first
   * saw it.
   */
  isAlive(row: LeaseHolder): boolean {
    const runsHere = row.place !== '' && row.place === this.place && !this.isGone(row);
    return runsHere || (this.#seen.get(row.holder)?.stirred === true && !this.isSilent(row));
  }
}

export const processOf = ({ pid, since }: LeaseHolder): string =>
  `process ${pid}, since ${new Date(since).toISOString()}`;
