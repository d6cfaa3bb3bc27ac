import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { LeaseHolder } from '../store/index.ts';

/**
 * Returns the scope in which process numbers are valid: this machine since its start, and the process namespace (each
 * container has its own). Empty where that is unknown.
 */
export function placeOfProcesses(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()}/${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** Checks that it is certain that no process with this number runs in the present scope. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Milliseconds without a sign of life after which a holder of leases counts as dead. */
export const SILENT_MS = 30_000;
/**
 * Most milliseconds between two looks that count as silence. A longer gap may mean that the database was away, so that no
 * process could give a sign.
 */
const MOST_BETWEEN_MS = 10_000;

interface LastSign {
  readonly beat: number;
  readonly since: number;
  /** True where the holder has given a sign of life since this process first saw it. */
  readonly stirred: boolean;
}

export interface SignsOfLifeParts {
  /** Clock in milliseconds from any fixed moment, for tests. Default: the process's own clock. */
  readonly monotonic?: (() => number) | undefined;
  readonly place?: string | undefined;
}

/**
 * Finds out which processes live. Process numbers decide in the scope where they are valid. Elsewhere a process is dead
 * once its sign of life has not changed for too long.
 */
export class SignsOfLife {
  readonly place: string;
  readonly #monotonic: () => number;
  /** Milliseconds for which this process has watched so far. Long gaps between two looks are shortened. */
  #looked = 0;
  #lookedAt: number | undefined;
  #seen: ReadonlyMap<string, LastSign> = new Map();

  constructor({ monotonic = () => performance.now(), place = placeOfProcesses() }: SignsOfLifeParts) {
    this.place = place;
    this.#monotonic = monotonic;
  }

  /** Notes the signs of life of the present holders, and forgets all other holders. */
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
   * Checks that it is certain that a process is gone. No process runs under its number, or that number is now this
   * process's own.
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
   * Checks that it is certain that a process lives. It runs on this machine, or it has given a sign of life since it was
   * first seen.
   */
  isAlive(row: LeaseHolder): boolean {
    const runsHere = row.place !== '' && row.place === this.place && !this.isGone(row);
    return runsHere || (this.#seen.get(row.holder)?.stirred === true && !this.isSilent(row));
  }
}

/** Names a process, in a line for the operator. */
export const processOf = ({ pid, since }: LeaseHolder): string =>
  `process ${pid}, since ${new Date(since).toISOString()}`;
