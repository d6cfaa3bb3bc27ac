import { Repository } from '../rows/rows.ts';
import type { StoredTableWish } from '../types/index.ts';

/** Subscriptions of people to direct messages about open tables of a server. */
export class TableWishes extends Repository {
  /** Stores a subscription, and replaces the person's earlier subscription for this server. */
  async put({ toldAt: _, ...wish }: StoredTableWish): Promise<void> {
    await this.upsert('tableWishes', wish, ['userId', 'guildId'], { game: wish.game });
  }

  async get(userId: string, guildId: string): Promise<StoredTableWish | undefined> {
    return this.rowsOf('tableWishes', { userId, guildId }).executeTakeFirst();
  }

  async ofUser(userId: string): Promise<readonly StoredTableWish[]> {
    await this.lock(`wishes ${userId}`);
    return this.rowsOf('tableWishes', { userId }).orderBy('at').orderBy('guildId').execute();
  }

  /** Lists the ids of people who subscribed to tables of this game in a server. */
  async whoever(guildId: string, game: string): Promise<readonly string[]> {
    const wishes = this.rowsOf('tableWishes', { guildId })
      .where(eb => eb.or([eb('game', 'is', null), eb('game', '=', game)]))
      .orderBy('at');
    return (await wishes.execute()).map(({ userId }) => userId);
  }

  async noteAnnounced(userId: string, guildId: string, announcedAt: number): Promise<void> {
    await this.changing('tableWishes', { userId, guildId }, { toldAt: announcedAt }).execute();
  }

  async remove(userId: string, guildId: string): Promise<boolean> {
    return this.dropRows('tableWishes', { userId, guildId });
  }
}
