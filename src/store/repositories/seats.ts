import type { Selectable } from 'kysely';
import { earliest, hasChanged, literal, Repository, toFlag } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredSeat } from '../types.ts';

/** What has become of a seat; what is missing stays. */
export type SeatState = Partial<
  Pick<StoredSeat, 'absentAt' | 'standIn' | 'offeredAt' | 'gone' | 'calledAt' | 'awayMs'>
>;

export const SEAT_COLUMNS = [
  'seat',
  'userId',
  'name',
  'resigned',
  'strength',
  'absentAt',
  'standIn',
  'offeredAt',
  'gone',
  'calledAt',
  'dealtTo',
  'awayMs',
] as const;
export type SeatRow = Pick<Selectable<Schema['seats']>, (typeof SEAT_COLUMNS)[number]>;

export const toSeat = (row: SeatRow): StoredSeat => ({
  ...row,
  resigned: row.resigned === 1,
  gone: row.gone === 1,
});

/** Who sits where, and who plays for whom. */
export class Seats extends Repository {
  async list(matchId: string): Promise<readonly StoredSeat[]> {
    const rows = await this.db
      .selectFrom('seats')
      .select(SEAT_COLUMNS)
      .where('matchId', '=', matchId)
      .orderBy('seat')
      .execute();
    return rows.map(toSeat);
  }

  async change(matchId: string, seat: number, { gone, ...rest }: SeatState): Promise<void> {
    await this.write(
      this.db
        .updateTable('seats')
        .set({ ...rest, ...(gone !== undefined && { gone: toFlag(gone) }) })
        .where('matchId', '=', matchId)
        .where('seat', '=', seat),
    );
  }

  /** Somebody else sits down, present; false where the seat was not on offer any more. */
  async take(matchId: string, seat: number, userId: string, name: string): Promise<boolean> {
    await this.lock(`person ${userId}`);
    const isTaken = await hasChanged(
      this.db
        .updateTable('seats')
        .set(eb => ({
          userId,
          name,
          dealtTo: eb.fn.coalesce('dealtTo', 'userId'),
          absentAt: null,
          standIn: null,
          offeredAt: null,
          calledAt: null,
          awayMs: 0,
          gone: toFlag(false),
        }))
        .where('matchId', '=', matchId)
        .where('seat', '=', seat)
        .where('offeredAt', 'is not', null),
    );
    // What whoever sat there decided in advance is theirs alone.
    if (isTaken)
      await this.write(this.db.deleteFrom('orders').where('matchId', '=', matchId).where('seat', '=', seat));
    return isTaken;
  }

  /** Matches in which somebody else has taken over the person's seat. */
  async lostBy(userId: string): Promise<readonly { readonly matchId: string; readonly seat: number }[]> {
    return this.db
      .selectFrom('seats')
      .select(['matchId', 'seat'])
      .where('dealtTo', '=', userId)
      .orderBy('matchId')
      .execute();
  }

  /** Nobody knows any more who was dealt the seats that others took over. @param as who is named instead */
  async forget(userId: string, as: string): Promise<void> {
    await this.write(this.db.updateTable('seats').set({ dealtTo: as }).where('dealtTo', '=', userId));
  }

  /** Nobody may take it any more; false where it was not on offer since then. */
  async endOffer(matchId: string, seat: number, since: number): Promise<boolean> {
    return hasChanged(
      this.db
        .updateTable('seats')
        .set({ offeredAt: null })
        .where('matchId', '=', matchId)
        .where('seat', '=', seat)
        .where('offeredAt', '<=', since),
    );
  }

  /** Seats of running matches that were offered by then. */
  async offeredBefore(at: number): Promise<readonly { readonly matchId: string; readonly seat: number }[]> {
    return this.#offers()
      .select(['matchId', 'seat'])
      .where('offeredAt', '<=', at)
      .orderBy('offeredAt')
      .execute();
  }

  /** When the oldest offer was made. */
  async oldestOffer(): Promise<number | undefined> {
    return earliest(this.#offers().select(({ fn }) => fn.min('offeredAt').as('at')));
  }

  /** Few seats are on offer, however many games run: SQLite joins the other way round, and knows an index by a bound alone. */
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
