import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease, LeaseHolder } from '../store/index.ts';
import { isGone, placeOfProcesses } from './place.ts';

/** Without a sign of life for so long a holder is taken to be dead. */
export const SILENT_MS = 30_000;
const RENEW_MS = 5_000;
const LOOK_MS = 250;

export interface InstanceParts {
  /** Whom this instance waits for, and that it takes over: a line each. */
  readonly say: (line: string) => void;
  /** The lease could not be renewed: the database can't be written. */
  readonly trouble: (error: unknown) => void;
  /** Default: the real ones. */
  readonly monotonic?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly renewEvery?: number;
  readonly place?: string;
  /** Rejects with a HeldError instead of waiting, as soon as it is certain that the holder lives. */
  readonly impatient?: boolean;
}

/** What of a lease an instance uses. */
export type LeaseAccess = Pick<Lease, 'read' | 'take' | 'renew' | 'release'>;

/** Somebody lives who holds the lease. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
}

/** One run of the program. While it holds the lease it is the one that acts. */
export class Instance {
  readonly id = randomUUID();
  /** Resolves when another one has taken over. */
  readonly lost: Promise<void>;
  readonly #parts: InstanceParts;
  readonly #place: string;
  readonly #leaving = new AbortController();
  #lose: () => void = () => {};
  #lease: LeaseAccess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #troubled = false;

  constructor(parts: InstanceParts) {
    this.#parts = parts;
    this.#place = parts.place ?? placeOfProcesses();
    this.lost = new Promise(resolve => {
      this.#lose = resolve;
    });
  }

  get holds(): boolean {
    return this.#lease !== undefined;
  }

  /** Takes the lease where it is free at this moment: who waits for it may do other things meanwhile. */
  async takeIfFree(lease: LeaseAccess): Promise<void> {
    const seen = await lease.read();
    if (this.#lease || (seen && !this.#isDead(seen))) return;
    if (await lease.take(this.#row(), seen)) this.#keep(lease);
  }

  /** Waits until nobody else holds the lease. Rejects when this instance is told to leave meanwhile. */
  readonly take = async (lease: LeaseAccess): Promise<void> => {
    if (this.#lease) return;
    const { monotonic = () => performance.now(), say, pause = wait } = this.#parts;
    let known: LeaseHolder | undefined;
    let since = 0;
    for (;;) {
      this.#leaving.signal.throwIfAborted();
      const seen = await lease.read();
      if (seen && (seen.holder !== known?.holder || seen.beat !== known.beat)) {
        if (this.#parts.impatient && (known || this.#isAlive(seen)))
          throw new HeldError(`a bot (process ${seen.pid}) runs on this database`);
        if (seen.holder !== known?.holder && !this.#isDead(seen)) say(waitingFor(seen));
        known = seen;
        since = monotonic();
      }
      const silent = seen !== undefined && monotonic() - since >= SILENT_MS;
      if (!seen || silent || this.#isDead(seen)) {
        if (await lease.take(this.#row(), seen)) {
          if (silent) say(`process ${seen.pid} was silent for ${SILENT_MS / 1_000} s: taking over`);
          this.#keep(lease);
          return;
        }
      } else await pause(LOOK_MS, this.#leaving.signal);
    }
  };

  /** A sign of life; false when the lease is another's. */
  async renew(): Promise<boolean> {
    if (!this.#lease) return false;
    try {
      const held = await this.#lease.renew(this.id);
      this.#troubled = false;
      if (!held) this.#lost();
      return held;
    } catch (error) {
      // Said once: it will be tried again, and whatever is written meanwhile checks the lease itself.
      if (!this.#troubled) this.#parts.trouble(error);
      this.#troubled = true;
      return false;
    }
  }

  /** No more signs of life; the row stays. */
  pause(): void {
    clearInterval(this.#timer);
  }

  /** Another one may begin. */
  async release(): Promise<void> {
    this.#leaving.abort();
    clearInterval(this.#timer);
    const lease = this.#lease;
    this.#lease = undefined;
    await lease?.release(this.id);
  }

  #row(): Omit<LeaseHolder, 'beat'> {
    return { holder: this.id, place: this.#place, pid: process.pid, since: Date.now() };
  }

  #keep(lease: LeaseAccess): void {
    this.#lease = lease;
    this.#timer = setInterval(() => void this.renew(), this.#parts.renewEvery ?? RENEW_MS).unref();
  }

  #lost(): void {
    clearInterval(this.#timer);
    this.#lease = undefined;
    this.#lose();
  }

  #isDead({ place, pid }: LeaseHolder): boolean {
    return place !== '' && place === this.#place && (pid === process.pid || isGone(pid));
  }

  #isAlive(holder: LeaseHolder): boolean {
    return holder.place !== '' && holder.place === this.#place && !this.#isDead(holder);
  }
}

function waitingFor({ pid, since }: LeaseHolder): string {
  const began = new Date(since).toISOString();
  return `another instance (process ${pid}, since ${began}) runs on this database: waiting until it ends or is silent for ${SILENT_MS / 1_000} s`;
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal });
}
