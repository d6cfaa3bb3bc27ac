import { type Selectable, sql } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { type Executor, earliest, hasChanged, literal, Repository } from '../rows/rows.ts';
import type { StoredSeat } from '../types/index.ts';

/** Fields of a seat that may change. Absent fields stay unchanged. */
export type SeatState = Partial<
  Pick<
    StoredSeat,
    | 'absentAt'
    | 'standIn'
    | 'offeredAt'
    | 'gone'
    | 'calledAt'
    | 'awayMs'
    | 'spentMs'
    | 'graceAt'
    | 'place'
    | 'said'
    | 'hidesPhrases'
  >
>;

export const SEAT_COLUMNS = [
  'seat',
  'userId',
  'name',
  'resigned',
  'resignedRev',
  'strength',
  'absentAt',
  'standIn',
  'offeredAt',
  'gone',
  'calledAt',
  'dealtTo',
  'awayMs',
  'place',
  'spentMs',
  'graceAt',
  'said',
  'hidesPhrases',
] as const;
export type SeatRow = Pick<Selectable<Schema['seats']>, (typeof SEAT_COLUMNS)[number]> & {
  nameElsewhere: string | null;
};

/** Selects the name that people at other places of a match see, from the person's row and not from the seat. */
export const nameElsewhere = sql<string | null>`case when people.named = 1 then people.name end`.as(
  'nameElsewhere',
);

/**
 * Selects a row where the seats of two results of one match are at different places. Two channels of one server are two places.
 * @param own alias of the first row of `results`
 * @param theirs alias of the second row of `results`
 */
export const atTwoPlaces = (db: Executor, own: string, theirs: string) =>
  db
    .selectFrom('seats as ownSeat')
    .innerJoin('seats as theirSeat', join =>
      join.onRef('theirSeat.matchId', '=', 'ownSeat.matchId').onRef('theirSeat.place', '!=', 'ownSeat.place'),
    )
    .select('ownSeat.seat')
    .where(eb =>
      eb.and({
        'ownSeat.matchId': sql.ref<string>(`${own}.matchId`),
        'ownSeat.seat': sql.ref<number>(`${own}.seat`),
        'theirSeat.seat': sql.ref<number>(`${theirs}.seat`),
      }),
    );

/** Seats of matches, with their people and the stand-ins for absent people. */
export class Seats extends Repository {
  async list(matchId: string): Promise<readonly StoredSeat[]> {
    return this.db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.userId')
      .select(SEAT_COLUMNS.map(column => `seats.${column}` as const))
      .select(nameElsewhere)
      .where('matchId', '=', matchId)
      .orderBy('seat')
      .execute();
  }

  async change(matchId: string, seat: number, change: SeatState): Promise<void> {
    await this.write(this.changing('seats', { matchId, seat }, change));
  }

  /** Gives an offered seat to another person, who plays from `place`. Returns false where the seat was no longer on offer. */
  async take(matchId: string, seat: number, userId: string, name: string, place = 0): Promise<boolean> {
    await this.lock(`person ${userId}`);
    const isTaken = await hasChanged(
      this.db
        .updateTable('seats')
        .set(eb => ({
          userId,
          name,
          place,
          dealtTo: eb.fn.coalesce('dealtTo', 'userId'),
          absentAt: null,
          standIn: null,
          offeredAt: null,
          calledAt: null,
          awayMs: 0,
          spentMs: 0,
          graceAt: null,
          said: null,
          hidesPhrases: false,
          gone: false,
        }))
        .where(eb => eb.and({ matchId, seat }))
        .where('offeredAt', 'is not', null),
    );
    // Standing orders belong to the person who had the seat before, so they are deleted.
    if (isTaken) await this.write(this.deleting('orders', { matchId, seat }));
    return isTaken;
  }

  /** Deletes the phrases of games that ended before `before`, and people's wishes to hide phrases there. */
  async sweepPhrases(before: number): Promise<void> {
    await this.write(
      this.db
        .updateTable('seats')
        .set({ said: null, hidesPhrases: false })
        .where(eb => eb.or([eb('said', 'is not', null), eb('hidesPhrases', '=', true)]))
        .where('matchId', 'in', ({ selectFrom }) =>
          selectFrom('matches').select('id').where('endedBy', 'is not', null).where('updatedAt', '<', before),
        ),
    );
  }

  /**
   * Returns true where a match has ended since `since` because the bot could not reach the person. Matches in which one of
   * `others` sat do not count.
   */
  async wasUnreached(userId: string, since: number, others: readonly string[]): Promise<boolean> {
    const found = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select('matches.id')
      .where(eb => eb.and({ userId, gone: true, endedBy: 'unreached' }))
      .where('matches.updatedAt', '>=', since)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats as other')
              .select('other.seat')
              .whereRef('other.matchId', '=', 'matches.id')
              .where('other.userId', 'in', others),
          ),
        ),
      )
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Lists the seats that another person has taken over from this person. */
  async lostBy(userId: string): Promise<readonly { readonly matchId: string; readonly seat: number }[]> {
    return this.db
      .selectFrom('seats')
      .select(['matchId', 'seat'])
      .where('dealtTo', '=', userId)
      .orderBy('matchId')
      .execute();
  }

  /**
   * Replaces the id of a person in seats that other people have taken over from the person.
   * @param as id of the placeholder that replaces the person
   */
  async forget(userId: string, as: string): Promise<void> {
    await this.write(this.changing('seats', { dealtTo: userId }, { dealtTo: as }));
  }

  /** Ends the offer of a seat. Returns false where the seat is not on offer, or was offered later than `since`. */
  async endOffer(matchId: string, seat: number, since: number): Promise<boolean> {
    return hasChanged(
      this.changing('seats', { matchId, seat }, { offeredAt: null }).where('offeredAt', '<=', since),
    );
  }

  async offeredBefore(at: number): Promise<readonly { readonly matchId: string; readonly seat: number }[]> {
    return this.#offers()
      .select(['matchId', 'seat'])
      .where('offeredAt', '<=', at)
      .orderBy('offeredAt')
      .execute();
  }

  async oldestOffer(): Promise<number | undefined> {
    return earliest(this.#offers().select(({ fn }) => fn.min('offeredAt').as('at')));
  }

  /**
   * Selects the seats on offer. The subquery makes SQLite begin with these few seats, and the condition `offeredAt > 0` lets it
   * use the index.
   */
  #offers() {
    const offers = this.db
      .selectFrom('seats')
      .where('offeredAt', '>', 0)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matches')
            .select('id')
            .whereRef('matches.id', '=', 'seats.matchId')
            .where('status', '=', literal('running')),
        ),
      );
    return this.own(offers, 'seats.matchId');
  }
}
