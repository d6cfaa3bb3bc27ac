import type { Selectable } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { hasChanged, literal, Repository, toFlag } from '../rows/rows.ts';
import type { StoredRating, StoredSeek } from '../types/index.ts';
import { LIVE_ROWS } from './match-queries.ts';
import { everyPlace } from './places.ts';

const toSeek = ({ rated, ...row }: Selectable<Schema['seeks']>): StoredSeek => ({
  ...row,
  rated: rated === null ? null : rated === 1,
});

/** Two people, for example the blocker and the blocked. */
export interface TwoPeople {
  readonly one: string;
  readonly other: string;
}

/** Requests of people for games, with the facts about these people that the pairing considers. */
export class SeekRows extends Repository {
  /** Stores a request. An earlier request of the person for the game gets the new wishes, and keeps its time. */
  async put({ rated, ...seek }: StoredSeek): Promise<void> {
    const { userId: _, game: __, since: ___, ...wishes } = seek;
    const flag = rated === null ? null : toFlag(rated);
    await this.db
      .insertInto('seeks')
      .values({ ...seek, rated: flag })
      .onConflict(conflict => conflict.columns(['userId', 'game']).doUpdateSet({ ...wishes, rated: flag }))
      .execute();
  }

  /** Lists all requests, the oldest first. */
  async all(): Promise<readonly StoredSeek[]> {
    const rows = this.db.selectFrom('seeks').selectAll();
    return (await rows.orderBy('since').orderBy('userId').orderBy('game').execute()).map(toSeek);
  }

  async ofUser(userId: string): Promise<readonly StoredSeek[]> {
    const rows = this.db.selectFrom('seeks').selectAll().where('userId', '=', userId);
    return (await rows.orderBy('since').orderBy('game').execute()).map(toSeek);
  }

  /** Counts the requests for each game. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('seeks')
      .select(['game', ({ fn }) => fn.countAll<number>().as('people')])
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, people }) => [game, Number(people)]));
  }

  /** Deletes a request. Returns false where the person had none for the game. */
  remove(userId: string, game: string): Promise<boolean> {
    return hasChanged(this.db.deleteFrom('seeks').where('userId', '=', userId).where('game', '=', game));
  }

  /** Deletes the requests that were made before a time. */
  async lapse(before: number): Promise<void> {
    await this.db.deleteFrom('seeks').where('since', '<', before).execute();
  }

  async forget(userId: string): Promise<void> {
    await this.db.deleteFrom('seeks').where('userId', '=', userId).execute();
  }

  /** Deletes the requests that would show their game in a server. */
  async forgetGuild(guildId: string): Promise<void> {
    await this.db.deleteFrom('seeks').where('guildId', '=', guildId).execute();
  }

  /** Lists the channels of requests in which a game is under way. */
  async busy(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom(everyPlace(this.db).as('places'))
      .select('channelId')
      .where('channelId', 'in', this.db.selectFrom('seeks').select('channelId'))
      .where('status', 'in', LIVE_ROWS)
      .execute();
    return rows.map(({ channelId }) => channelId);
  }

  /** Lists ratings of the people with requests, in games among people. */
  async ratings(): Promise<readonly StoredRating[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('userId', 'in', this.#people())
      .where('pool', '=', 'people')
      .execute();
  }

  /** Lists the blocks between people with requests. */
  async blocks(): Promise<readonly TwoPeople[]> {
    return this.db
      .selectFrom('blocks')
      .select(['personId as one', 'blockedId as other'])
      .where('personId', 'in', this.#people())
      .where('blockedId', 'in', this.#people())
      .execute();
  }

  /**
   * Lists pairs of people with requests who have sat in one game, with the time of their newest game. Each pair is listed in
   * both orders.
   * @param since earliest beginning of a game that has ended
   */
  async meetings(since: number): Promise<readonly (TwoPeople & { readonly at: number })[]> {
    const rows = await this.db
      .selectFrom('seats as own')
      .innerJoin('seats as theirs', 'theirs.matchId', 'own.matchId')
      .innerJoin('matches', 'matches.id', 'own.matchId')
      .select(['own.userId as one', 'theirs.userId as other'])
      .select(({ fn }) => fn.max('matches.createdAt').as('at'))
      .where('own.userId', 'in', this.#people())
      .where('theirs.userId', 'in', this.#people())
      .whereRef('own.userId', '<>', 'theirs.userId')
      .where('matches.createdAt', '>=', since)
      .groupBy(['own.userId', 'theirs.userId'])
      .execute();
    return rows.map(({ at, ...pair }) => ({ ...pair, at: Number(at) }));
  }

  /**
   * Counts, for people with requests, the games that they have left without a word: another person took the seat, or a stand-in
   * still plays for them or did so at the end.
   * @param since earliest time of the last change of such a game
   */
  async left(since: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select(({ fn }) => [fn.coalesce('dealtTo', 'userId').as('userId'), fn.countAll<number>().as('games')])
      .where(({ eb, fn }) => eb(fn.coalesce('dealtTo', 'userId'), 'in', this.#people()))
      .where(({ eb, or, ref }) => or([eb('absentAt', 'is not', null), eb('dealtTo', '<>', ref('userId'))]))
      .where('seats.strength', 'is', null)
      .where('matches.status', 'in', [literal('running'), literal('over')])
      .where('matches.updatedAt', '>=', since)
      .groupBy(({ fn }) => fn.coalesce('dealtTo', 'userId'))
      .execute();
    return new Map(rows.map(({ userId, games }) => [userId ?? '', Number(games)]));
  }

  #people() {
    return this.db.selectFrom('seeks').select('userId');
  }
}
