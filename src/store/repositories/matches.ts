import type { Updateable } from 'kysely';
import { StaleError } from '../dialect/errors.ts';
import type { Schema } from '../dialect/schema.ts';
import { hasChanged, kindOf, literal, toJson } from '../rows/rows.ts';
import type { EndedBy, NewMatch, NewSeat, Snapshot, StoredMatch } from '../types/index.ts';
import { MatchQueries } from './match-queries.ts';
import { LIVE_ROWS } from './match-row.ts';
import { toDealRow } from './moves.ts';
import { type ShownAt, shownFields } from './places.ts';

/** Writes to rows of `matches` and to their seats. The base class reads them (match-queries.ts). */
export class Matches extends MatchQueries {
  /** Adds a lobby at revision 0. Throws ConflictError where the channel already has a live match, or the id is taken. */
  async insert(match: NewMatch, seats: readonly NewSeat[]): Promise<void> {
    await this.insertRows('matches', {
      ...match,
      hints: match.hints ?? true,
      rated: match.rated ?? false,
      everywhere: match.everywhere ?? false,
      withheld: match.duplicateId !== undefined,
      number: kindOf(this.db).nextMatchNumber,
      options: toJson(match.options),
      status: 'lobby' as const,
      rev: 0,
      updatedAt: match.createdAt,
    });
    await this.setSeats(match.id, seats, match.createdAt);
  }

  /** Replaces all seats of a match. Throws ConflictError where a person would have two seats. */
  async setSeats(matchId: string, seats: readonly NewSeat[], at: number): Promise<void> {
    // If a person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    for (const { userId } of seats) await this.lock(`person ${userId}`);
    await this.write(this.deleting('seats', { matchId }));
    if (seats.length > 0) {
      const rows = seats.map(({ seat, userId, name, resigned, strength, place = 0 }) => ({
        ...{ matchId, seat, userId, name, resigned, strength, place },
      }));
      await this.insertRows('seats', rows);
    }
    await this.#set(matchId, { updatedAt: at });
  }

  setOpener(matchId: string, openerId: string, openerName: string): Promise<void> {
    return this.#set(matchId, { openerId, openerName });
  }

  async resign(matchId: string, seat: number, at: number): Promise<void> {
    await this.write(
      this.db
        .updateTable('seats')
        .set(eb => ({
          resigned: true,
          resignedRev: eb.selectFrom('matches').select('rev').where('id', '=', matchId),
        }))
        .where('matchId', '=', matchId)
        .where('seat', '=', seat),
    );
    await this.write(this.deleting('orders', { matchId, seat }));
    await this.#set(matchId, { updatedAt: at });
  }

  /**
   * Stores the deal, and turns the lobby into a running game at revision 0. Throws StaleError where the match is no longer a
   * lobby.
   */
  async start(matchId: string, deal: Snapshot): Promise<void> {
    if (
      !(await hasChanged(
        this.changing('matches', { id: matchId }, { status: 'running', updatedAt: deal.at }).where(
          'status',
          '=',
          literal('lobby'),
        ),
      ))
    )
      throw new StaleError(`match ${matchId} is no lobby`);
    await this.insertRows('moves', toDealRow(matchId, deal));
  }

  /** Ends a match. Throws StaleError where the match has already ended. */
  async end(matchId: string, status: 'over' | 'cancelled', endedBy: EndedBy, at: number): Promise<void> {
    if (
      !(await hasChanged(
        this.changing('matches', { id: matchId }, { status, endedBy, updatedAt: at }).where(
          'status',
          'in',
          LIVE_ROWS,
        ),
      ))
    )
      throw new StaleError(`match ${matchId} has ended`);
    await this.write(this.deleting('orders', { matchId }));
  }

  /** Stores the given terms of a match: rating, hints, seating or pace. */
  setTerms(
    matchId: string,
    terms: Partial<Pick<StoredMatch, 'rated' | 'hints' | 'seating' | 'pace'>>,
  ): Promise<void> {
    return this.#set(matchId, terms);
  }

  setEverywhere(matchId: string, isShown: boolean): Promise<void> {
    return this.#set(matchId, { everywhere: isShown });
  }

  setPractised(matchId: string): Promise<void> {
    return this.#set(matchId, { practised: true });
  }

  /** Parks a match's home: records that its channel is closed to the bot. */
  async setParked(matchId: string, at: number): Promise<void> {
    await this.write(
      this.changing('matches', { id: matchId }, { parkedAt: at }).where('parkedAt', 'is', null),
    );
  }

  /**
   * Pauses or continues a match.
   * @param at time of the pause; null: the match continues
   */
  setPaused(matchId: string, at: number | null): Promise<void> {
    return this.#set(matchId, { pausedAt: at });
  }

  setPrompted(matchId: string, at: number): Promise<void> {
    return this.#set(matchId, { promptedAt: at });
  }

  /** Stores the ids of the messages in a match's home, and with `parkedAt: null` that the channel is open. */
  async setShown(matchId: string, shown: ShownAt): Promise<void> {
    if (Object.keys(shown).length === 0) return;
    await this.write(this.db.updateTable('matches').set(shownFields(shown)).where('id', '=', matchId));
  }

  #set(matchId: string, fields: Updateable<Schema['matches']>): Promise<void> {
    return this.write(this.changing('matches', { id: matchId }, fields));
  }
}
