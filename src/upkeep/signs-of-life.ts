import type { LeaseHolder } from '../store/index.ts';
import { isGone, placeOfProcesses } from './place.ts';

/** Milliseconds without a sign of life after which a holder is taken to be dead. */
export const SILENT_MS = 30_000;
/**
 * Longest time in milliseconds that counts between two looks. While the database was away, no process could give a sign of
 * life.
 */
const MOST_BETWEEN_MS = 10_000;

interface LastSign {
  readonly beat: number;
  readonly since: number;
  /** True where it has given a sign of life since it was first seen. */
  readonly stirred: boolean;
}

export interface SignsOfLifeParts {
  /** Default: the real ones. */
  readonly monotonic?: (() => number) | undefined;
  readonly place?: string | undefined;
}

/**
 * Finds out which processes live. Process numbers decide where they are valid, else how long a sign of life has not changed
 * for us.
 */
export class SignsOfLife {
  readonly place: string;
  readonly #monotonic: () => number;
  /** Milliseconds of watching so far, and the time of the last look. */
  #looked = 0;
  #lookedAt: number | undefined;
  #seen: ReadonlyMap<string, LastSign> = new Map();

  constructor({ monotonic = () => performance.now(), place = placeOfProcesses() }: SignsOfLifeParts) {
    this.place = place;
    this.#monotonic = monotonic;
  }

  /** Takes in the present holders, and forgets the others. */
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

  /** Certain: nothing of that number runs here, or it had the number that is ours now. */
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

  /** Certain: it runs here, or it has stirred while we looked. */
  isAlive(row: LeaseHolder): boolean {
    const runsHere = row.place !== '' && row.place === this.place && !this.isGone(row);
    return runsHere || (this.#seen.get(row.holder)?.stirred === true && !this.isSilent(row));
  }
}

/** Names a process in a line for the operator. */
export const processOf = ({ pid, since }: LeaseHolder): string =>
  `process ${pid}, since ${new Date(since).toISOString()}`;
