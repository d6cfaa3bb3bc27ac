import { sql } from 'kysely';
import { earliest, fromJson, hasChanged, literal, Repository, toFlag, toJson } from '../rows/rows.ts';
import type { MorningFacts, MorningScore, NamedPerson, StoredMorning } from '../types/index.ts';
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

/** Best action of a person in a match that has ended. */
export interface EndedBest {
  readonly matchId: string;
  readonly best: number;
}

/** Awaited decision in a league's match. */
export interface LeagueWait {
  readonly league: string;
  readonly game: string;
  readonly threadId: string;
  readonly userId: string;
  readonly name: string;
  readonly since: number;
}

/** Beginning and end of a time, in milliseconds since the epoch. */
export type MorningSpan = readonly [from: number, to: number];

const toMorning = ({ facts, ...row }: Omit<StoredMorning, 'facts'> & { readonly facts: string | null }) => ({
  ...row,
  facts:
    facts === null ? null : (fromJson(facts, `morning ${row.guildId} ${row.day}: facts`) as MorningFacts),
});

/** Condition that a person lets other people see their statistics. People without settings do. */
const sharesStats = sql<boolean>`coalesce(people.stats, 1) = 1`;

/** Morning messages of servers, with the queries that only they need. */
export class MorningRows extends Repository {
  /** Lists servers of this process whose morning message is due, the longest due first. */
  async due(now: number, most: number): Promise<readonly MorningPlan[]> {
    const rows = this.#planned().where('morningAt', '<=', now).orderBy('morningAt').limit(most);
    return (await this.ownGuilds(rows, 'guildId').execute()).map(toPlan);
  }

  /** Returns the earliest time after `now` at which a server's morning message is due. Undefined: no server has one. */
  async nextDue(now: number): Promise<number | undefined> {
    const rows = this.db
      .selectFrom('servers')
      .select('morningAt as at')
      .where('morningAt', '>', now)
      .orderBy('morningAt')
      .limit(1);
    return earliest(this.ownGuilds(rows, 'guildId'));
  }

  /** Stores when a server's next message is due. Null: the server has no morning message. */
  async schedule(guildId: string, at: number | null): Promise<void> {
    await this.db.updateTable('servers').set({ morningAt: at }).where('guildId', '=', guildId).execute();
  }

  /**
   * Moves a server's due time on. Returns false where another process has moved it, or the setting was changed. The caller then
   * writes nothing.
   */
  advance({ guildId, channelId, at }: MorningPlan, next: number): Promise<boolean> {
    const row = this.db.updateTable('servers').set({ morningAt: next }).where('guildId', '=', guildId);
    return hasChanged(row.where('morningAt', '=', at).where('morningChannel', '=', channelId));
  }

  /** Stores the message of a day. Returns false where the day already has one. */
  put({ facts, ...row }: StoredMorning): Promise<boolean> {
    return hasChanged(
      this.db
        .insertInto('mornings')
        .values({ ...row, facts: facts && toJson(facts) })
        .onConflict(conflict => conflict.columns(['guildId', 'day']).doNothing()),
    );
  }

  /** Empties a server's messages of days before `day`, and deletes those of days before `oldest`. */
  async retire(guildId: string, day: number, oldest: number): Promise<void> {
    await this.#emptied({ guildId, day }).execute();
    const gone = this.db.deleteFrom('mornings').where('guildId', '=', guildId);
    await gone.where('day', '<', oldest).execute();
  }

  /** Gives up a server's unposted messages of days before `day`. */
  async giveUp(guildId: string, day: number): Promise<void> {
    await this.#emptied({ guildId, day }).where('messageId', 'is', null).execute();
  }

  async get({ guildId, day }: MorningKey): Promise<StoredMorning | undefined> {
    const row = await this.#rows().where('guildId', '=', guildId).where('day', '=', day).executeTakeFirst();
    return row && toMorning(row);
  }

  /** Returns a server's newest message before a day. Undefined: there is none. */
  async before({ guildId, day }: MorningKey): Promise<StoredMorning | undefined> {
    const rows = this.#rows().where('guildId', '=', guildId).where('day', '<', day);
    const row = await rows
      .where('messageId', 'is not', null)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && toMorning(row);
  }

