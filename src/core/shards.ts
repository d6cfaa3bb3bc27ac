/** Discord shards that a process acts for, and the total number of shards. */
export interface Shards {
  readonly total: number;
  /** Shards in ascending order. */
  readonly held: readonly number[];
}

/**
 * Returns the shard of a server by Discord's own rule. Events outside of servers, such as direct messages, belong to shard
 * 0.
 */
export const shardOf = (guildId: string | null, total: number): number =>
  guildId === null || total === 1 ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(total));

/**
 * The shards that this process acts for, as they change. A process that shares them with no other acts for all, however many
 * connections they need.
 */
export class OwnShards {
  #part: Shards | undefined;

  /** The shards that it acts for. Undefined: all. */
  get part(): Shards | undefined {
    return this.#part;
  }

  /** Limits the process to these shards from now on. */
  hold(part: Shards): void {
    this.#part = part;
  }

  holds(shard: number): boolean {
    return this.#part === undefined || this.#part.held.includes(shard);
  }

  /** Checks that this process handles what happens in a server, or outside of any (null). */
  covers(guildId: string | null): boolean {
    return this.#part === undefined || this.#part.held.includes(shardOf(guildId, this.#part.total));
  }
}
