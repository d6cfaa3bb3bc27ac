import { type HeardSpan, shardOf } from '../../core/shards.ts';
import { Repository } from '../rows/rows.ts';
import { shardName } from './shard-leases.ts';

/** Spans in which other processes have received the events of their shards, as their leases tell. */
export class HeardShards extends Repository {
  /**
   * Returns the span for a server's shard. Null: no process receives the shard's events. Undefined: this process holds the shard, and
   * knows more than its lease.
   */
  async elsewhere(guildId: string | null): Promise<HeardSpan | null | undefined> {
    const { part } = this.shards;
    if (!part || this.shards.covers(guildId)) return undefined;
    const row = await this.db
      .selectFrom('lease')
      .select(['heardFrom', 'heardTo'])
      .where('name', '=', shardName(shardOf(guildId, part.total), part.total))
      .executeTakeFirst();
    const { heardFrom = null, heardTo = null } = row ?? {};
    return heardFrom === null || heardTo === null ? null : { from: heardFrom, to: heardTo };
  }
}
