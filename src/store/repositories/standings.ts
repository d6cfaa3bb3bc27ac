import { type RawBuilder, sql } from 'kysely';
import { SETTLED_AT } from '../../core/contract/rating-formula.ts';
import { countOf, hasRow, Repository } from '../rows/rows.ts';
import type { StoredStanding } from '../types/index.ts';

/** Server id for leaderboards over all servers. */
export const EVERYWHERE = '';

export interface StandingsOf {
  readonly guildId: string;
  readonly game: string;
  readonly alone: boolean;
}

export interface ListedStanding extends Omit<StoredStanding, 'shown' | 'alone' | 'guildId' | 'game'> {
  readonly name: string | null;
}

/** Selects the shown rows of a leaderboard. The condition uses constants, so that the database uses the index of shown rows. */
const shownIn = ({ guildId, game, alone }: StandingsOf) =>
  sql<boolean>`guild_id = ${guildId} and game = ${game} and alone = ${sql.lit(Number(alone))} and shown = 1`;

/**
 * Rows of leaderboards. They are stored in their order, so that a query reads only the rows that it returns. All rows can be
 * recomputed from results, ratings and settings.
 */
export class Standings extends Repository {
  /**
   * Recomputes the rows of a person in a game; without an argument, all rows. Callers must call this method whenever results,
   * ratings or settings have changed.
   */
  async refresh(of?: { readonly userId: string; readonly game: string }): Promise<void> {
    const wanted = of ? sql`results.user_id = ${of.userId} and results.game = ${of.game}` : sql`1 = 1`;
    await this.db
      .deleteFrom('standings')
      .$if(of !== undefined, query =>
        query.where('userId', '=', of?.userId ?? '').where('game', '=', of?.game ?? ''),
      )
      .execute();
    await this.#insert(sql`results.guild_id`, wanted);
    await this.#insert(undefined, wanted);
  }

  /**
   * Shows or hides a person's rows, according to the person's settings.
   * @param here true: the rows are shown on the leaderboards of single servers
   * @param everywhere true: the rows are also shown on the leaderboards of all servers
   */
  async show(userId: string, here: boolean, everywhere: boolean): Promise<void> {
    const set = (shown: boolean) => this.changing('standings', { userId }, { shown });
    await set(here).where('guildId', '!=', EVERYWHERE).execute();
    await set(here && everywhere)
      .where('guildId', '=', EVERYWHERE)
      .execute();
  }

  /**
   * Lists the categories of a leaderboard, by name. Each category is looked up separately, so that the database reads few rows.
   */
  async categories(of: StandingsOf): Promise<readonly string[]> {
    const found: string[] = [];
    for (;;) {
      const after = found.at(-1);
      const row = await this.db
        .selectFrom('standings')
        .select('category')
        .where(shownIn(of))
        .$if(after !== undefined, query => query.where('category', '>', after ?? ''))
        .orderBy('category')
        .limit(1)
        .executeTakeFirst();
      if (!row) return found;
      found.push(row.category);
    }
  }

  /** Lists the best people of a category. Settled ratings come first; the order is then by score, wins and average. */
  async top(of: StandingsOf, category: string, most: number): Promise<readonly ListedStanding[]> {
    return this.db
      .selectFrom('standings')
      .leftJoin('people', 'people.id', 'standings.userId')
      .select(['category', 'userId', 'people.name', 'settled', 'score', 'wins', 'average', 'games', 'best'])
      .where(shownIn(of))
      .where('category', '=', category)
      .orderBy('settled', 'desc')
      .orderBy('score', 'desc')
      .orderBy('wins', 'desc')
      .orderBy('average', 'desc')
      .orderBy('games')
      .orderBy('userId')
      .limit(most)
      .execute();
  }

  async isListed(of: StandingsOf, category: string, userId: string): Promise<boolean> {
    const rows = this.db.selectFrom('standings').select('userId').where(shownIn(of));
    return hasRow(rows.where('category', '=', category).where('userId', '=', userId));
  }

  /**
   * Returns a person's place in a category, among the shown people with a rating. Undefined: the person is not shown, or has no
   * rating.
   */
  async placeOf(of: StandingsOf, category: string, userId: string): Promise<number | undefined> {
    const own = await this.db
      .selectFrom('standings')
      .select(['settled', 'score'])
      .where(shownIn(of))
      .where(eb => eb.and({ category, userId }))
      .where('score', '>', 0)
      .executeTakeFirst();
    if (!own) return undefined;
    const before = this.db
      .selectFrom('standings')
      .where(shownIn(of))
      .where('category', '=', category)
      .where(sql<boolean>`(settled, score) > (${own.settled}, ${own.score})`);
    return 1 + (await countOf(before));
  }

  async ofUser(userId: string): Promise<readonly StoredStanding[]> {
    return this.rowsOf('standings', { userId })
      .orderBy('guildId')
      .orderBy('game')
      .orderBy('category')
      .orderBy('alone')
      .execute();
  }

  async #insert(guild: RawBuilder<unknown> | undefined, wanted: RawBuilder<unknown>): Promise<void> {
    const where = guild ?? sql`''`;
    const shown = guild ? sql`1` : sql`coalesce(max(people.everywhere), 0)`;
    const alone = sql`case when results.seats = 1 then 1 else 0 end`;
    await sql`
      insert into standings
        (guild_id, game, category, user_id, alone, settled, score, wins, average, games, best, shown)
      select ${where}, results.game, results.category, results.user_id, ${alone},
        case when max(ratings.games) >= ${sql.lit(SETTLED_AT)} and max(results.seats) > 1 then 1 else 0 end,
        case when max(results.seats) = 1 then max(results.points) else coalesce(max(ratings.points), 0) end,
        case when max(results.seats) = 1 then 0 else sum(results.won) end,
        case when max(results.seats) = 1 then 0
          else coalesce(sum(results.points) * 1000 / nullif(count(results.points), 0), 0) end,
        count(*), max(results.best),
        coalesce(max(people.stats), 1) * ${shown}
      from results
      left join people on people.id = results.user_id
      left join ratings on ratings.user_id = results.user_id and ratings.game = results.game
        and ratings.category = results.category and ratings.pool = 'people'
      where ${wanted} and results.counts = 1 and results.with_players = 0
        and (results.seats > 1 or (results.practised = 0 and results.points is not null))
        ${guild ? sql`and results.guild_id is not null` : sql``}
      group by ${guild ? sql`results.guild_id,` : sql``} results.game, results.category, results.user_id, ${alone}`.execute(
      this.db,
    );
  }
}
