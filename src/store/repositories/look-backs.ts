import { type NotNull, sql } from 'kysely';
import type { TimeSpan, YearPerson } from '../../core/people/look-back.ts';
import type { JudgedDecision } from '../../core/review/coach.ts';
import type { DealWorth } from '../../core/review/deal-worth.ts';
import { hasRow, Repository } from '../rows/rows.ts';
import type { StoredRatingChange, StoredResult } from '../types/index.ts';
import { type MetOpponent, RANKS_MET } from './ratings.ts';
import { atTwoPlaces } from './seats.ts';

export interface LookBackOf extends TimeSpan {
  readonly userId: string;
  /** Server whose games count. Absent: games of all servers count. */
  readonly guildId?: string | undefined;
}

export interface ServerSpan extends TimeSpan {
  readonly guildId: string;
}

export type PlayedResult = Pick<
  StoredResult,
  'matchId' | 'game' | 'category' | 'seats' | 'points' | 'won' | 'best' | 'colours' | 'practised' | 'at'
>;

export interface ReviewedDecisions extends Pick<StoredResult, 'matchId' | 'game' | 'at'> {
  readonly decisions: readonly JudgedDecision[];
}

type RatingStep = Pick<
  StoredRatingChange,
  'game' | 'category' | 'pool' | 'muBefore' | 'sigmaBefore' | 'points'
>;

/** Best result or action of a person in a server. */
export interface ServerFeat extends YearPerson {
  readonly matchId: string;
  readonly game: string;
  readonly points: number;
  readonly at: number;
}

/** Games of one category in one part of a span. */
export interface CountedGames {
  readonly game: string;
  readonly category: string;
  readonly part: number;
  readonly games: number;
  readonly best: number | null;
}

export interface CloseGame {
  readonly game: string;
  readonly at: number;
  readonly winnerId: string;
  readonly winner: string;
  readonly loserId: string;
  readonly loser: string;
  readonly most: number;
  readonly fewest: number;
}

/**
 * Reads the results, ratings and reviews of a period. Each query reads only rows of one person or of one server, by an index.
 */
export class LookBacks extends Repository {
  /** Lists a person's results that count, oldest first. */
  async results(of: LookBackOf): Promise<readonly PlayedResult[]> {
    return this.#own(of)
      .select([
        ...(['matchId', 'game', 'category', 'seats', 'points', 'won', 'best'] as const),
        ...(['colours', 'practised', 'at'] as const),
      ])
      .orderBy('at')
      .orderBy('matchId')
      .execute();
  }

