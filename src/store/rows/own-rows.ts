import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OwnShards, Shards } from '../../core/shards.ts';

/** SQL condition that a server belongs to a shard of this process. The formula is that of `shardOf` in src/core/shards.ts. */
function inShards(guildId: string, { total, held }: Shards): RawBuilder<SqlBool> {
  if (held.length === 0) return sql<SqlBool>`1 = 0`;
  const shard = sql`coalesce((cast(${sql.ref(guildId)} as bigint) >> 22) % ${sql.lit(total)}, 0)`;
  return sql<SqlBool>`${shard} in (${sql.join(held.map(id => sql.lit(id)))})`;
}

/**
 * Returns the SQL condition that a row's match belongs to a server of this process. Undefined where the process serves all
 * servers.
 * @param matchId name of the column with the match's id
 */
export function ownMatches({ part }: OwnShards, matchId: string): RawBuilder<SqlBool> | undefined {
  if (!part) return undefined;
  const home = sql`${sql.table('matches')} as ${sql.id('home')}`;
  const same = sql`${sql.ref('home.id')} = ${sql.ref(matchId)}`;
  return sql<SqlBool>`exists (select 1 from ${home} where ${same} and ${inShards('home.guildId', part)})`;
}
