import { DivisionError, type NamedLease, type ShardLeases, WHOLE } from '../../store/index.ts';
import { participantOf, ranges } from './shard-division.ts';
import { processOf, SILENT_MS, type SignsOfLife } from './signs-of-life.ts';
import { silentFor, wait } from './take-over.ts';

const LOOK_MS = 250;

export interface OtherProcessesParts {
  readonly say: (line: string) => void;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Watches other processes on the same database. Deletes the rows of dead processes, and reports once each process that this
 * process waits for.
 */
export class OtherProcesses {
  readonly #id: string;
  readonly #signs: SignsOfLife;
  readonly #parts: OtherProcessesParts;
  readonly #waitedFor = new Set<string>();

  constructor(id: string, signs: SignsOfLife, parts: OtherProcessesParts) {
    this.#id = id;
    this.#signs = signs;
    this.#parts = parts;
  }

  /** Deletes the rows of dead processes, and returns the ids of these processes. */
  async sweepDead(leases: ShardLeases, rows: readonly NamedLease[]): Promise<readonly string[]> {
    const others = rows.filter(row => participantOf(row) && row.holder !== this.#id);
    this.#signs.see(others);
    const swept: string[] = [];
    for (const other of others.filter(each => this.#signs.isDead(each)))
      if (await this.#sweep(leases, other)) swept.push(other.holder);
    return swept;
  }

  /**
   * Waits until no process that `which` selects has a row. Deletes the rows of dead processes, and passes the rows of the other
   * processes to `met`.
   */
  async outlive(
    leases: ShardLeases,
    which: (row: NamedLease) => boolean,
    met: (other: NamedLease) => void | Promise<void>,
    leaving: AbortSignal,
  ): Promise<void> {
    const { pause = wait } = this.#parts;
    for (;;) {
      leaving.throwIfAborted();
      const others = (await leases.all()).filter(row => isWhole(row) && which(row));
      if (others.length === 0) return;
      this.#signs.see(others);
      for (const other of others) {
        if (this.#signs.isDead(other)) await this.#sweep(leases, other);
        else await met(other);
      }
      await pause(LOOK_MS, leaving);
    }
  }

  /**
   * Refuses a process that divides the shards in another way. Throws DivisionError where that process certainly lives, and
   * otherwise reports that this process waits for it.
   */
  refuse(other: NamedLease, total: number): void {
    if (!this.#signs.isAlive(other)) {
      const line = `${processOf(other)} runs on this database otherwise than SHARDS says: waiting to see whether it lives`;
      this.#sayOnce(other, line);
      return;
    }
    const theirs = participantOf(other)?.total;
    const how = theirs === undefined ? 'takes all shards' : `divides ${theirs} shards, not ${total}`;
    throw new DivisionError(
      `SHARDS takes a part of ${total}, but another process on this database ${how} (${processOf(other)}): set both alike, or stop it first`,
    );
  }

  tellOfTables(other: NamedLease): void {
    this.#sayOnce(
      other,
      `${processOf(other)} runs on this database, whose tables must be changed: waiting until it ends or is silent for ${SILENT_MS / 1_000} s`,
    );
  }

  /**
   * Reports the shards that this process waits for, with the processes that hold these shards.
   * @param holders rows of the shards
   */
  tellOf(holders: readonly NamedLease[]): void {
    for (const row of holders) {
      if (row.holder === this.#id) continue;
      const theirs = holders.filter(({ holder }) => holder === row.holder);
      const ids = ranges(theirs.map(({ name }) => Number(/\d+/.exec(name))));
      this.#sayOnce(
        row,
        `${theirs.length === 1 ? `shard ${ids} is` : `shards ${ids} are`} held by another process (${processOf(row)}): waiting until it is given back or is silent for ${SILENT_MS / 1_000} s`,
      );
    }
  }

  async #sweep(leases: ShardLeases, other: NamedLease): Promise<boolean> {
    const silent = this.#signs.isSilent(other);
    if (!(await leases.sweep(other))) return false;
    if (silent) this.#parts.say(silentFor(other));
    return true;
  }

  #sayOnce({ holder }: NamedLease, line: string): void {
    if (this.#waitedFor.has(holder)) return;
    this.#waitedFor.add(holder);
    this.#parts.say(line);
  }
}

/** Returns true where a row is the lease of a process, and not the lease of a single shard. */
export const isWhole = (row: NamedLease): boolean => row.name === WHOLE || participantOf(row) !== undefined;
