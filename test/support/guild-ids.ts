/** Returns the id of a server in one of four shards. With one or two shards it belongs to the matching one. */
export const guildOf = (shard: number): string => `${(1_000_000_000_000n + BigInt(shard)) << 22n}`;
