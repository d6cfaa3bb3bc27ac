/** Which of Discord's shards a process acts for, of how many there are. */
export interface Shards {
  readonly total: number;
  /** In ascending order. */
  readonly held: readonly number[];
}

/** Discord's own rule. What belongs to no server, such as a direct message, belongs to shard 0. */
export const shardOf = (guildId: string | null, total: number): number =>
  guildId === null || total === 1 ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(total));

/**
 * The shards that this process acts for, as they come and go. Unless it is one of several that divide them, it acts for all,
 * however many connections that takes.
 */
export class OwnShards {
  #part: Shards | undefined;

  /** Undefined: it acts for all. */
  get part(): Shards | undefined {
    return this.#part;
  }

  /** From now on it acts for these alone. */
  hold(part: Shards): void {
    this.#part = part;
  }

  holds(shard: number): boolean {
    return this.#part === undefined || this.#part.held.includes(shard);
  }

  /** Whether what happens in a server, or outside of any (null), is for this process to do. */
  covers(guildId: string | null): boolean {
    return this.#part === undefined || this.#part.held.includes(shardOf(guildId, this.#part.total));
  }
}
