import { Repository } from '../rows/rows.ts';
import type { NewAct, StoredAct, StoredServer } from '../types/index.ts';

export class Servers extends Repository {
  async get(guildId: string): Promise<StoredServer | undefined> {
    const row = await this.rowsOf('servers', { guildId }).executeTakeFirst();
    if (!row) return undefined;
    const { roleCalledAt: _, morningAt: __, ...server } = row;
    return server;
  }

  /**
   * Returns when a lobby of this server last mentioned the server's role. Null: never. The lock keeps other lobbies from
   * mentioning the role until the transaction ends.
   */
  async roleCalledAt(guildId: string): Promise<number | null> {
    await this.lock(`role of ${guildId}`);
    const row = this.db.selectFrom('servers').select('roleCalledAt').where('guildId', '=', guildId);
    return (await row.executeTakeFirst())?.roleCalledAt ?? null;
  }

  async setRoleCalled(guildId: string, matchId: string, at: number): Promise<void> {
    const roleCalledAt = at;
    await this.changing('servers', { guildId }, { roleCalledAt }).execute();
    await this.changing('matches', { id: matchId }, { roleCalledAt }).execute();
  }

  async set(server: StoredServer): Promise<void> {
    await this.upsert('servers', server, ['guildId']);
  }

  async log(act: NewAct): Promise<void> {
    await this.db.insertInto('acts').values(act).execute();
  }

  async acts(guildId: string, most: number): Promise<readonly StoredAct[]> {
    return this.rowsOf('acts', { guildId }).orderBy('id', 'desc').limit(most).execute();
  }

  async actsOf(userId: string): Promise<readonly StoredAct[]> {
    return this.rowsOf('acts', { userId }).orderBy('id', 'desc').execute();
  }

  /** Removes a person's id from the person's actions as a moderator. The actions stay. */
  async forget(userId: string): Promise<void> {
    await this.changing('acts', { userId }, { userId: null, name: null }).execute();
  }
}
