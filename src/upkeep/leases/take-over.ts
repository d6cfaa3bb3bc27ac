import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Loops, watched } from '../../core/work/loops.ts';
import {
  DivisionError,
  type Lease,
  type LeaseClaim,
  type LeaseHolder,
  type LeaseTaker,
  type NamedLease,
  WHOLE,
} from '../../store/index.ts';
import { processOf, SILENT_MS, SignsOfLife } from './signs-of-life.ts';

export const RENEW_MS = 5_000;
const LOOK_MS = 250;

export interface InstanceParts {
  readonly loops?: Loops;
  /** Receives a line of text for the operator: which process this instance waits for, or from which process it takes over. */
  readonly say: (line: string) => void;
  /** Receives the error of a failed renewal of the lease. Further failures in a row are not reported. */
  readonly trouble: (error: unknown) => void;
  readonly monotonic?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly renewEvery?: number;
  readonly place?: string;
  /** True where `take` rejects with a HeldError instead of waiting, as soon as it is certain that the lease's holder lives. */
  readonly impatient?: boolean;
}

export type LeaseAccess = Pick<Lease, 'read' | 'parts' | 'sweep' | 'take' | 'renew' | 'release'>;

/** Thrown where a living process holds the lease. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
}

/** Process that alone serves all shards. It may act while it holds the lease. */
export class Instance {
  readonly id = randomUUID();
  readonly lost: Promise<void>;
  readonly #parts: InstanceParts;
  readonly #signs: SignsOfLife;
  readonly #leaving = new AbortController();
  #lose: () => void = () => {};
  #lease: LeaseAccess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #troubled = false;

  constructor(parts: InstanceParts) {
    this.#parts = parts;
    this.#signs = new SignsOfLife(parts);
    this.lost = new Promise(resolve => {
      this.#lose = resolve;
    });
  }

  get holds(): boolean {
    return this.#lease !== undefined;
  }

  get claim(): LeaseClaim {
    return { holder: this.id, names: [WHOLE] };
  }

  /** Takes the lease if it is free at this moment. Does not wait, unlike `take`. */
  async takeIfFree(lease: LeaseAccess): Promise<void> {
    const seen = await lease.read();
    if (this.#lease || (seen && !this.#signs.isGone(seen))) return;
    if (await lease.take(this.#row(), seen)) this.#keep(lease);
  }

  /** Waits for the lease and takes it. Rejects where this instance is released meanwhile. */
  readonly take = async (lease: LeaseAccess): Promise<void> => {
    if (this.#lease) return;
    const { say, pause = wait, impatient } = this.#parts;
    let known: string | undefined;
    for (;;) {
      this.#leaving.signal.throwIfAborted();
      const seen = await lease.read();
      const parts = await lease.parts();
      this.#signs.see(seen ? [seen, ...parts] : parts);
      const alive = [...(seen ? [seen] : []), ...parts].find(row => this.#signs.isAlive(row));
      if (impatient && alive) throw new HeldError(`a bot (process ${alive.pid}) runs on this database`);
      if (parts.length > 0) {
        await this.#outlive(lease, parts);
        await pause(LOOK_MS, this.#leaving.signal);
        continue;
      }
      if (seen && seen.holder !== known && !this.#signs.isGone(seen)) say(waitingFor(seen));
      known = seen?.holder;
      if (!seen || this.#signs.isDead(seen)) {
        if (await lease.take(this.#row(), seen)) {
          if (seen && this.#signs.isSilent(seen)) say(silentFor(seen));
          this.#keep(lease);
          return;
        }
      } else await pause(LOOK_MS, this.#leaving.signal);
    }
  };

  /**
   * Deletes the leases of processes that divided the shards and are dead. Throws DivisionError where such a process still
   * lives.
   */
  async #outlive(lease: LeaseAccess, parts: readonly NamedLease[]): Promise<void> {
    const living = parts.find(part => this.#signs.isAlive(part));
    if (living)
      throw new DivisionError(
        `SHARDS takes all shards, but other processes on this database divide them (${processOf(living)}): take a part of them too, or stop those first`,
      );
    for (const part of parts)
      if (this.#signs.isDead(part) && (await lease.sweep(part)) && this.#signs.isSilent(part))
        this.#parts.say(silentFor(part));
  }

  /** Renews the lease as a sign of life. Returns false where another process has the lease, or where the renewal failed. */
  async renew(): Promise<boolean> {
    if (!this.#lease) return false;
    try {
      const held = await this.#lease.renew(this.id);
      this.#troubled = false;
      if (!held) this.#lost();
      return held;
    } catch (error) {
      // Only the first error in a row is reported. The renewal is tried again later, and until then each write checks the lease
      // itself.
      if (!this.#troubled) this.#parts.trouble(error);
      this.#troubled = true;
      return false;
    }
  }

  /** Stops renewing the lease. The lease stays in the database, and counts as held until its last renewal is too old. */
  pause(): void {
    clearInterval(this.#timer);
  }

  async release(): Promise<void> {
    this.#leaving.abort();
    clearInterval(this.#timer);
    const lease = this.#lease;
    this.#lease = undefined;
    await lease?.release(this.id);
  }

  #row(): LeaseTaker {
    return { holder: this.id, place: this.#signs.place, pid: process.pid, since: Date.now() };
  }

  #keep(lease: LeaseAccess): void {
    this.#lease = lease;
    this.#timer = setInterval(() => this.#beat(), this.#parts.renewEvery ?? RENEW_MS).unref();
  }

  #beat(): void {
    void watched(this.#parts.loops, 'leases', async () => void (await this.renew()));
  }

  #lost(): void {
    clearInterval(this.#timer);
    this.#lease = undefined;
    this.#lose();
  }
}

const waitingFor = (holder: LeaseHolder): string =>
  `another instance (${processOf(holder)}) runs on this database: waiting until it ends or is silent for ${SILENT_MS / 1_000} s`;

export const silentFor = ({ pid }: LeaseHolder): string =>
  `process ${pid} was silent for ${SILENT_MS / 1_000} s: taking over`;

export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal });
}
