import { type NotNull, sql } from 'kysely';
import { literal, Repository } from '../rows/rows.ts';
import type { PlayedColours, StoredResult } from '../types/index.ts';

export interface ResultsOf {
  readonly game: string;
  /** Server whose games count. Absent: games of all servers count. */
  readonly guildId?: string | undefined;
  /** True: games with bots. False: games among people only. Default: false. */
  readonly withPlayers?: boolean | undefined;
  readonly most?: number | undefined;
}

/** Results of a person in a category of games with several seats: among people, or with bots (`withPlayers`). */
export interface Tally {
  readonly userId: string;
  readonly name: string | null;
  readonly category: string;
  readonly games: number;
  readonly wins: number;
  /** Average points of the games that the person played to the end. Null without such a game. */
  readonly average: number | null;
  readonly best: number | null;
}

export interface SoloBest {
  readonly userId: string;
  readonly name: string | null;
  readonly category: string;
  readonly points: number;
}

export interface Practised {
  readonly category: string;
  readonly games: number;
  readonly points: number;
}

/** SQL rank of a person within a category, by the person's best solo game. */
const PLACE = sql<number>`row_number() over (partition by category order by max(points) desc, user_id)`;

/** SQL rank of a person among all people who have played games of a category with others. */
const STANDING = sql<number>`row_number() over (
  partition by category order by sum(won) desc, coalesce(avg(points), 0) desc, count(*), user_id
)`;

export class Results extends Repository {
  /** Stores the results of a match. Throws ConflictError where results of the match are already stored. */
  async put(rows: readonly StoredResult[]): Promise<void> {
    if (rows.length > 0) await this.insertRows('results', rows);
  }

  async ofUser(userId: string): Promise<readonly StoredResult[]> {
    return this.rowsOf('results', { userId }).orderBy('at', 'desc').orderBy('matchId').execute();
  }

  async ofMatch(matchId: string): Promise<readonly StoredResult[]> {
    return this.rowsOf('results', { matchId }).orderBy('seat').execute();
  }

  /** Lists a person's results in one category of games with others, oldest first. Only games that count are listed. */
  async played(
    userId: string,
    {
      game,
      category,
      withPlayers,
    }: { readonly game: string; readonly category: string; readonly withPlayers: boolean },
  ): Promise<readonly StoredResult[]> {
    return this.#counted({ game, withPlayers }, userId)
      .selectAll('results')
      .where('category', '=', category)
      .where('seats', '>', 1)
      .orderBy('results.at')
      .orderBy('matchId')
      .execute();
  }

  /**
   * Lists people's results by category, without solo games. Only games that count are included. Most wins come first; equal
   * wins are ordered by average.
   */
  async tallies(of: ResultsOf, userId?: string): Promise<readonly Tally[]> {
    const tallies = this.#counted(of, userId)
      .select(({ fn }) => [
        'userId',
        'people.name',
        'category',
        fn.countAll<number>().as('games'),
        fn.sum<number>('won').as('wins'),
        fn.avg<number | null>('points').as('average'),
        fn.max('best').as('best'),
      ])
      .select(STANDING.as('place'))
      .where('seats', '>', 1)
      .groupBy(['userId', 'people.name', 'category']);
    return this.db
      .selectFrom(tallies.as('tallies'))
      .select(['userId', 'name', 'category', 'games', 'wins', 'average', 'best'])
      .$if(of.most !== undefined, query => query.where('place', '<=', of.most ?? 0))
      .orderBy('category')
      .orderBy('place')
      .execute();
  }

  /** Lists the best solo game of each person, by category. Practice games are left out. */
  async soloBests(of: ResultsOf, userId?: string): Promise<readonly SoloBest[]> {
    const bests = this.#counted(of, userId)
      .select(({ fn }) => ['userId', 'people.name', 'category', fn.max('points').as('points')])
      .select(PLACE.as('place'))
      .where(eb => eb.and({ seats: 1, practised: false }))
      .where('points', 'is not', null)
      .groupBy(['userId', 'people.name', 'category']);
    return this.db
      .selectFrom(bests.as('bests'))
      .select(['userId', 'name', 'category', 'points'])
      .$narrowType<{ points: NotNull }>()
      .$if(of.most !== undefined, query => query.where('place', '<=', of.most ?? 0))
      .orderBy('category')
      .orderBy('place')
      .execute();
  }

  async practised(of: ResultsOf, userId: string): Promise<readonly Practised[]> {
    return this.#counted(of, userId)
      .select(({ fn }) => ['category', fn.countAll<number>().as('games'), fn.max('points').as('points')])
      .$narrowType<{ points: NotNull }>()
      .where(eb => eb.and({ seats: 1, practised: true }))
      .where('points', 'is not', null)
      .groupBy('category')
      .orderBy('category')
      .execute();
  }

  /**
   * Lists this process's matches that are over but have no stored results, oldest first. Matches of duplicates are left out.
   */
  async missing(): Promise<readonly string[]> {
    const rows = this.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', literal('over'))
      .where('duplicateId', 'is', null)
      .where('id', 'not in', this.db.selectFrom('results').select('matchId'))
      .orderBy('number');
    return (await this.own(rows, 'matches.id').execute()).map(row => row.id);
  }

  /** Lists matches of this process for which the pieces of each colour are not counted yet, newest first. */
  async uncounted(most: number): Promise<readonly string[]> {
    const rows = this.db
      .selectFrom('results')
      .select('matchId')
      .distinct()
      .select('at')
      .where('colours', 'is', null)
      .orderBy('at', 'desc')
      .limit(most);
    return (await this.own(rows, 'results.matchId').execute()).map(row => row.matchId);
  }

  async setColours(matchId: string, seat: number, colours: PlayedColours): Promise<void> {
    await this.changing('results', { matchId, seat }, { colours }).execute();
  }

  #counted({ game, guildId, withPlayers = false }: ResultsOf, userId: string | undefined) {
    return this.db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.userId')
      .where(eb => eb.and({ game, counts: true, withPlayers }))
      .$if(guildId !== undefined, query => query.where('guildId', '=', guildId ?? null))
      .$if(userId !== undefined, query => query.where('userId', '=', userId ?? ''))
      .$if(userId === undefined, query =>
        query.where(eb => eb.or([eb('people.stats', 'is', null), eb('people.stats', '=', true)])),
      );
  }
}
