import type { Expression, ExpressionBuilder, NotNull, SqlBool } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { literal, Repository } from '../rows/rows.ts';
import { PRIVATE_PLACE, type StoredMatch, type StoredSeat } from '../types/index.ts';
import { LIVE, LIVE_ROWS, placesOf } from './match-row.ts';
import { nameElsewhere } from './seats.ts';

const COLUMNS = [
  'id',
  'game',
  'status',
  'rev',
  'pace',
  'channelId',
  'guildId',
  'seatsWanted',
  'lobbyMessageId',
  'boardMessageId',
  'createdAt',
  'updatedAt',
  'pausedAt',
  'rated',
  'rematchOf',
] as const;

const SEAT_COLUMNS = ['seat', 'userId', 'name', 'resigned', 'gone', 'awayMs', 'place', 'spentMs'] as const;

/** Match with the data that a list shows. The match's position is not read. */
export interface ListedMatch extends Pick<StoredMatch, (typeof COLUMNS)[number] | 'places'> {
  readonly seats: readonly Pick<StoredSeat, (typeof SEAT_COLUMNS)[number] | 'nameElsewhere'>[];
  /** Seats whose decision the match waits for, in the order of seats. `since` is the beginning of the wait. */
  readonly waits: readonly { readonly seat: number; readonly since: number }[];
}

export interface Title {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly (Pick<StoredSeat, 'seat' | 'name' | 'place' | 'nameElsewhere'> & {
    readonly id: string;
  })[];
}

/**
 * Queries for lists of matches. A list needs three queries, however many matches it has. The matches' positions are not read.
 */
export class Listings extends Repository {
  /**
   * Lists lobbies and running games in which a person has a seat, oldest first. The lock keeps other transactions from changing
   * these matches until this transaction ends.
   */
  async liveOf(userId: string): Promise<readonly ListedMatch[]> {
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .select('id')
      .where('userId', '=', userId)
      .where('status', 'in', LIVE_ROWS)
      .execute();
    for (const { id } of rows) await this.lock(id);
    const listed = await this.of(rows.map(({ id }) => id));
    const live = listed.filter(({ status }) => LIVE.includes(status));
    return live.filter(({ seats }) => seats.some(seat => seat.userId === userId));
  }

