// shard-division.ts computes the share of a process. signs-of-life.ts has the silence after which a process counts as dead.
import { randomUUID } from 'node:crypto';
import { type LoopName, type LoopStep, type Loops, watched } from '../../core/work/loops.ts';
import type { ConnectedSpan, OwnShards } from '../../core/work/shards.ts';
import {
  type LeaseClaim,
  type LeaseTaker,
  type NamedLease,
  type ShardLeases,
  shardName,
} from '../../store/index.ts';
import { isWhole, OtherProcesses } from './other-processes.ts';
import { aimOf, type Division, participantOf, processName } from './shard-division.ts';
import { ShardLogins } from './shard-logins.ts';
import { SignsOfLife, type SignsOfLifeParts } from './signs-of-life.ts';
import { RENEW_MS } from './take-over.ts';

const LOOK_MS = 1_000;
/**
 * Minimum milliseconds between two shards that this process gives away. In this time another process can log in the first
 * shard.
 */
const GIVE_MS = 6_000;

/** Part of the bot that acts for the shards of this process. */
export interface ShardCallbacks {
  /** Begins to act for these shards, which this process now holds. Returns without waiting. */
  taken(shards: readonly number[]): void;
  /** Stops acting for a shard. Resolves when running work for the shard is done. */
  leave(shard: number): Promise<void>;
  /** Returns true where the shard is connected to Discord, so that interactions of its servers arrive. */
  isConnected(shard: number): boolean;
  /**
   * Returns the span in which this process has received the events of all its shards. Undefined while it lacks some of them.
   */
  connectedSpan(): ConnectedSpan | undefined;
}

export interface ShardHolderParts extends SignsOfLifeParts {
  readonly division: Division;
  readonly loops?: Loops;
  readonly say: (line: string) => void;
  readonly trouble: (error: unknown) => void;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly renewEvery?: number;
  readonly lookEvery?: number;
}

/**
 * One of several processes that divide the shards by leases in the database. Acts for the shards whose leases it holds, takes
 * over shards of dead processes, and gives back shards beyond its share.
 */
export class ShardHolder {
  readonly id = randomUUID();
  /** Resolves when other processes have declared this process dead. */
  readonly lost: Promise<void>;
  readonly #parts: ShardHolderParts;
  readonly #signs: SignsOfLife;
  readonly #others: OtherProcesses;
  readonly #logins: ShardLogins;
  readonly #process: string;
  readonly #leaving = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #lose: () => void = () => {};
  #leases: ShardLeases | undefined;
  #callbacks: ShardCallbacks | undefined;
  #shards: OwnShards | undefined;
  #held: readonly number[] = [];
  readonly #giving = new Set<string>();
  #gaveAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #troubled = false;

