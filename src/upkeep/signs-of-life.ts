import type { LeaseHolder } from '../store/index.ts';
import { isGone, placeOfProcesses } from './place.ts';

/** Without a sign of life for so long a holder is taken to be dead. */
export const SILENT_MS = 30_000;
/** Between two looks no more is counted: while the database was away nobody could give a sign of life. */
const MOST_BETWEEN_MS = 10_000;

interface LastSign {
  readonly beat: number;
  readonly since: number;
  /** It has given a sign of life since it was first seen. */
  readonly stirred: boolean;
}

export interface SignsOfLifeParts {
  /** Default: the real ones. */
  readonly monotonic?: (() => number) | undefined;
  readonly place?: string | undefined;
}

/** Who lives: told by numbers of processes where they mean something, else by how long their signs of life stand still for us. */
export class SignsOfLife {
  readonly place: string;
  readonly #monotonic: () => number;
  /** How long has been looked, and when that was last. */
  #looked = 0;
  #lookedAt: number | undefined;
  #seen: ReadonlyMap<string, LastSign> = new Map();

  constructor({ monotonic = () => performance.now(), place = placeOfProcesses() }: SignsOfLifeParts) {
    this.place = place;
    this.#monotonic = monotonic;
  }

  /** Those that there are now: the others are forgotten. */
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

/** Who a process is, for a line to whoever runs it. */
export const processOf = ({ pid, since }: LeaseHolder): string =>
  `process ${pid}, since ${new Date(since).toISOString()}`;
