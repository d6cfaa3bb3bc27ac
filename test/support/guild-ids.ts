/** Returns the id of a server that belongs to the shard `shard` of four, and to the shard `shard % total` of one or two. */
export const guildOf = (shard: number): string => `${(1_000_000_000_000n + BigInt(shard)) << 22n}`;
