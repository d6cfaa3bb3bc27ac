import { sql } from 'kysely';
import { type Executor, Repository } from '../rows/rows.ts';
import type { StoredPlace } from '../types/index.ts';
import type { ParkedWhere } from './match-queries.ts';
import { LIVE_ROWS } from './match-row.ts';

/** Place of a match. Number 0 is the home. */
export interface PlaceOf {
  readonly matchId: string;
  readonly place: number;
}

export type NewPlace = Pick<StoredPlace, 'channelId' | 'guildId' | 'language'>;

/**
 * Ids of a place's messages, and the revision that they show. Absent fields stay as they are. `parkedAt: null` opens the place.
 */
export interface ShownAt {
  readonly lobbyMessageId?: string;
  readonly boardMessageId?: string;
  readonly shownRev?: number;
  readonly parkedAt?: null;
}

/** Returns the changed fields of a place's row. `shownRev` never decreases, since another process may report late. */
export function shownFields({ shownRev, boardMessageId, ...rest }: ShownAt) {
  if (shownRev === undefined) return { ...rest, ...(boardMessageId !== undefined && { boardMessageId }) };
  const newest = <Value>(column: 'shownRev' | 'boardMessageId', value: Value) =>
    sql<Value>`case when ${sql.ref('shownRev')} > ${shownRev} then ${sql.ref(column)} else ${value} end`;
  return {
    ...rest,
    shownRev: newest('shownRev', shownRev),
    ...(boardMessageId !== undefined && { boardMessageId: newest('boardMessageId', boardMessageId) }),
  };
}

/** Selects all places of the matches, the homes too. */
export const everyPlace = (db: Pick<Executor, 'selectFrom'>) =>
  db
    .selectFrom('matches')
    .select(['matches.id as matchId', 'status', 'number', 'channelId', 'guildId', 'parkedAt'])
    .select(sql<number>`0`.as('place'))
    .unionAll(
      db
        .selectFrom('matchPlaces')
        .innerJoin('matches', 'matches.id', 'matchPlaces.matchId')
        .select([
          'matchPlaces.matchId',
          'matches.status',
          'matches.number',
          'matchPlaces.channelId',
          'matchPlaces.guildId',
          'matchPlaces.parkedAt',
          'matchPlaces.place',
        ]),
    );

export class MatchPlaces extends Repository {
  /** Adds the places of a match beside its home. They get the numbers from 1. */
  async put(matchId: string, places: readonly NewPlace[]): Promise<void> {
    if (places.length === 0) return;
    const rows = places.map(({ channelId, guildId, language }, index) => ({
      matchId,
      place: index + 1,
      channelId,
      guildId,
      language,
    }));
    await this.insertRows('matchPlaces', rows);
  }

  /**
   * Adds a place to a match, and returns its number. The number was never used before, since a message to a removed place may
   * still be under way.
   */
  async add(matchId: string, { channelId, guildId, language }: NewPlace): Promise<number> {
    const newest = (table: 'matchPlaces' | 'outbox') =>
      this.db
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('place').as('place'))
        .where('matchId', '=', matchId)
        .executeTakeFirst();
    const [one, other] = [await newest('matchPlaces'), await newest('outbox')];
    const place = Math.max(one?.place ?? 0, other?.place ?? 0) + 1;
    const row = { matchId, place, channelId, guildId, language };
    await this.insertRows('matchPlaces', row);
    return place;
  }

  /**
   * Adds the direct messages of a person as a place with a known number. `shownRev`: newest revision that the person has seen.
   */
  async move({ matchId, place }: PlaceOf, channelId: string, shownRev: number | null): Promise<void> {
    const row = { matchId, place, channelId, guildId: null, language: null, shownRev };
    await this.insertRows('matchPlaces', row);
  }

  async remove({ matchId, place }: PlaceOf): Promise<void> {
    await this.write(this.deleting('matchPlaces', { matchId, place }));
  }

  /** Locks channels until the transaction ends, so that no other match begins in one of them. */
  async lockChannels(channelIds: readonly string[]): Promise<void> {
    for (const channelId of channelIds.toSorted()) await this.lock(`channel ${channelId}`);
  }

  /** Lists the places of a server in lobbies and running games. */
  async liveIn(guildId: string): Promise<readonly PlaceOf[]> {
    return this.db
      .selectFrom(everyPlace(this.db).as('places'))
      .select(['matchId', 'place'])
      .where('guildId', '=', guildId)
      .where('status', 'in', LIVE_ROWS)
      .orderBy('number')
      .execute();
  }

  /** Lists the places of a channel or a server that are parked: closed to the bot. */
  async parkedIn(where: ParkedWhere): Promise<readonly PlaceOf[]> {
    return this.db
      .selectFrom(everyPlace(this.db).as('places'))
      .select(['matchId', 'place'])
      .where('parkedAt', 'is not', null)
      .where(eb => eb.and(where))
      .execute();
  }

  /** Parks a place beside the home: records that its channel is closed to the bot. */
  async setParked(of: PlaceOf, at: number): Promise<void> {
    await this.write(this.#one(of).set({ parkedAt: at }).where('parkedAt', 'is', null));
  }

  /** Stores the ids of the messages of a place beside the home, like `Matches.setShown`. */
  async setShown(of: PlaceOf, shown: ShownAt): Promise<void> {
    if (Object.keys(shown).length > 0) await this.write(this.#one(of).set(shownFields(shown)));
  }

  /** Deletes the direct messages of a person as places of matches, since their channels name the person. */
  async forget(userId: string): Promise<void> {
    await this.db
      .deleteFrom('matchPlaces')
      .where('guildId', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.matchId', '=', 'matchPlaces.matchId')
            .whereRef('seats.place', '=', 'matchPlaces.place')
            .where('seats.userId', '=', userId),
        ),
      )
      .execute();
  }

  #one({ matchId, place }: PlaceOf) {
    return this.db.updateTable('matchPlaces').where('matchId', '=', matchId).where('place', '=', place);
  }
}