  hasPlayed(of: LookBackOf): Promise<boolean> {
    return hasRow(this.#own(of).select('matchId').limit(1));
  }

  /** Returns the opponent whom a person has met in most games. Only people who let others see their statistics count. */
  async rival({ userId, guildId, from, to }: LookBackOf): Promise<MetOpponent | undefined> {
    const met = this.db
      .selectFrom('results as own')
      .innerJoin('results as theirs', 'theirs.matchId', 'own.matchId')
      .select(({ fn }) => ['theirs.userId', fn.countAll<number>().as('games'), ...RANKS_MET])
      .where('own.userId', '=', userId)
      .where('own.at', '>=', from)
      .where('own.at', '<', to)
      .where('own.counts', '=', true)
      .where('own.seats', '>', 1)
      .where('theirs.userId', '!=', userId)
      // People who played a match from different places do not know each other.
      .whereRef('theirs.guildId', '=', 'own.guildId')
      .where(({ not, exists }) => not(exists(atTwoPlaces(this.db, 'own', 'theirs'))))
      .$if(guildId !== undefined, query => query.where('own.guildId', '=', guildId ?? null))
      .groupBy('theirs.userId');
    return this.db
      .selectFrom(met.as('met'))
      .innerJoin('people', 'people.id', 'met.userId')
      .select(['met.userId', 'people.name', 'games', 'ahead', 'level'])
      .where('people.stats', '=', true)
      .where('people.name', 'is not', null)
      .orderBy('games', 'desc')
      .orderBy('met.userId')
      .limit(1)
      .executeTakeFirst();
  }

  /** Lists a person's rating changes in a period, oldest first. */
  async ratings({ userId, guildId, from, to }: LookBackOf): Promise<readonly RatingStep[]> {
    return this.db
      .selectFrom('ratingChanges')
      .select(['ratingChanges.game', 'category', 'pool', 'muBefore', 'sigmaBefore', 'points'])
      .where('ratingChanges.userId', '=', userId)
      .where('at', '>=', from)
      .where('at', '<', to)
      .$if(guildId !== undefined, query =>
        query
          .innerJoin('matches', 'matches.id', 'ratingChanges.matchId')
          .where('matches.guildId', '=', guildId ?? null),
      )
      .orderBy('ratingChanges.id')
      .execute();
  }

  /**
   * Lists the reviewed games of a person, with the worth of each deal.
   * @param shared true: only reviews that everybody may read
   */
  async reviewed(
    of: LookBackOf,
    shared: boolean,
  ): Promise<
    readonly (Pick<StoredResult, 'matchId' | 'seat' | 'game' | 'seats' | 'at'> & {
      readonly deal: DealWorth | null;
    })[]
  > {
    return this.#own(of)
      .innerJoin('reviews', join =>
        join.onRef('reviews.matchId', '=', 'results.matchId').onRef('reviews.seat', '=', 'results.seat'),
      )
      .select(['results.matchId', 'results.seat', 'game', 'seats', 'results.at', 'deal'])
      .$if(shared, query => query.where('shared', '=', true))
      .orderBy('results.at')
      .orderBy('results.matchId')
      .execute();
  }

  /** Lists the judged decisions of a person in reviewed games, one list for each game. */
  async decisions(userId: string, matchIds: readonly string[]): Promise<readonly ReviewedDecisions[]> {
    if (matchIds.length === 0) return [];
    return this.db
      .selectFrom('results')
      .innerJoin('reviews', join =>
        join.onRef('reviews.matchId', '=', 'results.matchId').onRef('reviews.seat', '=', 'results.seat'),
      )
      .select(['results.matchId', 'game', 'results.at', 'decisions'])
      .where('results.matchId', 'in', matchIds)
      .where('userId', '=', userId)
      .orderBy('results.at')
      .orderBy('results.matchId')
      .execute();
  }

  /**
   * Counts the games of a server by category and by part of the span, and finds the best result of each. Practice has no
   * result.
   * @param bounds beginnings of all parts but the first, in order
   */
  async counted(of: ServerSpan, bounds: readonly number[]): Promise<readonly CountedGames[]> {
    const cases = bounds.map((bound, at) => sql`when results.at < ${sql.lit(bound)} then ${sql.lit(at)}`);
    const last = sql.lit(bounds.length);
    const part =
      bounds.length === 0 ? sql<number>`0` : sql<number>`case ${sql.join(cases, sql` `)} else ${last} end`;
    return this.#here(of)
      .select(({ fn }) => [
        ...(['game', 'category'] as const),
        part.as('part'),
        fn.count<number>('matchId').distinct().as('games'),
        fn.max(sql<number | null>`case when practised = 0 then points end`).as('best'),
      ])
      .groupBy(['game', 'category', 'part'])
      .execute();
  }

  /** Lists people of a server with their numbers of games, the most games first. */
  async players(of: ServerSpan): Promise<readonly (YearPerson & { readonly games: number })[]> {
    return this.#here(of)
      .select(({ fn }) => ['userId', 'people.name', fn.countAll<number>().as('games')])
      .$narrowType<{ name: NotNull }>()
      .groupBy(['userId', 'people.name'])
      .orderBy('games', 'desc')
      .orderBy('userId')
      .execute();
  }

  /** Returns the best result of a category in a server, the earliest of equal ones. Practice does not count. */
  async bestScore(
    of: ServerSpan,
    { game, category }: Pick<CountedGames, 'game' | 'category'>,
  ): Promise<ServerFeat | undefined> {
    return this.#here(of)
      .select(['matchId', 'game', 'userId', 'people.name', 'points', 'at'])
      .$narrowType<{ name: NotNull; points: NotNull }>()
      .where(eb => eb.and({ game, category, practised: false }))
      .where('points', 'is not', null)
      .orderBy('points', 'desc')
      .orderBy('at')
      .orderBy('userId')
      .limit(1)
      .executeTakeFirst();
  }

  /** Returns the action that brought most points in a server, the earliest of equal ones. */
  async bestMove(of: ServerSpan): Promise<ServerFeat | undefined> {
    return this.#here(of)
      .select(['matchId', 'game', 'userId', 'people.name', 'best as points', 'at'])
      .$narrowType<{ name: NotNull; points: NotNull }>()
      .where('best', 'is not', null)
      .orderBy('best', 'desc')
      .orderBy('at')
      .orderBy('userId')
      .limit(1)
      .executeTakeFirst();
  }

  /** Returns the person with the most wins one after the other, in games with several seats. */
  async streak(of: ServerSpan): Promise<(YearPerson & { readonly wins: number }) | undefined> {
    // All wins of one series have the same number of games before them that were not won.
    const island = sql<number>`sum(1 - won) over (partition by user_id order by at, match_id)`;
    const rows = this.#here(of)
      .select(['userId', 'people.name', 'won', island.as('island')])
      .where('seats', '>', 1);
    return this.db
      .selectFrom(rows.as('played'))
      .select(({ fn }) => ['userId', 'name', fn.countAll<number>().as('wins')])
      .$narrowType<{ name: NotNull }>()
      .where('won', '=', true)
      .groupBy(['userId', 'name', 'island'])
      .orderBy('wins', 'desc')
      .orderBy('userId')
      .limit(1)
      .executeTakeFirst();
  }

  /** Returns the game among people with the smallest difference in points between first and second. */
  async closest(of: ServerSpan): Promise<CloseGame | undefined> {
    return this.#here(of)
      .innerJoin('results as theirs', 'theirs.matchId', 'results.matchId')
      .innerJoin('people as other', 'other.id', 'theirs.userId')
      .select(['results.game', 'results.at', 'people.id as winnerId', 'people.name as winner'])
      .select(['other.id as loserId', 'other.name as loser'])
      .select(['results.points as most', 'theirs.points as fewest'])
      .$narrowType<{ winner: NotNull; loser: NotNull; most: NotNull; fewest: NotNull }>()
      .where(eb => eb.and({ 'results.withPlayers': false, 'results.rank': 1 }))
      .where('theirs.rank', '<=', 2)
      .where(eb => eb.or([eb('theirs.rank', '>', 1), eb('theirs.seat', '>', eb.ref('results.seat'))]))
      .where('results.points', 'is not', null)
      .where('theirs.points', 'is not', null)
      .where(eb => eb.and({ 'theirs.counts': true, 'other.stats': true }))
      .whereRef('theirs.guildId', '=', 'results.guildId')
      .where(({ not, exists }) => not(exists(atTwoPlaces(this.db, 'results', 'theirs'))))
      .where('other.name', 'is not', null)
      .orderBy(sql`abs(results.points - theirs.points)`)
      .orderBy('results.at', 'desc')
      .orderBy('results.matchId')
      .limit(1)
      .executeTakeFirst();
  }

  #own({ userId, guildId, from, to }: LookBackOf) {
    return this.db
      .selectFrom('results')
      .where('results.userId', '=', userId)
      .where('results.at', '>=', from)
      .where('results.at', '<', to)
      .where('results.counts', '=', true)
      .$if(guildId !== undefined, query => query.where('results.guildId', '=', guildId ?? null));
  }

  #here({ guildId, from, to }: ServerSpan) {
    return this.db
      .selectFrom('results')
      .innerJoin('people', 'people.id', 'results.userId')
      .where('results.guildId', '=', guildId)
      .where('results.at', '>=', from)
      .where('results.at', '<', to)
      .where(eb => eb.and({ 'results.counts': true, 'people.stats': true }))
      .where('people.name', 'is not', null);
  }
}
