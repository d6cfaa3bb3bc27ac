/** Discord shards that a process handles, and the number of all shards. */
export interface Shards {
  readonly total: number;
  /** Numbers of the handled shards, in ascending order. */
  readonly held: readonly number[];
}

/** Span in which a process has received the events of its shards without a break, in milliseconds since the epoch. */
export interface ConnectedSpan {
  readonly from: number;
  readonly to: number;
}

/** Returns the shard of a server by Discord's own rule. Events outside servers, such as direct messages, belong to shard 0. */
export const shardOf = (guildId: string | null, total: number): number =>
  guildId === null || total === 1 ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(total));

/**
 * The shards that this process handles, which may change. A process that runs alone handles all shards, whatever their number.
 */
export class OwnShards {
  #part: Shards | undefined;

  get part(): Shards | undefined {
    return this.#part;
  }

  hold(part: Shards): void {
    this.#part = part;
  }

  holds(shard: number): boolean {
    return this.#part === undefined || this.#part.held.includes(shard);
  }

  /** Checks that this process handles the events of a server, or those outside of any server (null). */
  covers(guildId: string | null): boolean {
    return this.#part === undefined || this.#part.held.includes(shardOf(guildId, this.#part.total));
  }
}