  /** Lists messages of this process that are not posted or out of date, oldest first. */
  async untold(most: number): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().whereRef('shownRev', '<', 'rev').orderBy('at').limit(most);
    return (await this.ownGuilds(rows, 'guildId').execute()).map(toMorning);
  }

  /** Lists the messages of a server that the bot could not post, since their channel is closed. */
  async parked(guildId: string): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().where('guildId', '=', guildId).where('trouble', '=', literal('closed'));
    return (await rows.whereRef('shownRev', '<', 'rev').orderBy('day').execute()).map(toMorning);
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
    await this.#update(key, { facts: toJson(facts), retryAt: null })
      .set(eb => ({ rev: eb('rev', '+', 1) }))
      .execute();
  }

  /** Lists messages whose contents name a person. Only the newest message of a server has contents. */
  async naming(userId: string): Promise<readonly StoredMorning[]> {
    const rows = this.#rows().where('facts', 'like', `%${JSON.stringify(userId)}%`);
    return (await rows.orderBy('guildId').orderBy('day').execute()).map(toMorning);
  }

  /**
   * Checks that people of a server have played since a time: a game, or one of the dailies.
   * @param dailies ids of the dailies since that time
   */
  async isPlayed(guildId: string, since: number, dailies: readonly string[]): Promise<boolean> {
    for (const status of ['running', 'over'] as const) {
      const rows = this.db.selectFrom('matches').select('id').where('guildId', '=', guildId);
      const found = rows.where('status', '=', literal(status)).where('updatedAt', '>=', since).limit(1);
      if (await found.executeTakeFirst()) return true;
    }
    return (await this.playersOf(guildId, dailies, 1)).length > 0;
  }

  /** Lists people whom a server's tables of these dailies may list. */
  async playersOf(
    guildId: string,
    dailies: readonly string[],
    most: number,
  ): Promise<readonly { readonly dealId: string; readonly userId: string }[]> {
    if (dailies.length === 0) return [];
    return this.db
      .selectFrom('appearances')
      .select(['dealId', 'userId'])
      .where('dealId', 'in', dailies)
      .where('guildId', '=', guildId)
      .orderBy('dealId')
      .orderBy('userId')
      .limit(most)
      .execute();
  }

  /**
   * Returns those of the people who let others see their statistics. Until the transaction ends, the locks keep these people from
   * deleting their data and from changing their settings.
   */
  async hold(userIds: readonly string[]): Promise<readonly NamedPerson[]> {
    for (const id of userIds.toSorted()) await this.lock(`person ${id}`);
    return this.sharing(userIds);
  }

  /** Returns those of the people who let others see their statistics, with their names. */
  async sharing(userIds: readonly string[]): Promise<readonly NamedPerson[]> {
    if (userIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', userIds)
      .where('stats', '=', toFlag(true))
      .execute();
    return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
  }

  /** Lists the matches of a server that ended in a span, with their best actions, the best first. */
  async bestOfEnded(guildId: string, [from, to]: MorningSpan, most: number): Promise<readonly EndedBest[]> {
    const rows = await this.db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.userId')
      .select(({ fn }) => ['matchId', fn.max('best').as('best')])
      .where('guildId', '=', guildId)
      .where('results.at', '>=', from)
      .where('results.at', '<', to)
      .where('best', 'is not', null)
      .where(sharesStats)
      .groupBy('matchId')
      .orderBy('best', 'desc')
      .orderBy('matchId')
      .limit(most)
      .execute();
    return rows.map(({ matchId, best }) => ({ matchId, best: best ?? 0 }));
  }

  /** Lists running matches of a server with a move since a time, the newest move first. Matches of duplicates are left out. */
  async movedSince(guildId: string, since: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('guildId', '=', guildId)
      .where('status', '=', literal('running'))
      .where('updatedAt', '>=', since)
      .where('duplicateId', 'is', null)
      .where('withheld', '=', 0)
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Lists the awaited decisions in running leagues of a server, the longest wait first. Decisions of people who are away or
   * share no statistics are left out.
   * @param limits.since latest beginning of a listed wait
   */
  async longestWaits(
    guildId: string,
    { now, since, most }: { readonly now: number; readonly since: number; readonly most: number },
  ): Promise<readonly LeagueWait[]> {
    const rows = await this.db
      .selectFrom('leagues')
      .innerJoin('leagueTables', 'leagueTables.leagueId', 'leagues.id')
      .innerJoin('matches', 'matches.id', 'leagueTables.matchId')
      .innerJoin('waits', 'waits.matchId', 'matches.id')
      .innerJoin('seats', join =>
        join.onRef('seats.matchId', '=', 'waits.matchId').onRef('seats.seat', '=', 'waits.seat'),
      )
      .leftJoin('people', 'people.id', 'waits.userId')
      .select([
        'leagues.name as league',
        'leagues.game',
        'threadId',
        'waits.userId',
        'seats.name',
        'waits.since',
      ])
      .where('leagues.guildId', '=', guildId)
      .where('leagues.status', '=', literal('running'))
      .where('leagueTables.endedAt', 'is', null)
      .where('matches.status', '=', literal('running'))
      .where('pausedAt', 'is', null)
      .where('parkedAt', 'is', null)
      .where('resting', '=', 0)
      .where('waits.since', '<=', since)
      .where('seats.strength', 'is', null)
      .where('seats.absentAt', 'is', null)
      .where(sharesStats)
      .where(({ or, eb }) => or([eb('awayUntil', 'is', null), eb('awayUntil', '<=', now)]))
      .orderBy('waits.since')
      .orderBy('waits.matchId')
      .limit(most)
      .execute();
    return rows.flatMap(({ threadId, ...row }) => (threadId === null ? [] : { ...row, threadId }));
  }

  async endedIn(guildId: string, [from, to]: MorningSpan): Promise<number> {
    const row = await this.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('guildId', '=', guildId)
      .where('status', '=', literal('over'))
      .where('updatedAt', '>=', from)
      .where('updatedAt', '<', to)
      .executeTakeFirstOrThrow();
    return Number(row.games);
  }

  /** Lists the results of a span in games among people, the best first. Only results that count are listed. */
  async scores(guildId: string, [from, to]: MorningSpan): Promise<readonly MorningScore[]> {
    const rows = await this.#scored(guildId)
      .where('results.at', '>=', from)
      .where('results.at', '<', to)
      .orderBy('points', 'desc')
      .orderBy('results.at')
      .orderBy('userId')
      .execute();
    return rows.flatMap(({ userId, name, points, ...row }) =>
      points === null ? [] : { ...row, person: { id: userId, name: name ?? '' }, points },
    );
  }

  /** Returns the most points of a category in a server before a time. Undefined: there was no result. */
  async bestBefore(
    guildId: string,
    { game, category }: Pick<MorningScore, 'game' | 'category'>,
    time: number,
  ): Promise<number | undefined> {
    const rows = this.#scored(guildId).where('game', '=', game).where('category', '=', category);
    const row = await rows
      // The sign keeps SQLite from the index of times, with which it would read all earlier results.
      .where(sql<boolean>`+${sql.ref('results.at')} < ${time}`)
      .orderBy('points', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.points ?? undefined;
  }

  /** Empties a server's messages of days before `day`, so that they are not posted any more. */
  #emptied({ guildId, day }: MorningKey) {
    return this.db
      .updateTable('mornings')
      .set(eb => ({ facts: null, shownRev: eb.ref('rev'), retryAt: null }))
      .where('guildId', '=', guildId)
      .where('day', '<', day);
  }

  #scored(guildId: string) {
    return this.db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.userId')
      .select(['game', 'category', 'userId', 'people.name', 'points'])
      .where('guildId', '=', guildId)
      .where('points', 'is not', null)
      .where('seats', '>', 1)
      .where('counts', '=', toFlag(true))
      .where('withPlayers', '=', toFlag(false))
      .where(sharesStats);
  }

  #rows() {
    return this.db.selectFrom('mornings').selectAll();
  }

  #planned() {
    return this.db
      .selectFrom('servers')
      .select(['guildId', 'morningChannel', 'morningHour', 'morningZone', 'morningAt'])
      .where('morningChannel', 'is not', null);
  }

  #update({ guildId, day }: MorningKey, change: Partial<Omit<StoredMorning, 'facts'>> & { facts?: string }) {
    const row = this.db.updateTable('mornings').set(change);
    return row.where('guildId', '=', guildId).where('day', '=', day);
  }
}

const toPlan = (row: {
  readonly guildId: string;
  readonly morningChannel: string | null;
  readonly morningHour: number;
  readonly morningZone: string | null;
  readonly morningAt: number | null;
}): MorningPlan => ({
  guildId: row.guildId,
  channelId: row.morningChannel ?? '',
  hour: row.morningHour,
  zone: row.morningZone,
  at: row.morningAt ?? 0,
});
