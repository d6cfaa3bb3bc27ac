import { sql } from 'kysely';
import { countOf, literal, Repository } from '../rows/rows.ts';
import type { NewRatingChange, RatingKey, StoredRating, StoredRatingChange } from '../types/index.ts';
import { atTwoPlaces } from './seats.ts';

/** Columns that count the games in which a person (`own`) ranks above an opponent (`theirs`), and equal to the opponent. */
export const RANKS_MET = [
  sql<number>`sum(case when own.rank < theirs.rank then 1 else 0 end)`.as('ahead'),
  sql<number>`sum(case when own.rank = theirs.rank then 1 else 0 end)`.as('level'),
] as const;

/** Opponent of a person in rated games, with the results between person and opponent. */
export interface MetOpponent {
  readonly userId: string;
  readonly name: string | null;
  readonly games: number;
  /** Number of games in which the person had a better rank than the opponent. */
  readonly ahead: number;
  readonly level: number;
}

export class Ratings extends Repository {
  /**
   * Returns the ratings of these people; people without a rating are left out. A lock keeps other transactions from changing
   * the ratings until this transaction ends.
   */
  async of(
    { game, category, pool }: RatingKey,
    userIds: readonly string[],
  ): Promise<readonly StoredRating[]> {
    for (const userId of userIds.toSorted()) await this.lock(`person ${userId}`);
    if (userIds.length === 0) return [];
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('userId', 'in', userIds)
      .where(eb => eb.and({ game, category, pool }))
      .orderBy('userId')
      .execute();
  }

  async ofUser(userId: string): Promise<readonly StoredRating[]> {
    return this.rowsOf('ratings', { userId })
      .orderBy('games', 'desc')
      .orderBy('game')
      .orderBy('category')
      .orderBy('pool')
      .execute();
  }

  async put(rating: StoredRating): Promise<void> {
    await this.upsert('ratings', rating, ['userId', 'game', 'category', 'pool']);
  }

  /** Stores rating changes. Throws ConflictError where a match has already been rated. */
  async change(changes: readonly NewRatingChange[]): Promise<void> {
    if (changes.length > 0) await this.insertRows('ratingChanges', changes);
  }

  async changesOf(matchId: string): Promise<readonly StoredRatingChange[]> {
    return this.rowsOf('ratingChanges', { matchId }).orderBy('id').execute();
  }

  async list(): Promise<readonly StoredRating[]> {
    return this.db.selectFrom('ratings').selectAll().orderBy('userId').execute();
  }

  /** Lists rated matches that are over, in the order in which they were rated. Matches that changed no rating come last. */
  async ratedGames(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .leftJoin('ratingChanges', 'ratingChanges.matchId', 'matches.id')
      .select(({ fn }) => ['matches.id', fn.min('ratingChanges.id').as('first')])
      .where(eb => eb.and({ 'matches.rated': true, 'matches.status': literal('over') }))
      .groupBy(['matches.id', 'matches.updatedAt'])
      .orderBy(sql`min(rating_changes.id) is null`)
      .orderBy('first')
      .orderBy('matches.updatedAt')
      .orderBy('matches.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async changesOfUser(userId: string): Promise<readonly StoredRatingChange[]> {
    return this.rowsOf('ratingChanges', { userId }).orderBy('id').execute();
  }

  /**
   * Lists the changes of one rating of a person, oldest first.
   * @param most maximum number of changes; the newest ones are listed
   */
  async courseOf(
    userId: string,
    { game, category, pool }: RatingKey,
    most: number,
  ): Promise<readonly StoredRatingChange[]> {
    const rows = await this.rowsOf('ratingChanges', { userId, game, category, pool })
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.toReversed();
  }

  async meetings(
    { game, category, pool }: RatingKey,
    [one, other]: readonly [string, string],
    since: number,
  ): Promise<number> {
    const met = this.db
      .selectFrom('ratingChanges as own')
      .innerJoin('ratingChanges as theirs', 'theirs.matchId', 'own.matchId')
      .where(eb =>
        eb.and({
          'own.userId': one,
          'theirs.userId': other,
          'own.game': game,
          'own.category': category,
          'own.pool': pool,
        }),
      )
      .where('own.at', '>', since);
    return countOf(met);
  }

  /**
   * Counts a person's rated games since `since` against placeholders for people who deleted their data. The placeholder may
   * stand for `other`, so only games before the first rated game of `other` count.
   * @param strangers pattern of the placeholders' ids
   */
  async meetingsOfStrangers(
    { game, category, pool }: RatingKey,
    [one, other]: readonly [string, string],
    since: number,
    strangers: string,
  ): Promise<number> {
    const { first } = await this.db
      .selectFrom('ratingChanges')
      .select(({ fn }) => fn.min('at').as('first'))
      .where('userId', '=', other)
      .executeTakeFirstOrThrow();
    const met = this.db
      .selectFrom('ratingChanges as own')
      .where(eb =>
        eb.and({ 'own.userId': one, 'own.game': game, 'own.category': category, 'own.pool': pool }),
      )
      .where('own.at', '>', since)
      .$if(first !== null, query => query.where('own.at', '<', first))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.matchId', '=', 'own.matchId')
            .where(seat =>
              seat.or([seat('seats.userId', 'like', strangers), seat('seats.dealtTo', 'like', strangers)]),
            ),
        ),
      );
    return countOf(met);
  }

  /**
   * Lists a person's opponents in rated games of a category, most frequent first. Only people who allow others to see their
   * statistics are listed.
   * @param guildId server whose games count; absent: all servers
   */
  async opponentsOf(
    userId: string,
    { game, category, pool }: RatingKey,
    most: number,
    guildId?: string,
  ): Promise<readonly MetOpponent[]> {
    return this.db
      .selectFrom('ratingChanges as own')
      .innerJoin('ratingChanges as theirs', 'theirs.matchId', 'own.matchId')
      .innerJoin('people', 'people.id', 'theirs.userId')
      .select(({ fn }) => ['theirs.userId', 'people.name', fn.countAll<number>().as('games'), ...RANKS_MET])
      .where('own.userId', '=', userId)
      .where('theirs.userId', '!=', userId)
      .where(eb =>
        eb.and({ 'own.game': game, 'own.category': category, 'own.pool': pool, 'people.stats': true }),
      )
      .where(({ exists, selectFrom }) =>
        // People who played a match from different places do not know each other.
        exists(
          selectFrom('results as here')
            .innerJoin('results as there', 'there.matchId', 'here.matchId')
            .select('here.seat')
            .whereRef('here.matchId', '=', 'own.matchId')
            .whereRef('here.userId', '=', 'own.userId')
            .whereRef('there.userId', '=', 'theirs.userId')
            .whereRef('here.guildId', '=', 'there.guildId')
            .where(eb => eb.not(eb.exists(atTwoPlaces(this.db, 'here', 'there'))))
            .$if(guildId !== undefined, query => query.where('here.guildId', '=', guildId ?? null)),
        ),
      )
      .groupBy(['theirs.userId', 'people.name'])
      .orderBy('games', 'desc')
      .orderBy('theirs.userId')
      .limit(most)
      .execute();
  }

  async clear(): Promise<void> {
    await this.db.deleteFrom('ratings').execute();
    await this.db.deleteFrom('ratingChanges').execute();
  }
}
