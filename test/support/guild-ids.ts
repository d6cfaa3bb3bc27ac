/** The id of a server that belongs to one of four shards (of one, two and four of them alike). */
export const guildOf = (shard: number): string => `${(1_000_000_000_000n + BigInt(shard)) << 22n}`;
