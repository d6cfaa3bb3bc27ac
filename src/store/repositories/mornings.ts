import { type NotNull, sql } from 'kysely';
import { earliest, hasChanged, literal, Repository } from '../rows/rows.ts';
import type { MorningFacts, StoredMorning } from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';

/** Server whose morning message is due, or will be. */
export interface MorningPlan {
  readonly guildId: string;
  readonly channelId: string;
  readonly hour: number;
  readonly zone: string | null;
  /** Time at which the message is due, in milliseconds since the epoch. */
  readonly at: number;
}

export type MorningKey = Pick<StoredMorning, 'guildId' | 'day'>;

/** Greatest number of a day that a column holds. */
const LAST_DAY = 2 ** 31 - 1;

export class MorningRows extends Repository {
  /** Lists servers of this process whose morning message is due, the longest due first. */
  async due(now: number, most: number): Promise<readonly MorningPlan[]> {
    const rows = this.db
      .selectFrom('servers')
      .select(['guildId', 'morningChannel as channelId', 'morningHour as hour', 'morningZone as zone'])
      .select('morningAt as at')
      .$narrowType<{ channelId: NotNull; at: NotNull }>()
      .where('morningChannel', 'is not', null)
      .where('morningAt', '<=', now)
      .orderBy('morningAt')
      .limit(most);
    return this.ownGuilds(rows, 'guildId').execute();
  }

  /** Returns the earliest time after `now` at which a server's morning message is due. Undefined: no server has one. */
  async nextDue(now: number): Promise<number | undefined> {
    const rows = this.db
      .selectFrom('servers')
      .select('morningAt as at')
      .where('morningAt', '>', now)
      .orderBy('morningAt');
    return earliest(this.ownGuilds(rows, 'guildId'));
  }

  /** Stores when a server's next message is due. Null: the server has no morning message. */
  async schedule(guildId: string, at: number | null): Promise<void> {
    await this.changing('servers', { guildId }, { morningAt: at }).execute();
  }

  /**
   * Moves a server's due time on. Returns false where another process has moved it, or the setting was changed. The caller then
   * writes nothing.
   */
  advance({ guildId, channelId, at }: MorningPlan, next: number): Promise<boolean> {
    return hasChanged(
      this.changing('servers', { guildId, morningAt: at, morningChannel: channelId }, { morningAt: next }),
    );
  }

  /** Stores the message of a day. Returns false where the day already has one. */
  put(morning: StoredMorning): Promise<boolean> {
    return this.addRows('mornings', morning);
  }

  /** Empties a server's messages of days before `day`, and deletes those of days before `oldest`. */
  async retire(guildId: string, day: number, oldest: number): Promise<void> {
    await this.#emptied({ guildId, day }).execute();
    await this.deleting('mornings', { guildId }).where('day', '<', oldest).execute();
  }

  /** Gives up a server's unposted messages of days before `day`, or of all days without `day`. */
  async giveUp(guildId: string, day = LAST_DAY): Promise<void> {
    await this.#emptied({ guildId, day }).where('messageId', 'is', null).execute();
  }

  async get({ guildId, day }: MorningKey): Promise<StoredMorning | undefined> {
    return this.#rows().where('guildId', '=', guildId).where('day', '=', day).executeTakeFirst();
  }

  /** Returns a server's newest message before a day. Undefined: there is none. */
  async before({ guildId, day }: MorningKey): Promise<StoredMorning | undefined> {
    const rows = this.#rows().where('guildId', '=', guildId).where('day', '<', day);
    return rows.where('messageId', 'is not', null).orderBy('day', 'desc').limit(1).executeTakeFirst();
  }

  /** Lists messages of this process that are unposted or out of date, oldest first. */
  async unannounced(most: number): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().whereRef('shownRev', '<', 'rev').orderBy('at').limit(most);
    return this.ownGuilds(rows, 'guildId').execute();
  }

  /** Lists the messages of a server that the bot could not post, since their channel is closed. */
  async parked(guildId: string): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().where('guildId', '=', guildId).where('trouble', '=', literal('closed'));
    return rows.whereRef('shownRev', '<', 'rev').orderBy('day').execute();
  }

  /**
   * Records an attempt to post before it begins, since the message may arrive even if the process is killed. Returns false
   * where another process has begun to post.
   */
  begin(key: MorningKey, attempts: number): Promise<boolean> {
    return hasChanged(this.#update(key, { attempts: attempts + 1 }).where('attempts', '=', attempts));
  }

  /** Stores the message that shows the contents of a revision. */
  async shown(key: MorningKey, shownRev: number, messageId: string | null): Promise<void> {
    await this.#update(key, { shownRev, messageId, attempts: 0, retryAt: null, trouble: null }).execute();
  }

  async failed(key: MorningKey, trouble: 'closed' | null, retryAt: number): Promise<void> {
    await this.#update(key, { trouble, retryAt }).execute();
  }

  /** Ends the waiting time of failed posts. Returns true where there was such a post. */
  hurry(where?: ParkedWhere): Promise<boolean> {
    const row = this.db.updateTable('mornings').set({ retryAt: null }).where('retryAt', 'is not', null);
    return hasChanged(row.where(eb => eb.and({ ...where })));
  }

  /** Replaces the contents of a message, so that the bot renders it again. */
  async correct(key: MorningKey, facts: MorningFacts): Promise<void> {
    await this.#update(key, { facts, retryAt: null })
      .set(eb => ({ rev: eb('rev', '+', 1) }))
      .execute();
  }

  /** Lists messages whose contents name a person. Only the newest message of a server has contents. */
  async naming(userId: string): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().where(sql<boolean>`facts like ${`%${JSON.stringify(userId)}%`}`);
    return rows.orderBy('guildId').orderBy('day').execute();
  }

  /** Empties a server's messages of days before `day`, so that they are not posted any more. */
  #emptied({ guildId, day }: MorningKey) {
    return this.db
      .updateTable('mornings')
      .set(eb => ({ facts: null, shownRev: eb.ref('rev'), retryAt: null }))
      .where('guildId', '=', guildId)
      .where('day', '<', day);
  }

  #rows() {
    return this.db.selectFrom('mornings').selectAll();
  }

  #update({ guildId, day }: MorningKey, change: Partial<StoredMorning>) {
    const row = this.db.updateTable('mornings').set(change);
    return row.where('guildId', '=', guildId).where('day', '=', day);
  }
}
