import { type Selectable, sql } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { fromJson, hasChanged, hasRow, literal, Repository, toJson } from '../rows/rows.ts';
import type { DealKind, DealPar, StoredAttempt, StoredDeal } from '../types/index.ts';

type DealsOfGame = Pick<StoredDeal, 'game' | 'form'>;

const toDeal = ({ options, ...row }: Selectable<Schema['deals']>): StoredDeal => ({
  ...row,
  options: fromJson(options, `deal ${row.id}: options`),
});

const timely = ({ closesAt }: Pick<StoredDeal, 'closesAt'>) =>
  closesAt === null
    ? sql<number | null>`points`
    : sql<number | null>`case when ended_at < ${closesAt} then points end`;

/** Number of people who played a deal, and number of those with more points than a given score, without names. */
export interface DealField {
  readonly players: number;
  readonly better: number;
}

/** Deals that many people play, each alone, with people's attempts at them. */
export class Deals extends Repository {
  async get(id: string): Promise<StoredDeal | undefined> {
    const row = await this.rowsOf('deals', { id }).executeTakeFirst();
    return row && toDeal(row);
  }

  /** Stores a deal. Leaves an existing deal with the same id unchanged. */
  async put({ options, ...deal }: StoredDeal): Promise<void> {
    await this.addRows('deals', { ...deal, options: toJson(options) });
  }

  /** Stores the hard bot's result for a deal. Leaves an existing result unchanged. */
  async setPar(id: string, par: DealPar): Promise<void> {
    await this.changing('deals', { id }, { par }).where('par', 'is', null).execute();
  }

  /**
   * Lists a person's attempts at a deal, in order. The lock keeps the person from beginning another attempt until the
   * transaction ends.
   */
  async attempts(dealId: string, userId: string): Promise<readonly StoredAttempt[]> {
    await this.lock(`deal ${dealId} ${userId}`);
    return this.rowsOf('attempts', { dealId, userId }).orderBy('number').execute();
  }

