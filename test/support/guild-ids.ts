/**
 * Returns the id of a server in one of four shards. With one or two shards, the server belongs to the shard `shard % total`.
 */
export const guildOf = (shard: number): string => `${(1_000_000_000_000n + BigInt(shard)) << 22n}`;