  /** Lists a person's lobbies and running games of several places, oldest first. */
  betweenPlaces(userId: string): Promise<readonly Pick<StoredMatch, 'id' | 'game'>[]> {
    return this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .select(['id', 'game'])
      .where('userId', '=', userId)
      .where('status', 'in', LIVE_ROWS)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matchPlaces')
            .select('matchPlaces.place')
            .whereRef('matchPlaces.matchId', '=', 'matches.id'),
        ),
      )
      .orderBy('number')
      .execute();
  }

  async of(ids: readonly string[]): Promise<readonly ListedMatch[]> {
    if (ids.length === 0) return [];
    const matches = this.db
      .selectFrom('matches')
      .select(COLUMNS)
      .select(placesOf(this.db))
      .where('id', 'in', ids);
    const seats = await this.db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.userId')
      .select(['matchId', ...SEAT_COLUMNS.map(column => `seats.${column}` as const), nameElsewhere])
      .where('matchId', 'in', ids)
      .orderBy('matchId')
      .orderBy('seat')
      .execute();
    const waits = await this.db
      .selectFrom('waits')
      .select(['matchId', 'seat', 'since'])
      .where('matchId', 'in', ids)
      .where('resting', '=', false)
      .orderBy('matchId')
      .orderBy('seat')
      .execute();
    const seatsOf = Map.groupBy(seats, seat => seat.matchId);
    const waitsOf = Map.groupBy(waits, wait => wait.matchId);
    return (await matches.orderBy('number').execute()).map(match => ({
      ...match,
      seats: (seatsOf.get(match.id) ?? []).map(({ matchId: _, ...seat }) => seat),
      waits: (waitsOf.get(match.id) ?? []).map(({ seat, since }) => ({ seat, since })),
    }));
  }

  async titles(ids: readonly string[]): Promise<readonly Title[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .leftJoin('people', 'people.id', 'seats.userId')
      .select(['matchId', 'game', 'seat', 'userId', 'seats.name', 'seats.place', nameElsewhere])
      .where('matches.id', 'in', ids)
      .orderBy('number')
      .orderBy('seat')
      .execute();
    return [...Map.groupBy(rows, row => row.matchId)].map(([id, seats]) => ({
      id,
      game: seats[0]?.game ?? '',
      seats: seats.map(({ seat, userId, name, place, nameElsewhere: shown }) => ({
        ...{ seat, id: userId, name, place, nameElsewhere: shown },
      })),
    }));
  }

  async runningIn(
    guildId: string,
    most: number,
  ): Promise<readonly { readonly id: string; readonly channelId: string; readonly withheld: boolean }[]> {
    return this.db
      .selectFrom('matches')
      .select(['id', 'channelId', 'withheld'])
      .where(eb => eb.and({ guildId, status: literal('running') }))
      .orderBy('number')
      .limit(most)
      .execute();
  }

  /** Lists the lobbies of a server with a free seat, oldest first. */
  gatheringIn(guildId: string, most: number): Promise<readonly ListedMatch[]> {
    return this.#gathering(most, eb => eb('guildId', '=', guildId));
  }

  /** Lists the lobbies that are shown in other servers, and have a free seat, oldest first. */
  shownGathering(most: number): Promise<readonly ListedMatch[]> {
    return this.#gathering(most, eb =>
      eb.and([
        eb('everywhere', '=', true),
        eb(
          'guildId',
          'not in',
          eb.selectFrom('servers').select('servers.guildId').where('listed', '=', 'no'),
        ),
      ]),
    );
  }

  async #gathering(
    most: number,
    where: (eb: ExpressionBuilder<Schema, 'matches'>) => Expression<SqlBool>,
  ): Promise<readonly ListedMatch[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where(where)
      .where('status', '=', literal('lobby'))
      .where(({ eb, selectFrom }) =>
        eb(
          'seatsWanted',
          '>',
          selectFrom('seats')
            .select(({ fn }) => fn.countAll<number>().as('taken'))
            .whereRef('seats.matchId', '=', 'matches.id'),
        ),
      )
      .orderBy('number')
      .limit(most)
      .execute();
    return this.of(rows.map(({ id }) => id));
  }

  /**
   * Lists the servers of this process that have a lobby or a running game. `parked` is true where the channel of such a match
   * is closed to the bot.
   */
  async guilds(): Promise<readonly { readonly id: string; readonly parked: boolean }[]> {
    const rows = this.db
      .selectFrom('matches')
      .select(({ fn }) => ['guildId', fn.count<number>('parkedAt').as('parked')])
      .$narrowType<{ guildId: NotNull }>()
      .where('guildId', 'is not', null)
      .where('status', 'in', LIVE_ROWS)
      .groupBy('guildId');
    const live = await this.own(rows, 'matches.id').execute();
    return live.map(({ guildId, parked }) => ({ id: guildId, parked: parked > 0 }));
  }

  /** Lists running games of this process for which no awaited decision is stored. Private games are left out. */
  async unwaited(): Promise<readonly string[]> {
    const rows = this.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', literal('running'))
      .where('channelId', 'not like', `${PRIVATE_PLACE}%`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('waits').select('seat').whereRef('waits.matchId', '=', 'matches.id'))),
      )
      .orderBy('number');
    return (await this.own(rows, 'matches.id').execute()).map(({ id }) => id);
  }

  async runningOf(userId: string, guildId: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select('matchId')
      .where(eb => eb.and({ userId, guildId, status: literal('running') }))
      .execute();
    return rows.map(({ matchId }) => matchId);
  }
}