  /** Lists a person's running attempts, newest first. Attempts at closed deals are left out. */
  async unfinished(
    userId: string,
    now: number,
    most: number,
  ): Promise<readonly { readonly deal: StoredDeal; readonly begunAt: number }[]> {
    const rows = await this.db
      .selectFrom('attempts')
      .innerJoin('matches', 'matches.id', 'attempts.matchId')
      .innerJoin('deals', 'deals.id', 'attempts.dealId')
      .selectAll('deals')
      .select('begunAt')
      .where('attempts.userId', '=', userId)
      .where('attempts.endedAt', 'is', null)
      .where('matches.status', '=', literal('running'))
      .where(({ or, eb }) => or([eb('closesAt', 'is', null), eb('closesAt', '>', now)]))
      .orderBy('begunAt', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ begunAt, ...deal }) => ({ deal: toDeal(deal), begunAt }));
  }

  /** Lists the deals that are still open and at which the person has begun an attempt. */
  async openTo(userId: string, at: number): Promise<readonly Pick<StoredDeal, 'id' | 'closesAt'>[]> {
    const rows = this.db.selectFrom('attempts').innerJoin('deals', 'deals.id', 'attempts.dealId');
    return rows
      .select(['deals.id', 'closesAt'])
      .distinct()
      .where('attempts.userId', '=', userId)
      .where(({ or, eb }) => or([eb('closesAt', 'is', null), eb('closesAt', '>', at)]))
      .execute();
  }

  /** Stores a new attempt. Throws ConflictError where the person already has an attempt with this number. */
  async begin(attempt: StoredAttempt): Promise<void> {
    // If the person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    await this.lock(`person ${attempt.userId}`);
    await this.insertRows('attempts', attempt);
  }

  /**
   * Ends the running attempt that is played in a match. Returns false where the match has no running attempt.
   * @param points points of the attempt; null: the attempt was given up
   */
  async finish(
    matchId: string,
    {
      at: endedAt,
      ...scores
    }: { readonly at: number } & Pick<StoredAttempt, 'points' | 'course' | 'against'>,
  ): Promise<boolean> {
    const row = this.db.updateTable('attempts').set({ ...scores, endedAt });
    return hasChanged(row.where('matchId', '=', matchId).where('endedAt', 'is', null));
  }

  async playedAt(matchId: string): Promise<StoredAttempt | undefined> {
    return this.rowsOf('attempts', { matchId }).executeTakeFirst();
  }

  /**
   * Lists the first attempts of people who allow comparison, best first. Of equal results, the earlier end comes first. At a
   * deal that closes, only fair attempts are listed. Attempts without points come last: given up, or not ended before the deal
   * closed.
   * @param guildId server whose people are listed; absent: all servers
   */
  async table(
    deal: Pick<StoredDeal, 'id' | 'closesAt'>,
    now: number,
    most: number,
    guildId?: string,
  ): Promise<readonly StoredAttempt[]> {
    const points = timely(deal);
    let rows = this.#counted(deal, now).selectAll('attempts').select(points.as('points'));
    if (guildId !== undefined) {
      rows = rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('appearances')
            .select('guildId')
            .whereRef('appearances.dealId', '=', 'attempts.dealId')
            .whereRef('appearances.userId', '=', 'attempts.userId')
            .where('guildId', '=', guildId),
        ),
      );
    }
    const sorted = rows
      .orderBy(sql`case when ${points} is null then 1 else 0 end`)
      .orderBy(sql`coalesce(${points}, 0)`, 'desc')
      .orderBy(sql`coalesce(ended_at, begun_at)`)
      .orderBy('userId');
    return sorted.limit(most).execute();
  }

  /**
   * Counts the people of all servers with a first attempt that `table` would list, and those among them with more than
   * `points`.
   */
  async field(deal: Pick<StoredDeal, 'id' | 'closesAt'>, now: number, points: number): Promise<DealField> {
    const row = await this.#counted(deal, now)
      .select(({ fn }) => [
        fn.countAll<number>().as('players'),
        fn
          .sum<number | null>(sql<number>`case when ${timely(deal)} > ${points} then 1 else 0 end`)
          .as('better'),
      ])
      .executeTakeFirstOrThrow();
    return { players: row.players, better: row.better ?? 0 };
  }

  /** Returns the attempt with the most points. Of equal points, the one that ended first counts. */
  async best(dealId: string): Promise<StoredAttempt | undefined> {
    const rows = this.rowsOf('attempts', { dealId });
    const done = rows.where('points', 'is not', null).orderBy('points', 'desc').orderBy('endedAt');
    return done.orderBy('matchId').limit(1).executeTakeFirst();
  }

  async days(series: DealsOfGame, userId: string): Promise<readonly number[]> {
    const rows = await this.#ofSeries(series, 'daily')
      .innerJoin('attempts', 'attempts.dealId', 'deals.id')
      .select('day')
      .where(eb => eb.and({ 'attempts.userId': userId, number: 1, fair: true }))
      .where('points', 'is not', null)
      .whereRef('endedAt', '<', 'closesAt')
      .orderBy('day')
      .execute();
    return rows.flatMap(({ day }) => day ?? []);
  }

  async onDays(series: DealsOfGame, days: readonly number[]): Promise<readonly StoredDeal[]> {
    if (days.length === 0) return [];
    const rows = this.#ofSeries(series, 'daily').selectAll().where('day', 'in', days);
    return (await rows.execute()).map(toDeal);
  }

  async challenges(
    series: DealsOfGame,
    userId: string,
    { most, skip }: { readonly most: number; readonly skip: number },
  ): Promise<readonly StoredDeal[]> {
    const rows = this.#ofSeries(series, 'challenge')
      .selectAll()
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('deals.userId', '=', userId),
          exists(
            selectFrom('attempts')
              .select('number')
              .whereRef('attempts.dealId', '=', 'deals.id')
              .where('attempts.userId', '=', userId),
          ),
        ]),
      );
    const sorted = rows.orderBy('opensAt', 'desc').orderBy('id').limit(most).offset(skip);
    return (await sorted.execute()).map(toDeal);
  }

  async finished(userId: string, ids: readonly string[]): Promise<readonly StoredAttempt[]> {
    if (ids.length === 0) return [];
    const rows = this.rowsOf('attempts', { userId });
    const done = rows.where('dealId', 'in', ids).where('points', 'is not', null);
    return done.orderBy('number').execute();
  }

  /** Adds a person to a server's ranking of a deal. */
  async appear(dealId: string, guildId: string, userId: string): Promise<void> {
    await this.addRows('appearances', { dealId, guildId, userId });
  }

  async appears(dealId: string, guildId: string, userId: string): Promise<boolean> {
    const rows = this.db.selectFrom('appearances').select('dealId').where('dealId', '=', dealId);
    return hasRow(rows.where('guildId', '=', guildId).where('userId', '=', userId));
  }

  async ofUser(userId: string) {
    const attempts = this.rowsOf('attempts', { userId });
    const servers = this.db.selectFrom('appearances').select(['dealId', 'guildId']);
    const made = this.db.selectFrom('deals').select('id').where('userId', '=', userId);
    return {
      attempts: await attempts.orderBy('begunAt').orderBy('number').execute(),
      appearances: await servers.where('userId', '=', userId).orderBy('dealId').orderBy('guildId').execute(),
      challenges: (await made.orderBy('opensAt').orderBy('id').execute()).map(({ id }) => id),
    };
  }

  async forget(userId: string): Promise<void> {
    await this.changing('deals', { userId }, { userId: null }).execute();
  }

  #ofSeries({ game, form }: DealsOfGame, kind: DealKind) {
    const rows = this.db.selectFrom('deals').where('deals.game', '=', game);
    return rows.where('form', '=', form).where('kind', '=', kind);
  }

  #counted({ id, closesAt }: Pick<StoredDeal, 'id' | 'closesAt'>, now: number) {
    const isClosed = closesAt !== null && closesAt <= now;
    return this.db
      .selectFrom('attempts')
      .leftJoin('people', 'people.id', 'attempts.userId')
      .where(eb => eb.and({ dealId: id, number: 1 }))
      .$if(!isClosed, query => query.where('endedAt', 'is not', null))
      .$if(closesAt !== null, query => query.where('fair', '=', true))
      .where(({ or, eb }) => or([eb('people.stats', 'is', null), eb('people.stats', '=', true)]));
  }
}
