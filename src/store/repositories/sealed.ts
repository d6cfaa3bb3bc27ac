import type { Seat } from '../../core/contract/game.ts';
import type { Refusal } from '../../core/contract/result.ts';
import { fromJson, literal, Repository, toJson } from '../rows/rows.ts';
import type { Sealed, SealedBy, TurnedDown } from '../types/index.ts';

/**
 * Sealed choices, which stay hidden until the other seats of the same revision have chosen. Until then a choice may be
 * replaced.
 */
export class SealedChoices extends Repository {
  async put(
    matchId: string,
    rev: number,
    seat: Seat,
    action: string,
    at: number,
    by: SealedBy = 'person',
  ): Promise<void> {
    const row = { matchId, rev, seat, action, at, by, refusal: null };
    await this.upsert('sealed', row, ['matchId', 'rev', 'seat']);
  }

  async list(matchId: string, rev: number): Promise<readonly Sealed[]> {
    return this.db
      .selectFrom('sealed')
      .select(['seat', 'action', 'by', 'at'])
      .where(eb => eb.and({ matchId, rev }))
      .where('refusal', 'is', null)
      .orderBy('seat')
      .execute();
  }

  /** Refuses a sealed choice. The choice then does not count, and its seat must choose again. */
  async turnDown(matchId: string, rev: number, seat: Seat, refusal: Refusal): Promise<void> {
    await this.write(this.changing('sealed', { matchId, rev, seat }, { refusal: toJson(refusal) }));
  }

  /** Lists the choices that were refused and not yet replaced, by seat. */
  async turnedDown(matchId: string, rev: number): Promise<readonly TurnedDown[]> {
    const rows = await this.db
      .selectFrom('sealed')
      .select(['seat', 'action', 'refusal'])
      .where(eb => eb.and({ matchId, rev }))
      .where('refusal', 'is not', null)
      .orderBy('seat')
      .execute();
    return rows.map(({ refusal, ...row }) => ({
      ...row,
      refusal: fromJson(refusal ?? '', `match ${matchId}, seat ${row.seat}: refusal`) as Refusal,
    }));
  }

  async ofUser(
    userId: string,
  ): Promise<readonly { readonly matchId: string; readonly seat: Seat; readonly action: string }[]> {
    return this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .innerJoin('sealed', join =>
        join
          .onRef('sealed.matchId', '=', 'matches.id')
          .onRef('sealed.rev', '=', 'matches.rev')
          .onRef('sealed.seat', '=', 'seats.seat'),
      )
      .select(['sealed.matchId', 'sealed.seat', 'sealed.action'])
      .where(eb => eb.and({ userId, status: literal('running') }))
      .where('refusal', 'is', null)
      .orderBy('number')
      .execute();
  }

  async clear(matchId: string): Promise<void> {
    await this.write(this.deleting('sealed', { matchId }));
  }
}