  constructor(parts: ShardHolderParts) {
    this.#parts = parts;
    this.#signs = new SignsOfLife(parts);
    this.#process = processName(parts.division, this.id);
    this.#others = new OtherProcesses(this.id, this.#signs, parts);
    this.#logins = new ShardLogins({
      pause: parts.pause,
      leaving: this.#leaving.signal,
      take: async name =>
        (await this.#trying(leases => leases.take(this.#row(), name, this.#process))) ?? false,
      give: name => this.#trying(leases => leases.give(this.id, name)),
    });
    this.lost = new Promise(resolve => {
      this.#lose = resolve;
    });
  }

  get claim(): LeaseClaim {
    const names = () => [this.#process, ...this.#held.map(shard => this.#nameOf(shard))];
    return {
      holder: this.id,
      get names() {
        return names();
      },
    };
  }

  get held(): readonly number[] {
    return this.#held;
  }

  /**
   * Waits until no other process runs on the database, so that its tables can be changed. Stops waiting when another process
   * has changed the tables.
   */
  async alone(leases: ShardLeases, isBehind: () => Promise<boolean>): Promise<void> {
    // The first of several processes that start at the same time changes the tables. The other processes then stop waiting.
    let behind = true;
    await this.#others.outlive(
      leases,
      () => behind,
      async other => {
        behind = await isBehind();
        if (behind) this.#others.tellOfTables(other);
      },
      this.#leaving.signal,
    );
  }

  /**
   * Joins the processes that divide the shards: takes free shards, and later adapts to new and dead processes. Throws
   * DivisionError where other processes divide in another way.
   * @param shards receives the shards that this process holds, at each change
   */
  async join(leases: ShardLeases, shards: OwnShards, callbacks: ShardCallbacks): Promise<void> {
    if (this.#leases) return;
    this.#shards = shards;
    this.#callbacks = callbacks;
    this.#hold([]);
    const { total } = this.#parts.division;
    const isOther = (row: NamedLease) => participantOf(row)?.total !== total;
    do {
      await this.#others.outlive(
        leases,
        isOther,
        other => this.#others.refuse(other, total),
        this.#leaving.signal,
      );
    } while (!(await leases.join(this.#row(), this.#process, row => !isWhole(row) || !isOther(row))));
    this.#leases = leases;
    await this.look();
    const { renewEvery = RENEW_MS, lookEvery = LOOK_MS } = this.#parts;
    this.#timers.push(setInterval(() => void this.renew(), renewEvery).unref());
    this.#timers.push(setInterval(() => void this.look(), lookEvery).unref());
  }

  /** Takes over shards of dead processes, and takes or gives back shards until this process has its share. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#watched('shards', step => this.#trying(() => this.#look(step))).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Renews this process's leases as a sign of life. Never rejects. */
  renew(): Promise<void> {
    const renewed = async (leases: ShardLeases): Promise<void> => {
      const expected = this.claim.names;
      const held = await leases.renew(this.id, this.#callbacks?.connectedSpan());
      // A lease that this process gave back during the renewal does not count as lost.
      const names = this.claim.names.filter(name => expected.includes(name));
      if (!names.every(name => held.includes(name))) this.#lost();
    };
    return this.#watched('leases', () => this.#trying(renewed));
  }

  /**
   * Resolves when a shard of the group may log in. For `keepFor` milliseconds no other shard of the group may log in, in any
   * process.
   */
  login(group: number, keepFor: number, signal: AbortSignal): Promise<void> {
    return this.#logins.claim(group, keepFor, signal);
  }

  /** Stops taking and giving back shards. This process keeps its shards until `release`. */
  async pause(): Promise<void> {
    this.#leaving.abort();
    await this.#looking;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async release(): Promise<void> {
    await this.pause();
    this.stop();
    this.#hold([]);
    await this.#leases?.release(this.id);
    this.#leases = undefined;
  }

  async #look(step: LoopStep): Promise<void> {
    const leases = this.#leases;
    if (!leases || this.#leaving.signal.aborted) return;
    const rows = await leases.all();
    if (rows.every(({ name }) => name !== this.#process)) return this.#lost();
    const swept = await this.#others.sweepDead(leases, rows);
    const standing = rows.filter(({ holder }) => !swept.includes(holder));
    const living = standing.flatMap(row => participantOf(row) ?? []);
    const { wanted, most } = aimOf(this.#parts.division, this.id, living);
    const taken = new Map(standing.map(row => [row.name, row]));
    const free = wanted.filter(shard => !taken.has(this.#nameOf(shard)));
    await this.#tidy(leases, standing);
    await this.#take(leases, free, most, step);
    if (!step()) return;
    this.#giveBack(wanted, most, free.length > 0);
    if (this.#parts.division.ids)
      this.#others.tellOf(wanted.flatMap(shard => taken.get(this.#nameOf(shard)) ?? []));
  }

  /** Gives back leases that this process holds without knowing it. The database gave such a lease, but the answer was lost. */
  async #tidy(leases: ShardLeases, rows: readonly NamedLease[]): Promise<void> {
    const known = [...this.claim.names, ...this.#giving, ...this.#logins.names];
    for (const { holder, name } of rows)
      if (holder === this.id && !known.includes(name)) await leases.give(this.id, name);
  }

  async #take(leases: ShardLeases, free: readonly number[], most: number, step: LoopStep): Promise<void> {
    const taken: number[] = [];
    for (const shard of free) {
      if (this.#held.length + taken.length >= most || this.#leaving.signal.aborted) break;
      if (await leases.take(this.#row(), this.#nameOf(shard), this.#process)) taken.push(shard);
    }
    // This call of `look` took too long. A later call has already given back the leases that this call took.
    if (taken.length === 0 || !step()) return;
    this.#hold([...this.#held, ...taken]);
    this.#callbacks?.taken(taken);
  }

  /**
   * Gives back shards beyond this process's share. Shards without a connection are given back without delay, and connected
   * shards one at a time. Before the next connected shard, another process has time to log in the previous one. So each shard
   * lacks a connection only briefly.
   */
  #giveBack(wanted: readonly number[], most: number, othersAreFree: boolean): void {
    const { monotonic = () => performance.now() } = this.#parts;
    const isConnected = (shard: number): boolean => this.#callbacks?.isConnected(shard) ?? false;
    const mine = this.#held.filter(shard => wanted.includes(shard));
    const surplus = [...this.#held.filter(shard => !wanted.includes(shard)), ...mine.slice(most)];
    const [next] = surplus.filter(isConnected);
    for (const shard of surplus) if (!isConnected(shard)) this.#give(shard);
    if (next === undefined || othersAreFree || monotonic() - this.#gaveAt < GIVE_MS) return;
    this.#gaveAt = monotonic();
    this.#give(next);
  }

  #give(shard: number): void {
    const name = this.#nameOf(shard);
    this.#giving.add(name);
    this.#hold(this.#held.filter(other => other !== shard));
    void Promise.resolve(this.#callbacks?.leave(shard))
      .then(() => this.#trying(leases => leases.give(this.id, name)))
      .finally(() => this.#giving.delete(name));
  }

  #hold(held: readonly number[]): void {
    this.#held = held.toSorted((a, b) => a - b);
    this.#shards?.hold({ total: this.#parts.division.total, held: this.#held });
  }

  #nameOf(shard: number): string {
    return shardName(shard, this.#parts.division.total);
  }

  #row(): LeaseTaker {
    return { holder: this.id, place: this.#signs.place, pid: process.pid, since: Date.now() };
  }

  async #watched(loop: LoopName, work: (step: LoopStep) => Promise<void>): Promise<void> {
    await watched(this.#parts.loops, loop, work);
  }

  /**
   * Runs work on the leases. Returns undefined where the work failed, or where this process has no leases yet. Only the first
   * of several failures in a row is reported, and the caller tries again later.
   */
  async #trying<T>(work: (leases: ShardLeases) => Promise<T>): Promise<T | undefined> {
    if (!this.#leases) return undefined;
    try {
      const done = await work(this.#leases);
      this.#troubled = false;
      return done;
    } catch (error) {
      if (!this.#troubled) this.#parts.trouble(error);
      this.#troubled = true;
      return undefined;
    }
  }

  #lost(): void {
    this.stop();
    this.#leaving.abort();
    this.#hold([]);
    this.#lose();
  }
}
