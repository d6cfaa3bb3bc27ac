import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { countOf, hasRow, literal, Repository } from '../rows/rows.ts';
import type { MorningScore, NamedPerson } from '../types/index.ts';

/** Match that has ended, with the points of the best action in it. */
export interface EndedBest {
  readonly matchId: string;
  readonly best: number;
}

export interface LeagueWait {
  readonly league: string;
  readonly game: string;
  readonly threadId: string;
  readonly userId: string;
  readonly name: string;
  readonly since: number;
}

/** Beginning and end of a span, in milliseconds since the epoch. */
export type MorningSpan = readonly [from: number, to: number];

/** Condition that a person lets other people see their statistics. People without settings do. */
const sharesStats = sql<boolean>`coalesce(people.stats, 1) = 1`;

/**
 * Condition that a server may see a match's moves. In a duplicate, other tables still play the same deal. In a match of several
 * places, people are hidden from people of other places.
 */
const isShown = (eb: ExpressionBuilder<Schema, 'matches'>) =>
  eb.and([
    eb('matches.duplicateId', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('matchPlaces')
          .select('matchPlaces.place')
          .whereRef('matchPlaces.matchId', '=', 'matches.id'),
      ),
    ),
  ]);

/** Games, results and waits of the people of a server, for its morning message. */
export class MorningFactRows extends Repository {
  /**
   * Checks that people of a server have played since a time: a game, or one of the dailies.
   * @param dailies ids of the dailies since that time
   */
  async isPlayed(guildId: string, since: number, dailies: readonly string[]): Promise<boolean> {
    for (const status of ['running', 'over'] as const) {
      const rows = this.db.selectFrom('matches').select('id').where('guildId', '=', guildId);
      const found = rows.where('status', '=', literal(status)).where('updatedAt', '>=', since).limit(1);
      if (await hasRow(found)) return true;
    }
    return (await this.playersOf(guildId, dailies, 1)).length > 0;
  }

  /** Lists the people who may appear in a server's tables of these dailies. */
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
   * Returns the people who let others see their statistics, and leaves the others out. Until the transaction ends, the locks
   * keep all of them from deleting their data and from changing their settings.
   */
  async hold(userIds: readonly string[]): Promise<readonly NamedPerson[]> {
    for (const id of userIds.toSorted()) await this.lock(`person ${id}`);
    return this.sharing(userIds);
  }

  /** Returns the people who let others see their statistics, with their names, and leaves the others out. */
  async sharing(userIds: readonly string[]): Promise<readonly NamedPerson[]> {
    if (userIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', userIds)
      .where('stats', '=', true)
      .execute();
    return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
  }

  /**
   * Lists the ended matches of a span whose moves the server may see, with the points of their best actions, the best first.
   */
  async bestOfEnded(guildId: string, [from, to]: MorningSpan, most: number): Promise<readonly EndedBest[]> {
    return this.db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.userId')
      .select(({ fn }) => ['matchId', fn.max('best').as('best')])
      .$narrowType<{ best: NotNull }>()
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matches').select('id').whereRef('matches.id', '=', 'results.matchId').where(isShown),
        ),
      )
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
  }

  /**
   * Lists running matches of a server whose moves the server may see and that had a move since `since`, the newest move first.
   */
  async movedSince(guildId: string, since: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where(eb => eb.and({ guildId, status: literal('running') }))
      .where('updatedAt', '>=', since)
      .where(isShown)
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Lists the awaited decisions in running leagues of a server that began at `since` or earlier, the longest wait first.
   * Decisions of people who are away or share no statistics are left out.
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
      .where(eb => eb.and({ 'leagues.guildId': guildId, 'leagues.status': literal('running') }))
      .where('leagueTables.endedAt', 'is', null)
      .where('matches.status', '=', literal('running'))
      .where('pausedAt', 'is', null)
      .where('parkedAt', 'is', null)
      .where('resting', '=', false)
      .where('waits.since', '<=', since)
      .where('seats.strength', 'is', null)
      .where('seats.absentAt', 'is', null)
      .where(sharesStats)
      .where(({ or, eb }) => or([eb('awayUntil', 'is', null), eb('awayUntil', '<=', now)]))
      .orderBy('waits.since')
      .orderBy('waits.matchId')
      .orderBy('waits.seat')
      .limit(most)
      .execute();
    return rows.flatMap(({ threadId, ...row }) => (threadId === null ? [] : { ...row, threadId }));
  }

  endedIn(guildId: string, [from, to]: MorningSpan): Promise<number> {
    const rows = this.db
      .selectFrom('matches')
      .where(eb => eb.and({ guildId, status: literal('over') }))
      .where('updatedAt', '>=', from)
      .where('updatedAt', '<', to);
    return countOf(rows);
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
    return rows.map(({ userId, name, ...row }) => ({ ...row, person: { id: userId, name: name ?? '' } }));
  }

  /** Returns the most points of a category in a server before a time. Undefined: there was no result. */
  async bestBefore(
    guildId: string,
    { game, category }: Pick<MorningScore, 'game' | 'category'>,
    time: number,
  ): Promise<number | undefined> {
    const rows = this.#scored(guildId).where('game', '=', game).where('category', '=', category);
    const row = await rows
      // The plus sign keeps SQLite from using the index of times, with which it would read all earlier results.
      .where(sql<boolean>`+${sql.ref('results.at')} < ${time}`)
      .orderBy('points', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.points;
  }

  #scored(guildId: string) {
    return this.db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.userId')
      .select(['game', 'category', 'userId', 'people.name', 'points'])
      .$narrowType<{ points: NotNull }>()
      .where('guildId', '=', guildId)
      .where('points', 'is not', null)
      .where('seats', '>', 1)
      .where(eb => eb.and({ counts: true, withPlayers: false }))
      .where(sharesStats);
  }
}
