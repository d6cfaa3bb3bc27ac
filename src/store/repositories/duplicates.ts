import { hasRow } from '../rows/rows.ts';
import type { DuplicateState } from '../types/index.ts';
import { type ContestColumns, ContestRows, type Leaver, type Nobody } from './contests.ts';

/** Stores duplicates (tournaments that play one deal at several tables), with their people, tables and seats. */
export class Duplicates extends ContestRows<DuplicateState> {
  protected readonly kind: ContestColumns = {
    what: 'duplicate',
    table: ['number'],
    seat: 'seat',
  };

  /**
   * Returns true where the match in the channel is hidden from a person. Such a match belongs to an unfinished duplicate, and
   * the person has no seat in it.
   */
  async isShut(channelId: string, userId: string): Promise<boolean> {
    const row = this.db
      .selectFrom('matches')
      .select('id')
      .where(eb => eb.and({ channelId, withheld: true }))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.matchId', '=', 'matches.id')
              .where('seats.userId', '=', userId),
          ),
        ),
      );
    return hasRow(row.limit(1));
  }

  /**
   * Counts a person's compared duplicates, and averages their `share` in thousandths. The average is null without a duplicate.
   * @param guildId server of the duplicates; absent: all servers
   */
  async tally(
    { game, guildId }: { readonly game: string; readonly guildId?: string | undefined },
    userId: string,
  ): Promise<{ readonly count: number; readonly share: number | null }> {
    const { count, share } = await this.db
      .selectFrom('duplicatePlayers')
      .innerJoin('duplicates', 'duplicates.id', 'duplicatePlayers.duplicateId')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('share').as('share')])
      .where(eb => eb.and({ userId, game }))
      .where('share', 'is not', null)
      .$if(guildId !== undefined, query => query.where('guildId', '=', guildId ?? ''))
      .executeTakeFirstOrThrow();
    return { count, share: share === null ? null : Math.round(share) };
  }

  /** Makes the matches of a duplicate visible to everybody. */
  async reveal(duplicateId: string): Promise<void> {
    await this.changing('matches', { duplicateId }, { withheld: false }).execute();
  }

  /** Deletes duplicates that were never dealt and have not changed since `before`. Returns their number. */
  async prune(before: number): Promise<number> {
    const rows = this.db.deleteFrom('duplicates').where('updatedAt', '<', before);
    const { numDeletedRows } = await rows
      .where('status', 'in', ['gathering', 'called-off'])
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /**
   * Returns all data about duplicates that is stored for a person, as an answer to the person's own request. Results of other
   * people are left out.
   */
  async ofUser(userId: string) {
    const played = await this.db
      .selectFrom('duplicatePlayers')
      .innerJoin('duplicates', 'duplicates.id', 'duplicatePlayers.duplicateId')
      .leftJoin('duplicateSeats', join =>
        join
          .onRef('duplicateSeats.duplicateId', '=', 'duplicatePlayers.duplicateId')
          .onRef('duplicateSeats.player', '=', 'duplicatePlayers.number'),
      )
      .select(['duplicates.id as duplicateId', 'guildId', 'game', 'status', 'duplicatePlayers.number'])
      .select([
        'duplicateSeats.number as table',
        'duplicateSeats.seat',
        'duplicateSeats.points',
        'share',
        'forfeitedAt',
        'joinedAt',
      ])
      .where('userId', '=', userId)
      .orderBy('joinedAt')
      .orderBy('duplicates.id')
      .execute();
    return { played, opened: await this.opened(userId) };
  }

  /** Removes a person before the deal. After the deal, a placeholder takes the person's place. */
  protected async forgetPlayer(id: string, player: Leaver<DuplicateState>, nobody: Nobody): Promise<void> {
    if (player.status === 'running' || player.status === 'over' || player.status === 'closed')
      return this.changePlayer(id, player, { userId: nobody.id, name: nobody.name });
    await this.dropRows('duplicatePlayers', { duplicateId: id, number: player.number });
  }
}
