import type { Selectable } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { literal, Repository } from '../rows/rows.ts';
import type { StandingSeek, StoredRating, StoredSeek } from '../types/index.ts';
import { LIVE_ROWS } from './match-row.ts';

type SeekRow = Selectable<Schema['seeks']> & { held: unknown };

const toSeek = ({ live: _, held, ...row }: SeekRow): StandingSeek => ({ ...row, held: Boolean(held) });

/** Kind of a person's requests for one game: for a live game, or for a game at another pace. */
export interface SeekKind {
  readonly game: string;
  readonly live: boolean;
}

/** Times before which a request has lapsed: `live` for requests for live games, `slow` for all other requests. */
export interface SeeksEnd {
  readonly slow: number;
  readonly live: number;
}

/** Two people, for example the blocker and the blocked. */
export interface TwoPeople {
  readonly one: string;
  readonly other: string;
}

/** Requests of people for games, with the facts about these people that the pairing considers. */
export class SeekRows extends Repository {
  /**
   * Stores a request. An earlier request of the person of the same kind gets the new wishes. The earlier request keeps its
   * time, except for a live game.
   */
  async put(seek: StoredSeek): Promise<void> {
    const { userId: _, game: __, since, ...rest } = seek;
    const live = seek.pace === 'live';
    const wishes = { ...rest, ...(live && { since }) };
    await this.upsert('seeks', { ...seek, live }, ['userId', 'game', 'live'], wishes);
  }

  /** Lists all requests, the oldest first. */
  async all(): Promise<readonly StandingSeek[]> {
    return (await this.#standing().execute()).map(toSeek);
  }

  /** Lists the requests of people, the oldest first. */
  async of(userIds: readonly string[]): Promise<readonly StandingSeek[]> {
    return (await this.#standing().where('userId', 'in', userIds).execute()).map(toSeek);
  }

  /** Counts the requests of each kind that have not lapsed. */
  async counts({ slow, live }: SeeksEnd): Promise<readonly (SeekKind & { readonly people: number })[]> {
    return this.db
      .selectFrom('seeks')
      .select(['game', 'live', ({ fn }) => fn.countAll<number>().as('people')])
      .where(eb => eb('since', '>', eb.case().when('live', '=', true).then(live).else(slow).end()))
      .groupBy(['game', 'live'])
      .execute();
  }

  /** Deletes a request. Returns false where the person had none of this kind. */
  remove(userId: string, { game, live }: SeekKind): Promise<boolean> {
    return this.dropRows('seeks', { userId, game, live });
  }

  async lapse({ slow, live }: SeeksEnd): Promise<void> {
    const of = (flag: boolean, before: number) =>
      this.deleting('seeks', { live: flag }).where('since', '<=', before).execute();
    await of(false, slow);
    await of(true, live);
  }

  /** Deletes the requests that would show their game in a server. */
  async forgetGuild(guildId: string): Promise<void> {
    await this.deleting('seeks', { guildId }).execute();
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

  /** Lists the blocks between people with requests, those by name and those from a seat. */
  async blocks(): Promise<readonly TwoPeople[]> {
    const seekers = this.#people();
    return this.db
      .selectFrom('blocks')
      .select(['personId as one', 'blockedId as other'])
      .where('personId', 'in', seekers)
      .where('blockedId', 'in', seekers)
      .union(
        this.db
          .selectFrom('seatBlocks')
          .select(['personId as one', 'blockedId as other'])
          .where('personId', 'in', seekers)
          .where('blockedId', 'in', seekers),
      )
      .execute();
  }

  /**
   * Lists pairs of people with requests who have sat in one game, with the time of their newest game. Each pair is listed in
   * both orders.
   * @param since earliest beginning of a game that has ended
   */
  async meetings(since: number): Promise<readonly (TwoPeople & { readonly at: number })[]> {
    return this.db
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
  }

  /**
   * Counts, for people with requests, the games that they have left. In such a game another person took the seat, or a stand-in
   * plays for the person or did so at the end.
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
    return new Map(rows.map(({ userId, games }) => [userId ?? '', games]));
  }

  #standing() {
    return (
      this.db
        .selectFrom('seeks')
        .selectAll('seeks')
        // SQLite would read all matches for a union of homes and other places.
        .select(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('matches')
                .select('id')
                .whereRef('channelId', '=', 'seeks.channelId')
                .where('status', 'in', LIVE_ROWS),
            ),
            exists(
              selectFrom('matchPlaces')
                .innerJoin('matches', 'matches.id', 'matchPlaces.matchId')
                .select('matchPlaces.matchId')
                .whereRef('matchPlaces.channelId', '=', 'seeks.channelId')
                .where('matches.status', 'in', LIVE_ROWS),
            ),
          ]).as('held'),
        )
        .orderBy('since')
        .orderBy('userId')
        .orderBy('game')
        .orderBy('live')
    );
  }

  #people() {
    return this.db.selectFrom('seeks').select('userId');
  }
}
